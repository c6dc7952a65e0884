// A position that is set up by hand: the interface between the workshop's screen and a game's editor.

import type { Component, Snippet } from 'svelte';
import type { Choice, GameEvent, Options, View } from '../protocol/protocol';
import type { Advice } from '../source/analysis';

/** A record that begins with a position (docs/position.md). */
export interface PositionRecord {
  format: string;
  game: string;
  players: number;
  options: Options;
  position: Record<string, unknown>;
  log: string[];
}

/** A fault: an impossible part of a position. */
export interface Fault {
  field: string;
  reason: string;
  message: string;
  values: string[];
  /** The ruling that it would break, or empty. */
  rule: string;
}

/** An illegal choice of the asked seat, with the reason. */
export interface Refusal extends Omit<Fault, 'field'> {
  choice: string;
}

/** The engine's answer about the position. */
export interface Seen {
  faults: Fault[];
  /** Chance decides next. */
  chance: boolean;
  asked: { seat: number; legal: string[]; refused: Refusal[] }[];
  /** The choices of the first asked seat, with details. */
  choices: Choice[];
  /** The current position, to continue from; null if it cannot be written as one. */
  position: Record<string, unknown> | null;
  /** The position with all choices and chance since, as a record. */
  record: string;
  over: boolean;
  view: View;
  /** Events since the position. */
  events: GameEvent[];
  result: unknown;
}

/** `Play`: the type of a table on screen (play.svelte.ts, where this is a Bench). */
export interface BenchFor<Play> {
  readonly record: PositionRecord;
  readonly seen: Seen;
  /** The table as the asked seat sees it, for texts. */
  readonly play: Play;
  change(change: Partial<PositionRecord>): void;
  choose(seat: number, choice: string): void;
  /** Draws the due outcome at random. */
  draw(): void;
  /** Analyses the open choice of a seat. */
  advice(seat: number): Promise<Advice>;
}

/** A game's part of the workshop. */
export interface WorkshopFor<Play> {
  /** `rules`: the form for the rules of the table, which the editor places. */
  Editor: Component<{ bench: BenchFor<Play>; rules: Snippet }>;
  /** The initial position. */
  empty: Record<string, unknown>;
  /** The position without the parts that do not exist with other rules. */
  fit(position: Record<string, unknown>, players: number, options: Options): Record<string, unknown>;
}
