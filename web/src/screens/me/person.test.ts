import { afterEach, expect, it, vi } from 'vitest';
import { account, load, problems } from '../../i18n/i18n';
import { Person } from './person.svelte';

await load(account, problems);
afterEach(() => vi.unstubAllGlobals());

function json(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

it('tells somebody who is banned so, and lets them be erased', async () => {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (input: string) => {
    const path = input.replace(/^.*\/api\/v1\//, '');
    asked.push(path);
    if (path === 'games') return json({ games: [], levels: [], readOnly: false, announcement: null });
    if (path === 'me/erase') return json({});
    return json({ error: { code: 'banned', message: '' } }, 403);
  });
  const person = new Person();
  await person.look();
  expect(person.server).toBe(true);
  expect(person.banned).toBe(problems().codes.banned);
  await person.erase('Ann');
  expect(asked).toContain('me/erase');
  expect([person.banned, person.gone]).toEqual(['', 'erased']);
});
