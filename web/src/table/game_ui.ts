// The interface that a game implements for the page to draw its table.

import type { Component } from 'svelte';
import type { Colour } from '../ui/players';
import type { WorkshopFor } from './bench';
import type { Companion } from './companion';
import type { Choice, GameEvent, Options, View } from '../protocol/protocol';
import type { Reason } from '../source/analysis';

/** One thing shown before the next view: its drawing, duration and subject. */
export interface Beat {
  view: View;
  ms: number;
  /** Number of new events shown once this beat is; the log shows no more of them. */
  told?: number;
  /** A beat of scoring. */
  scoring?: boolean;
  /** A player's move: its duration is never shortened, but if many come at once they are skipped. */
  deed?: boolean;
  /** Its events: their lines in the log are highlighted. */
  events?: GameEvent[];
  /** The subject for the game's own drawing. */
  focus?: unknown;
}

export interface LogLine {
  /** The colour of the disc before the sentence; null: no disc. */
  colour: Colour | null;
  text: string;
  /** Starts a round or turn: drawn as a heading. */
  heading?: boolean;
}

/** The question for the prompt and for screen readers. */
export interface Question {
  /** The viewer must choose. */
  mine: boolean;
  title: string;
  detail?: string;
  /** During a beat: the acting player. */
  actor?: Colour | undefined;
}

/** A table on a shared screen, without hands. */
export interface WallFor<Play> {
  /** The game's progress, in the bar. */
  Middle: Component<{ play: Play }>;
  Board: Component<{ play: Play }>;
  /** Beside the board: standings, or other help. */
  Side: Component<{ play: Play }>;
  /** The cards of the sentence below the board. */
  Cards: Component<{ play: Play }>;
}

/** A place on the board. `id` is the same in every language: letters, digits and dots. */
export interface Place {
  id: string;
  name: string;
  /** A selector of its element. */
  find: string;
}

export interface ReviewUiFor<Play> {
  /** A small position by itself: the board, and the hands that the viewer knows. */
  Position: Component<{ play: Play }>;
  /** The display name of a skill, by the engine's name. */
  skill(name: string): string;
  /** A choice by its text alone; null if its words need a position. */
  read(action: string): Choice | null;
  /** The places of the small position that an arrow can join. */
  places(play: Play): Place[];
}

/** `Play`: the type of a table on screen (play.svelte.ts, where this is a GameUi). */
export interface GameUiFor<Play> {
  /** The whole table; puts its parts into TableFrame. */
  Table: Component<{ play: Play }>;
  /** The game's part of the end screen: winner, reason, points by source. */
  End: Component<{ play: Play }>;
  /** For a shared screen; without it, the screen shows the spectator's table. */
  wall?: () => Promise<WallFor<Play>>;
  /** The game's part of reviews. */
  review?: () => Promise<ReviewUiFor<Play>>;
  /** An editor of positions. */
  workshop?: () => Promise<WorkshopFor<Play>>;
  /** The companion beside the real game. */
  companion?: () => Promise<Component<{ companion: Companion }>>;
  /** The beats between two views; the last one shows `after` itself. */
  beats(before: View, after: View, events: GameEvent[]): Beat[];
  /** An event in a sentence, or null if it needs none. */
  log(event: GameEvent, play: Play): LogLine | null;
  question(play: Play): Question;
  /** A choice in a few words, as on a button: `Play Sword 4 on Jousts`. */
  choice(choice: Choice, play: Play): string;
  /** The effect of a choice, in a sentence. */
  reason(choice: Choice, play: Play): string;
  /** A reason about a track or a way to win: `denies Bertran 2.3 points in Jousts`. */
  because(reason: Reason, play: Play): string;
  /** The game's progress in two words: `Round 3`. */
  progress(view: View): string;
  /** The name of a numbered chapter in a replay: `Round 3`. */
  chapter(number: number): string;
  /** True if each player has one colour that identifies them; otherwise the seat does. */
  ownColours(options: Options): boolean;
}
