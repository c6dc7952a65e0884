import { expect, it } from 'vitest';
import { fragmentOf, recordOfFragment } from './game_link';
import { fileOf, gameIn, keepOpened, longestNote, Notes, openedId, withArrow, withNote, type Note } from './notes';
import { MemoryShelf, newGame, SavedGames } from './saved';

it('are kept by moment, changed and deleted', () => {
  const notes = new Notes('local-1', new MemoryShelf());
  expect(notes.set(30, { text: '  Keep the sword!  ' })).toEqual([{ entry: 30, text: 'Keep the sword!' }]);
  notes.set(4, { text: '<b>1</b>' });
  expect(notes.all().map(({ entry }) => entry)).toEqual([4, 30]);
  expect(notes.set(30, { text: 'Or not' })[1]).toEqual({ entry: 30, text: 'Or not' });
  expect(notes.set(4, { text: ' ' })).toEqual([{ entry: 30, text: 'Or not' }]);
});

it('are short, and at most a hundred', () => {
  expect(withNote([], 1, { text: 'x'.repeat(9999) })[0]!.text).toHaveLength(longestNote);
  const many = Array.from({ length: 100 }, (_, entry) => ({ entry, text: 'x' }));
  expect(withNote(many, 100, { text: 'one more' })).toEqual(many);
  expect(withNote(many, 7, { text: 'changed' })[7]!.text).toBe('changed');
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
  new Notes(game.id, shelf).set(1, { text: 'x' });
  games.remove(game.id);
  expect(new Notes(game.id, shelf).all()).toEqual([]);
});

const record = JSON.stringify({ format: 'roundtable/2', game: 'academy', players: 3, log: ['* first 0', '* deal'] });
const notes: Note[] = [
  { entry: 1, text: 'Naïve: “3” → 4\n{"notes":[]}', arrows: [['card.K4', 'king']] },
  { entry: 2, text: '', arrows: [['jousts', 'jousts.8']] },
];

it('come back from a file and from a link, and leave a record without notes as it is', async () => {
  expect(gameIn(fileOf(record, notes))).toEqual({ record, notes, fault: null });
  expect(gameIn(await recordOfFragment(await fragmentOf(fileOf(record, notes))))).toEqual({
    record,
    notes,
    fault: null,
  });
  expect(fileOf(record, [])).toBe(record);
  expect(gameIn(record)).toEqual({ record, notes: [], fault: null });
});

it('of strangers are left out with the fault if anything is wrong with them; the game stays', () => {
  const wrong = (line: string): string => {
    const { record: left, notes, fault } = gameIn(`${record}\n{"notes":${line}}\n`);
    expect([left, notes]).toEqual([record, []]);
    return fault!;
  };
  const note = (more: object): string => JSON.stringify([{ entry: 0, text: 'x', ...more }]);
  expect(wrong('[')).toBe('notes: expected JSON');
  expect(wrong('{}')).toBe('notes: expected a list of at most 100');
  expect(wrong(JSON.stringify(Array(101).fill({ entry: 0, text: 'x' })))).toBe('notes: expected a list of at most 100');
  expect(wrong('[7]')).toBe('notes[0]: expected an object');
  expect(wrong(note({ entry: 3 }))).toBe('notes[0].entry: expected a number from 0 to 2');
  expect(wrong(note({ entry: -1 }))).toContain('notes[0].entry');
  expect(wrong(JSON.stringify([notes[0], notes[0]]))).toBe('notes[1].entry: expected one note for each entry');
  expect(wrong(note({ text: 'x'.repeat(501) }))).toBe('notes[0].text: expected at most 500 characters');
  expect(wrong(note({ html: 1 }))).toBe('notes[0]: expected the fields entry, text and arrows, found html');
  expect(wrong(note({ arrows: Array(9).fill(['a', 'b']) }))).toBe('notes[0].arrows: expected a list of at most 8');
  for (const arrow of [['a'], ['a', 1], ['a', '"]{}'], ['a', 'b'.repeat(41)], 'ab'])
    expect(wrong(note({ arrows: [arrow] }))).toBe('notes[0].arrows: expected pairs of places on the board');
  expect(wrong(`["${'x'.repeat(200_000)}"]`)).toMatch(/^notes: found \d+ characters, allowed: 200000$/);
});

it('of a file join those that the user has, once', () => {
  const shelf = new MemoryShelf();
  const own = new Notes(openedId(record), shelf);
  own.set(1, { text: 'mine', arrows: [['card.K4', 'king']] });
  const open = (all: Note[]) => keepOpened({ record, notes: all, fault: null }, shelf);
  open(notes);
  expect(own.all()).toEqual([{ ...notes[0], text: `mine\n${notes[0]!.text}` }, notes[1]]);
  own.set(2, { arrows: [] });
  open(notes);
  expect(own.all().map(({ entry }) => entry)).toEqual([1]);
  open([{ entry: 0, text: 'new' }]);
  expect(own.all().map(({ entry }) => entry)).toEqual([0, 1]);
  open([]);
  expect(own.all()).toHaveLength(2);
});

it('are kept for the thirty games opened last', () => {
  const shelf = new MemoryShelf();
  const other = (n: number): string => record.replace('first 0', `first ${n}`);
  for (let n = 0; n < 31; ++n) keepOpened({ record: other(n), notes: [{ entry: 0, text: 'x' }], fault: null }, shelf);
  const kept = Array.from({ length: 31 }, (_, n) => new Notes(openedId(other(n)), shelf).all().length);
  expect(kept).toEqual([0, ...Array<number>(30).fill(1)]);
});

it('hold arrows, which a second time deletes', () => {
  const drawn = withArrow([], ['a', 'b']);
  expect(withArrow(drawn, ['b', 'a'])).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(withArrow(drawn, ['a', 'b'])).toEqual([]);
  const held = withNote([], 3, { arrows: drawn });
  expect(held).toEqual([{ entry: 3, text: '', arrows: drawn }]);
  expect(withNote(held, 3, { text: 'why' })).toEqual([{ entry: 3, text: 'why', arrows: drawn }]);
  expect(withNote(held, 3, { arrows: [] })).toEqual([]);
});
