// Whether somebody's last choice was good, while the game goes on: judged as in a review, by what their seat knew then.

import type { GameName, View } from '../protocol/protocol';
import { taught, type JudgedChoice, type Label, type StudySurroundings, type Worth } from './review';

export interface Judgement {
  seat: number;
  /** Best first, and which of them was made. */
  choices: JudgedChoice[];
  chosen: number;
  label: Label;
  /** What it changed, instead of the best. */
  decision: Worth;
}
export interface Judged {
  /** What the seat saw when it chose. */
  view: View;
  moment: Judgement;
}

/** null: the seat has not had anything to choose yet. Rejects with Refused. */
export async function judgeLast(
  record: string,
  game: GameName,
  seat: number,
  given: Partial<StudySurroundings> = {},
): Promise<Judged | null> {
  const engine = await taught(game, given);
  try {
    return (await engine.ask<{ last: Judged | null }>({ do: 'last', record, seat })).last;
  } finally {
    engine.close();
  }
}
