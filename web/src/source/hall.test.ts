import { beforeEach, expect, it, vi } from 'vitest';
import { HallSource, type Wish } from './hall';
import { useWires, Wire } from './test_wire';

const wish: Wish = { games: ['academy'], players: [3], pace: 'quick', rules: 'any', bots: null };
let told: unknown[];
let source: HallSource;

useWires();
beforeEach(() => {
  told = [];
  source = new HallSource((error) => told.push(error.problem.code));
});
const number = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
const looks = { do: 'find', id: 'find', games: ['academy'], players: [3], pace: 'quick', rules: 'any', number };
const last = (): Wire => Wire.all.at(-1)!;

it('asks as soon as it is connected, and again when the connection was lost before the answer', () => {
  source.show(true);
  source.open();
  source.find({ ...wish, bots: 60 });
  expect(last().sent).toEqual([]);
  last().open();
  expect(last().sent).toEqual([{ do: 'show' }, { ...looks, bots: 60 }]);
  last().close();
  vi.advanceTimersByTime(2000);
  last().open();
  expect(last().sent).toEqual([{ do: 'show' }, { ...looks, bots: 60 }]);
});

it('does not ask again once the server has it: the search may be over when the connection is back', () => {
  source.open();
  last().open();
  source.find(wish);
  expect(last().sent).toEqual([looks]);
  last().say({ type: 'ok', re: 'find' });
  last().close();
  vi.advanceTimersByTime(2000);
  last().open();
  expect(last().sent).toEqual([]);
  source.leave();
  expect(last().readyState).toBe(3);
});

it('looks at a server of the version before, which knows no numbers', () => {
  source.open();
  last().open();
  source.find(wish);
  last().say({ type: 'error', error: { code: 'bad-field', message: 'unknown field', field: 'number' } });
  expect(last().sent.at(-1)).toEqual({ ...looks, number: undefined });
  expect(told).toEqual([]);
});

it('stops when asked to, and says why it was refused', () => {
  source.open();
  last().open();
  source.find(wish);
  last().say({ type: 'error', error: { code: 'too-many', message: '' } });
  expect(told).toEqual(['too-many']);
  source.find(wish);
  source.stop();
  expect(last().sent.at(-1)).toEqual({ do: 'stop' });
  source.leave();
  expect(last().readyState).toBe(3);
});

it('gives up a server that is asleep, and goes to the next', () => {
  source.open();
  last().open();
  vi.advanceTimersByTime(6_000);
  expect(last().sent.at(-1)).toEqual({ do: 'ping' });
  last().say({ type: 'ok' });
  vi.advanceTimersByTime(4_000);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(Wire.all[0]!.readyState).toBe(3);
  vi.advanceTimersByTime(2_000);
  expect(Wire.all[0]!.readyState).toBe(3);
  expect(Wire.all).toHaveLength(2);
});
