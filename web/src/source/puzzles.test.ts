import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OwnPuzzles } from './own_puzzles';
import { grades, posed, puzzleIn, puzzleOfTheDay, TriedPuzzles, type Puzzle } from './puzzles';
import type { Label, ValuedChoice } from './analysis';
import type { Moment, Review } from './review';
import { MemoryShelf } from './saved';

const study = new URL('../../../study/', import.meta.url);
const games = readdirSync(study).filter((game) => existsSync(new URL(`${game}/puzzles.jsonl`, study)));
const linesOf = (game: string): string[] =>
  readFileSync(new URL(`${game}/puzzles.jsonl`, study), 'utf8')
    .split('\n')
    .slice(0, -1);

describe('puzzles', () => {
  it.each(games)('of %s are read, and none shows its answer', (game) => {
    for (const [at, line] of linesOf(game).entries()) {
      const puzzle = puzzleIn(line, at + 1);
      expect(grades).toContain(puzzle.grade);
      const { log, seats } = JSON.parse(puzzle.record) as { log: string[]; seats: string[] };
      expect(log).toHaveLength(puzzle.entries);
      expect(seats[puzzle.seat]).toBe('you');
      expect(line).toContain(`"${puzzle.seat} ${puzzle.answer}"]`);
    }
  });

  it('are a moment of a record and no more than that', () => {
    const record = JSON.stringify({
      ...{ format: 'roundtable/2', game: 'x', players: 2, options: {}, seats: ['Ann', 'Ben'], seed: 'ab' },
      ...{ log: ['* deal', '0 a', '1 b'], result: {} },
    });
    expect(posed(record, 'c', 1, 2)).toEqual({
      ...{ seat: 1, answer: 'c', entries: 2 },
      record: JSON.stringify({
        ...{ format: 'roundtable/2', game: 'x', players: 2, options: {}, seats: ['bot:champion', 'you'] },
        log: ['* deal', '0 a'],
      }),
    });
  });

  it('of the day are the same all day, and all come before one comes again', () => {
    const some = Array.from({ length: 12 }, (_, at) => ({ id: String(at + 1) }) as Puzzle);
    const on = (day: number, hour = 12): string => puzzleOfTheDay(some, new Date(2026, 10, day, hour))!.id;
    expect(on(17, 0)).toBe(on(17, 23));
    expect(new Set(Array.from({ length: 12 }, (_, day) => on(day + 1))).size).toBe(12);
    expect(puzzleOfTheDay([], new Date())).toBeUndefined();
  });

  it('keep what came of the first try', () => {
    const shelf = new MemoryShelf();
    const tried = new TriedPuzzles('x', shelf);
    tried.note('1', 'missed');
    tried.note('1', 'solved');
    tried.note('2', 'solved');
    expect([...new TriedPuzzles('x', shelf).all()]).toEqual([
      ['1', 'missed'],
      ['2', 'solved'],
    ]);
    expect(new TriedPuzzles('y', shelf).all().size).toBe(0);
    shelf.setItem('roundtable.puzzles.tried.x', '{');
    expect(tried.all().size).toBe(0);
  });
});

describe('puzzles of one’s own games', () => {
  const choice = (action: string, behind: number, apart = 5_000): ValuedChoice => ({
    ...{ action, behind, apart, win: [500_000 - behind], error: apart, games: 100, skill: 'draft' },
  });
  const moment = (entry: number, label: Label, ...choices: ValuedChoice[]): Moment => ({
    ...{
      entry,
      seat: 0,
      win: [0],
      errors: { win: [0] },
      luck: { win: [0], errors: { win: [0] } },
      rest: { win: [0] },
      skill: 'draft',
      chosen: choices.length - 1,
    },
    ...{ label, choices },
  });
  const review = (...moments: Moment[]): Review => ({ players: 1, analysis: 1, seats: [], moments });

  it('are what cost something where another choice was clearly best', () => {
    const shelf = new MemoryShelf();
    new OwnPuzzles(shelf).keep(
      'local-1',
      'x',
      0,
      review(
        moment(3, 'blunder', choice('a', -1e5), choice('b', 1e5), choice('c', 2e5)),
        moment(4, 'blunder', choice('a', -2e4), choice('b', 2e4), choice('c', 2e5)), // two good choices
        moment(5, 'fine', choice('a', -1e5), choice('b', 1e5), choice('c', 2e5)),
        moment(6, 'costly', choice('a', -1e5, 4e4), choice('b', 1e5, 4e4), choice('c', 2e5)), // too uncertain
        { ...moment(7, 'blunder', choice('a', -1e5), choice('b', 1e5), choice('c', 2e5)), seat: 1 }, // another seat
      ),
    );
    expect(new OwnPuzzles(shelf).of('x')).toEqual([
      { id: 'local-1.3', game: 'x', of: 'local-1', entry: 3, seat: 0, answer: 'a', theme: 'draft' },
    ]);
    expect(new OwnPuzzles(shelf).of('y')).toEqual([]);
    // A second review without findings removes them.
    new OwnPuzzles(shelf).keep('local-1', 'x', 0, review());
    expect(new OwnPuzzles(shelf).of('x')).toEqual([]);
  });
});
