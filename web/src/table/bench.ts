// A position being set up by hand: what the workshop's screen has, and what a game's editor shows and changes of it.

import type { GameEvent, Options, View } from '../protocol/protocol';

/** A record that begins with a position (docs/position.md). */
export interface PositionRecord {
  format: string;
  game: string;
  players: number;
  options: Options;
  position: Record<string, unknown>;
  log: string[];
}

/** Something that cannot be. */
export interface Fault {
  field: string;
  reason: string;
  message: string;
  values: string[];
}

/** What the engine says of it. */
export interface Seen {
  faults: Fault[];
  /** Chance decides next. */
  chance: boolean;
  asked: { seat: number; legal: string[] }[];
  /** What lies on the table now, to go on from; null where that cannot be said. */
  position: Record<string, unknown> | null;
  over: boolean;
  view: View;
  /** What has happened since the position. */
  events: GameEvent[];
  result: unknown;
}

export interface Bench {
  readonly record: PositionRecord;
  readonly seen: Seen;
  change(change: Partial<PositionRecord>): void;
  /** What a bot would choose. */
  advice(seat: number): Promise<string>;
}
