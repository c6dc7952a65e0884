// What the page needs of a game to draw a table of it.

import type { Component } from 'svelte';
import type { Colour } from '../ui/players';
import type { WorkshopFor } from './bench';
import type { Companion } from './companion';
import type { Choice, GameEvent, Options, View } from '../protocol/protocol';

/** A moment to be looked at before the next one: what is drawn, for how long, and what it is about. */
export interface Beat {
  view: View;
  ms: number;
  /** How many of the events that lead to the next state are told once this moment is: the log shows no more of them. */
  told?: number;
  /** A beat of scoring. */
  scoring?: boolean;
  /** A player's move: it is never hurried, but where many come at once they are not shown one by one. */
  deed?: boolean;
  /** What happens in it: in the log its lines are in the light. */
  events?: GameEvent[];
  /** For the game's own drawing: what to put in the light. */
  focus?: unknown;
}

/** By the engine's name, in hundredths. */
export type Reason = [name: string, hundredths: number];

export interface LogLine {
  /** Whose disc stands before the sentence; null: nobody's. */
  colour: Colour | null;
  text: string;
  /** Opens a round or turn: drawn as a heading. */
  heading?: boolean;
}

/** What is asked, for the prompt and for those who hear the page. */
export interface Question {
  /** It is the viewer who is asked. */
  mine: boolean;
  title: string;
  detail?: string;
  /** While a move is told: whose it is. */
  actor?: Colour | undefined;
}

/** A table on a screen that a whole room looks at, without anybody's hand. */
export interface WallFor<Play> {
  /** Where the game is: in the bar. */
  Middle: Component<{ play: Play }>;
  Board: Component<{ play: Play }>;
  /** Beside the board: how everybody stands, or what helps to know it. */
  Side: Component<{ play: Play }>;
  /** The card or cards that the sentence below the board is about. */
  Cards: Component<{ play: Play }>;
}

export interface ReviewUiFor<Play> {
  /** A position by itself, small: the board, and the hands that the viewer knows. */
  Position: Component<{ play: Play }>;
  /** What a skill is called, by the engine's name. */
  skill(name: string): string;
}

/** `Play`: a table as it is being looked at (play.svelte.ts, where this is a GameUi). */
export interface GameUiFor<Play> {
  /** The whole table; puts its parts into TableFrame. */
  Table: Component<{ play: Play }>;
  /** What the end screen says and draws: who won and why, points by source. */
  End: Component<{ play: Play }>;
  /** For a whole room; without it a room sees what one who watches sees. */
  wall?: () => Promise<WallFor<Play>>;
  /** What reviews need. */
  review?: () => Promise<ReviewUiFor<Play>>;
  /** A position to be set up by hand. */
  workshop?: () => Promise<WorkshopFor<Play>>;
  /** Beside the real game. */
  companion?: () => Promise<Component<{ companion: Companion }>>;
  /** The moments between two views, the last of them `after` itself. */
  beats(before: View, after: View, events: GameEvent[]): Beat[];
  /** An event in a sentence, or null if it needs none. */
  log(event: GameEvent, play: Play): LogLine | null;
  question(play: Play): Question;
  /** A choice in a few words, as on a button: `Play Sword 4 on Jousts`. */
  choice(choice: Choice, play: Play): string;
  /** What a choice would do, in a sentence. */
  reason(choice: Choice, play: Play): string;
  /** Reasons of an opinion that are smaller are not worth a word: hundredths. */
  leastReason: number;
  /** Reasons of an opinion in a few words each, or several together: `worth it for Quests: +2.1`. */
  because(reasons: Reason[], play: Play): string[];
  /** Where the game is, in two words: `Round 3`. */
  progress(view: View): string;
  /** A chapter of the game by its number, as a record is leafed through: `Round 3`. */
  chapter(number: number): string;
  /** Whether a player has one colour, and is known by it; otherwise by the seat. */
  ownColours(options: Options): boolean;
}
