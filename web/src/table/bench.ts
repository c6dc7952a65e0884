// A position being set up by hand: what the workshop's screen has, and what a game's editor shows and changes of it.

import type { Component, Snippet } from 'svelte';
import type { Choice, GameEvent, Level, Opinion, Options, View } from '../protocol/protocol';

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
  /** The ruling it would break; empty where there is none. */
  rule: string;
}

/** Something that who is asked cannot choose. */
export interface Refusal extends Omit<Fault, 'field'> {
  choice: string;
}

/** What the engine says of it. */
export interface Seen {
  faults: Fault[];
  /** Chance decides next. */
  chance: boolean;
  asked: { seat: number; legal: string[]; refused: Refusal[] }[];
  /** What the first of them can choose, with what each concerns. */
  choices: Choice[];
  /** What lies on the table now, to go on from; null where that cannot be said. */
  position: Record<string, unknown> | null;
  /** It, and what was chosen and forced since, as a record. */
  record: string;
  over: boolean;
  view: View;
  /** What has happened since the position. */
  events: GameEvent[];
  result: unknown;
}

/** `Play`: a table as it is being looked at (play.svelte.ts, where this is a Bench). */
export interface BenchFor<Play> {
  readonly record: PositionRecord;
  readonly seen: Seen;
  /** The table as who is asked sees it, for whatever is said in words. */
  readonly play: Play;
  change(change: Partial<PositionRecord>): void;
  choose(seat: number, choice: string): void;
  /** Chance decides what is due. */
  draw(): void;
  /** What a bot of that level thinks of the choices, the best first. */
  advice(seat: number, level: Level): Promise<Opinion[]>;
}

/** What a game brings. */
export interface WorkshopFor<Play> {
  /** `rules`: where the rules of the table are chosen, for a place among the rest. */
  Editor: Component<{ bench: BenchFor<Play>; rules: Snippet }>;
  /** The position to begin with. */
  empty: Record<string, unknown>;
  /** What is left of a position at a table with other rules. */
  fit(position: Record<string, unknown>, players: number, options: Options): Record<string, unknown>;
}
