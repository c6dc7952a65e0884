// Beside the real game: what the companion's screen has, and what a game shows and keeps of it.

import type { Options } from '../protocol/protocol';
import type { PositionRecord, Seen } from './bench';

export interface Companion {
  readonly players: number;
  readonly options: Options;
  /** What the game kept last, or null at its beginning; kept on this device, and undone step by step. */
  readonly kept: unknown;
  keep(next: unknown): void;
  /** What the rules say of it. */
  look(record: PositionRecord): Promise<Seen>;
}
