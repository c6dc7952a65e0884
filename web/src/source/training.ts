// Keeps the results of a try at a puzzle: whether it was solved, the rating, its return if it was missed, the day's history.

import type { GameName } from '../protocol/protocol';
import { DailyPuzzles } from './daily';
import { dayOf } from './days';
import { DoneToday } from './plan';
import { PuzzleRating } from './puzzle_rating';
import { TriedPuzzles, type Puzzle } from './puzzles';
import { RepeatedPuzzles } from './repeats';
import { browserShelf, type Shelf } from './saved';

/** `daily`: id of the day's puzzle. Call it for the first answer of a visit only: later ones follow a hint. */
export function noteTry(
  game: GameName,
  { id, grade, theme }: Pick<Puzzle, 'id' | 'grade' | 'theme'>,
  solved: boolean,
  daily: string | undefined,
  now: Date,
  shelf: Pick<Shelf, 'getItem' | 'setItem'> = browserShelf(),
): void {
  const day = dayOf(now);
  const tried = new TriedPuzzles(game, shelf);
  const repeats = new RepeatedPuzzles(game, shelf);
  const how = solved ? 'solved' : 'missed';
  const first = !tried.all().has(id);
  // Puzzles from own games have no grade.
  if (first && grade > 0) new PuzzleRating(game, shelf).note(grade, solved, day);
  if (first && id === daily) new DailyPuzzles(shelf).note(day, how);
  new DoneToday(game, day, shelf).note(theme, repeats.due(day).includes(id));
  repeats.note(id, solved, day);
  tried.note(id, how);
}
