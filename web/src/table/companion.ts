// The interface between the companion's screen and a game's part of it, for use beside the real game.

import type { Options } from '../protocol/protocol';
import type { PositionRecord, Seen } from './bench';

export interface Companion {
  readonly players: number;
  readonly options: Options;
  /** The last state that the game saved, or null at the start. It is stored on this device, with undo. */
  readonly kept: unknown;
  keep(next: unknown): void;
  /** The engine's answer about a record. */
  look(record: PositionRecord): Promise<Seen>;
}
