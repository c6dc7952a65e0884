import { afterEach, expect, it, vi } from 'vitest';
import { guest, me } from './api';

/** A fake server that knows this browser by its cookie, or does not. */
function server(known: object | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}${body ? ` ${body}` : ''}`);
    const answer = method === 'GET' ? { you: known } : (known ?? { id: 'u2', name: 'new' });
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const ann = { id: 'u1', name: 'Ann', account: false };

it('a browser that has kept nothing but its cookie is still the same person', async () => {
  const asked = server(ann);
  expect(await me()).toEqual(ann);
  expect(await guest('Ann')).toEqual(ann);
  expect(asked).toEqual(['GET /api/v1/you', 'GET /api/v1/you']);
});

it('a guest takes another name and stays the same person; an account keeps its name', async () => {
  const asked = server(ann);
  await guest('Anna');
  expect(asked.at(-1)).toBe('POST /api/v1/me {"name":"Anna"}');
  const account = server({ ...ann, account: true });
  await guest('Anna');
  expect(account).toEqual(['GET /api/v1/you']);
});

it('only a stranger becomes a new guest', async () => {
  const asked = server(null);
  expect(await me()).toBeNull();
  await guest('Ann');
  expect(asked.at(-1)).toBe('POST /api/v1/guest {"name":"Ann"}');
});
