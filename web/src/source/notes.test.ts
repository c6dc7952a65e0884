import { expect, it } from 'vitest';
import { longestNote, Notes, withNote } from './notes';
import { MemoryShelf, newGame, SavedGames } from './saved';

it('are kept by moment, changed and deleted', () => {
  const notes = new Notes('local-1', new MemoryShelf());
  expect(notes.set(30, '  Keep the sword!  ')).toEqual([{ entry: 30, text: 'Keep the sword!' }]);
  notes.set(4, '<b>1</b>');
  expect(notes.all().map(({ entry }) => entry)).toEqual([4, 30]);
  expect(notes.set(30, 'Or not')[1]).toEqual({ entry: 30, text: 'Or not' });
  expect(notes.set(4, ' ')).toEqual([{ entry: 30, text: 'Or not' }]);
});

it('are short, and at most a hundred', () => {
  expect(withNote([], 1, 'x'.repeat(9999))[0]!.text).toHaveLength(longestNote);
  const many = Array.from({ length: 100 }, (_, entry) => ({ entry, text: 'x' }));
  expect(withNote(many, 100, 'one more')).toEqual(many);
  expect(withNote(many, 7, 'changed')[7]!.text).toBe('changed');
});

it('count as none if they cannot be read, and go with their game', () => {
  const shelf = new MemoryShelf();
  for (const text of ['{', '{}', '[1]', '[{"entry":"1","text":"x"}]']) {
    shelf.setItem('roundtable.notes.g', text);
    expect(new Notes('g', shelf).all()).toEqual([]);
  }
  const games = new SavedGames(shelf);
  const game = newGame({ game: 'academy', options: {}, seats: ['me', 'page'] }, 1);
  games.write(game);
  new Notes(game.id, shelf).set(1, 'x');
  games.remove(game.id);
  expect(new Notes(game.id, shelf).all()).toEqual([]);
});
