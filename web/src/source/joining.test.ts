import { afterEach, expect, it, vi } from 'vitest';
import { Refused } from '../protocol/protocol';
import { makeTable, rematch, sit } from './joining';

type Body = Record<string, unknown>;

/** A fake server that refuses these fields; returns the requests it gets. */
function serving(refuses: string[], code = 'bad-field'): Body[] {
  const asked: Body[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const fields = JSON.parse(body) as Body;
    asked.push(fields);
    const field = refuses.find((name) => name in fields);
    const answer = field ? { error: { code, message: 'no', field } } : { id: 't', table: {} };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: field ? 400 : 200 }));
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const table = { game: 'academy', seats: ['me', 'open', 'open'] } satisfies Parameters<typeof makeTable>[0];

it('brings a number to every table', async () => {
  const asked = serving([]);
  await makeTable(table);
  await sit('t', 1, 2);
  await rematch('t');
  expect(asked).toHaveLength(3);
  for (const { number } of asked) expect(number).toMatch(/^[0-9a-f]{64}$/);
});

it('plays at a server of the version before, which knows no numbers', async () => {
  const asked = serving(['number']);
  expect(await makeTable(table)).toBe('t');
  await sit('t', 1, 2);
  expect(await rematch('t')).toBe('t');
  expect(asked.filter((one) => !('number' in one))).toEqual([table, { seat: 1, changes: 2 }, {}]);
});

it('is refused for anything else', async () => {
  const asked = serving(['seats']);
  await expect(makeTable(table)).rejects.toThrow(Refused);
  expect(asked).toHaveLength(1);
});
