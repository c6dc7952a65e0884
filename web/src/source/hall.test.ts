import { beforeEach, expect, it, vi } from 'vitest';
import { HallSource, type Search, type Wish } from './hall';
import { useWires, Wire } from './test_wire';

const wish: Wish = { games: ['academy'], players: [3], pace: 'quick', rules: 'any', bots: null };
const near: Search = { there: 1, of: 3, since: 0, bots: null };
let told: unknown[];
let source: HallSource;

useWires();
beforeEach(() => {
  told = [];
  source = new HallSource({
    search: (search) => told.push(search),
    seated: (table) => told.push(table),
    refused: (error) => told.push(error.problem.code),
  });
});
const number = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
const last = (): Wire => Wire.all.at(-1)!;

it('is seen and looks as soon as it is connected, and again when the connection was lost', () => {
  source.show(true);
  source.open();
  source.find({ ...wish, bots: 60 });
  expect(last().sent).toEqual([]);
  last().open();
  const looks = { do: 'find', games: ['academy'], players: [3], pace: 'quick', rules: 'any', bots: 60, number };
  expect(last().sent).toEqual([{ do: 'show' }, looks]);
  last().close();
  vi.advanceTimersByTime(2000);
  expect(Wire.all).toHaveLength(2);
  last().open();
  expect(last().sent).toEqual([{ do: 'show' }, looks]);
});

it('goes on when the hall is left, until one is seated', () => {
  source.open();
  last().open();
  source.find(wish);
  expect(last().sent).toEqual([{ do: 'find', games: ['academy'], players: [3], pace: 'quick', rules: 'any', number }]);
  last().say({ type: 'search', search: near });
  source.leave();
  expect(last().readyState).toBe(1);
  last().say({ type: 'seated', table: 't' });
  expect(told).toEqual([near, null, 't']);
  expect(last().readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

it('looks at a server of the version before, which knows no numbers', () => {
  source.open();
  last().open();
  source.find(wish);
  last().say({ type: 'error', error: { code: 'bad-field', message: 'unknown field', field: 'number' } });
  expect(last().sent.at(-1)).toEqual({ do: 'find', games: ['academy'], players: [3], pace: 'quick', rules: 'any' });
  expect(told).toEqual([]);
});

it('stops when asked to, and says why it was refused', () => {
  source.open();
  last().open();
  source.find(wish);
  last().say({ type: 'error', error: { code: 'too-many', message: '' } });
  expect(told).toEqual([null, 'too-many']);
  source.find(wish);
  source.stop();
  expect(last().sent.at(-1)).toEqual({ do: 'stop' });
  source.leave();
  expect(last().readyState).toBe(3);
});

it('gives up a server that is asleep, and looks at the next', () => {
  source.open();
  last().open();
  source.find(wish);
  last().say({ type: 'search', search: near });
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
  last().open();
  expect(last().sent).toMatchObject([{ do: 'find' }]);
});
