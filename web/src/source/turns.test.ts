import { beforeEach, expect, it, vi } from 'vitest';
import { useWires, Wire } from './test_wire';
import { TurnsSource } from './turns';

let told: unknown[];
let source: TurnsSource;

useWires();
beforeEach(() => {
  told = [];
  source = new TurnsSource(
    (turns) => told.push(turns.map(({ table }) => table)),
    () => told.push('ended'),
    true,
  );
  source.open();
});
const last = (): Wire => Wire.all.at(-1)!;

it('asks to be told, says whether anybody looks, and asks again when the connection was lost', () => {
  last().open();
  last().say({ type: 'ok' });
  last().say({ type: 'turns', turns: [{ table: 'a', game: 'academy', decision: 3, since: 1, due: null }] });
  expect(told).toEqual([['a']]);
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
