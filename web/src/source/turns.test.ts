import { beforeEach, expect, it, vi } from 'vitest';
import { useWires, Wire } from './test_wire';
import { TurnsSource } from './turns';

let told: unknown[];
let source: TurnsSource;

useWires();
beforeEach(() => {
  told = [];
  source = new TurnsSource(
    {
      turns: (turns) => told.push(turns.map(({ table }) => table)),
      search: (search, missed) => told.push(search ?? (missed ? 'missed' : 'no search')),
      seated: (table) => told.push(`seated ${table}`),
      invitations: (list) => told.push(list.map(({ from }) => from.name)),
      declined: (table, name) => told.push(`${name} does not come to ${table}`),
      ended: () => told.push('ended'),
    },
    true,
  );
  source.open();
});
const last = (): Wire => Wire.all.at(-1)!;
const search = { there: 1, of: 3, since: 0, bots: null, found: null };

it('asks to be told, says whether anybody looks, and asks again when the connection was lost', () => {
  last().open();
  last().say({ type: 'ok' });
  last().say({ type: 'turns', turns: [{ table: 'a', game: 'academy', decision: 3, since: 1, due: null }] });
  expect(told).toEqual(['no search', ['a']]);
  source.look(false);
  expect(last().sent).toEqual([
    { do: 'turns', looking: true },
    { do: 'turns', looking: false },
  ]);
  last().close();
  vi.advanceTimersByTime(2000);
  last().open();
  expect(last().sent).toEqual([{ do: 'turns', looking: false }]);
});

it('follows a search over lost connections, and learns that there is none any more', () => {
  last().open();
  last().say({ type: 'search', search });
  last().say({ type: 'ok' });
  last().say({ type: 'seated', table: 't' });
  expect(told).toEqual([search, 'seated t']);
  last().say({ type: 'search', search: null, why: 'absent' });
  expect(told.at(-1)).toBe('missed');
  last().close();
  vi.advanceTimersByTime(2000);
  last().open();
  last().say({ type: 'ok' });
  last().say({ type: 'ok' });
  expect(told).toEqual([search, 'seated t', 'missed', 'no search']);
});

it('hears of invitations, and of those who decline', () => {
  last().open();
  last().say({ type: 'invitations', invitations: [{ table: 't', from: { user: 'u', name: 'Ann' } }] });
  last().say({ type: 'declined', table: 't', name: 'Bert' });
  expect(told).toEqual([['Ann'], 'Bert does not come to t']);
});

it('is seen on every screen by who agreed to that', () => {
  last().open();
  source.show(true);
  source.show(true);
  expect(last().sent.slice(1)).toEqual([{ do: 'show', on: true }]);
  last().close();
  vi.advanceTimersByTime(2000);
  last().open();
  expect(last().sent).toEqual([{ do: 'turns', looking: true }, { do: 'show' }]);
});

it('tries again less and less often while nobody answers', () => {
  for (let lost = 0; lost < 4; ++lost) {
    last().close();
    vi.advanceTimersByTime(1500 * 2 ** lost - 1);
    expect(Wire.all).toHaveLength(1 + lost);
    vi.advanceTimersByTime(1);
    expect(Wire.all).toHaveLength(2 + lost);
  }
});

it('does not come back as somebody else after logging out', () => {
  last().open();
  last().close(1008);
  vi.advanceTimersByTime(120_000);
  expect(told).toEqual(['ended']);
  expect(Wire.all).toHaveLength(1);
});
