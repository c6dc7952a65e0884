import { expect, it, vi } from 'vitest';
import { tableInfo } from '../../source/api';
import { gameOf, largest, ownSeat, readFile } from './reading';

vi.mock('../../source/api');

const record = (game: string): string =>
  JSON.stringify({ format: 'roundtable/2', game, players: 2, options: {}, seats: ['a', 'b'], log: [] });

const bare = (record: string) => ({ record, notes: [], fault: null });

it('knows the game of a record', () => {
  expect(gameOf(record('academy'))).toBe('academy');
  expect(gameOf(record('chess'))).toBe('chess'); // the engine decides whether it knows the game
});

it('says what is wrong with a file', () => {
  expect(readFile('hello')).toEqual({ bad: 'notJson' });
  expect(readFile('')).toEqual({ bad: 'notJson' });
  expect(readFile('null')).toEqual({ bad: 'notJson' });
  expect(readFile('{"game":"academy"}')).toEqual({ bad: 'notJson' });
  expect(readFile(' '.repeat(largest + 1))).toEqual({ bad: 'tooLarge' });
});

it('takes a file of several games, and one written over several lines', () => {
  const lines = `${record('academy')}\n${record('medievallons')}\n`;
  expect(readFile(lines)).toEqual({ games: [record('academy'), record('medievallons')].map(bare) });
  const pretty = JSON.stringify(JSON.parse(record('academy')), null, 2);
  expect(readFile(pretty)).toEqual({ games: [bare(pretty)] });
});

it('knows the viewer’s seat in a game of the server, whoever else played, and keeps nothing for spectators', async () => {
  const asked = vi.mocked(tableInfo);
  asked.mockResolvedValueOnce({ you: 2 } as Awaited<ReturnType<typeof tableInfo>>);
  expect(await ownSeat('table')).toBe(2);
  asked.mockResolvedValueOnce({ you: null } as Awaited<ReturnType<typeof tableInfo>>);
  expect(await ownSeat('table')).toBeNull();
  asked.mockRejectedValueOnce(new Error('no network'));
  expect(await ownSeat('table')).toBeNull();
  expect(await ownSeat('')).toBeNull(); // a file or a link
});
