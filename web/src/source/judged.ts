// The verdict on a seat's last choice during a game, as in a review, based on the seat's knowledge at that time.

import type { GameName, View } from '../protocol/protocol';
import { taught, type JudgedChoice, type Label, type StudySurroundings, type Worth } from './review';

export interface Judgement {
  seat: number;
  /** Best first, and the index of the choice made. */
  choices: JudgedChoice[];
  chosen: number;
  label: Label;
  /** Its effect compared with the best. */
  decision: Worth;
}
export interface Judged {
  /** The seat's view when it chose. */
  view: View;
  moment: Judgement;
}

/** null: the seat has not had a choice yet. Rejects with Refused. */
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
