// A variation or an advanced rule at the table. Shared code asks the list (index.ts) at named points, and names no rule.

import type { Who } from '../../../i18n/words';
import type { Play } from '../../../table/play.svelte';
import type { AcademyChoice, AcademyEvent, AcademyView, Squire, Track } from '../view';

/** The kinds of beats. `deed`: a choice that moves no disc forward: a bet, a lifted disc, a look into the codex. */
export type MomentKind = 'play' | 'deed' | 'draft' | 'bonus' | 'coats' | 'tokens' | 'trade' | 'reset' | 'other';

export interface Variation {
  /** As in the options of a table. */
  name: string;
  /** By the engine's name: its questions, the first words of their answers, its events, its reasons of moves. */
  phases?: Record<string, PhasePart>;
  answers?: Record<string, AnswerPart>;
  events?: Record<string, EventPart>;
  whys?: Record<string, WhyPart>;
  tracks?: Partial<Record<Track, TrackPart>>;
  /** The drawn view without what lasts for a round. */
  clear?: (view: AcademyView) => AcademyView;
  /** The title of the bonuses for Gallantry's ranks. */
  bonusTitle?: () => string;
  /** Squires whose discs are shown beside a track's name. */
  discsBeside?: (view: AcademyView, track: Track) => Squire[];
  /** A track shown beside a squire's status. */
  trackBeside?: (squire: Squire) => { words: string; track: Track } | null;
  /** Tokens that all players see, beside the hand. */
  shelf?: (view: AcademyView) => Shelf | null;
  /** A line of the rules in short. */
  line?: () => string;
  /** How the tracks restart after round 3, if not from square 0. `king`: King's Service restarts with them. */
  reset?: (tracks: string[], king: boolean) => string;
}

/** One of its questions, or a moment of chance. */
export interface PhasePart {
  part: 'draft' | 'play' | 'score';
  /** The question and a hint. */
  ask?: (asking: Asking) => [title: string, hint?: string];
  /** The words for other players, if ask-wait has none under the phase's name. */
  wait?: (who: Who) => string;
  /** The track being scored. */
  scores?: Track;
  /** True if the choice depends on the cards in hand. */
  needsHand?: boolean;
}
export interface Asking {
  play: Play;
  view: AcademyView;
  /** The squire who chooses. */
  squire: Squire | undefined;
  /** True if it is Karadoc's neutral squire. */
  neutral: boolean;
}

export interface AnswerPart {
  words: (choice: AcademyChoice, context: AnswerContext) => string;
  /** The effect in a list of options, unless it moves a disc. */
  effect?: (choice: AcademyChoice) => string;
  /** True if the words must name the disc's owner in Lancelot. */
  namesOwner?: boolean;
  /** The ruling and the chapter that the workshop cites. */
  ruling?: string;
  chapter?: string;
}
export interface AnswerContext {
  view: AcademyView;
  /** A squire's name. */
  name: (squire: number) => string;
  /** The name of the choice's track; empty if it has none. */
  track: string;
}

export interface EventPart {
  kind: MomentKind;
  /** True if it belongs to the beat that begins with `first`. By default events of one kind do. */
  joins?: (first: AcademyEvent, kind: MomentKind, event: AcademyEvent) => boolean;
  /** The drawn view after it, for animation. */
  apply?: (view: AcademyView, event: AcademyEvent) => AcademyView;
  log: (event: AcademyEvent, words: LogContext) => string | null;
  /** True if a player causes it by choosing. */
  chosen?: boolean;
  /** The track that it scores, and the words for a squire in the table of a scoring. */
  scores?: Track;
  worth?: (event: AcademyEvent) => string;
}
export interface LogContext {
  view: AcademyView;
  who: Who;
  /** The other squire. */
  other: Who;
  track: string;
  value: number | null;
}

/** A reason of a disc's move. */
export interface WhyPart extends Pick<EventPart, 'kind' | 'joins' | 'log' | 'scores'> {
  /** The title while several squires move. */
  title?: () => string;
}

/** A track that the rule changes. */
export interface TrackPart {
  /** The pay of its ranks, beside its name. */
  pay?: (view: AcademyView) => string;
  help?: (view: AcademyView) => string;
  /** The gain of a rank that the engine does not state in points. */
  gain?: (view: AcademyView, squire: Squire) => string;
  /** When it scores, if not in certain rounds. */
  when?: () => { short: string; full: string };
  /** True if it restarts by a rule of its own. */
  restarts?: boolean;
  /** The icon or the text on a square. */
  mark?: (view: AcademyView, square: number) => { icon: string } | { text: string };
}

export interface Shelf {
  title: string;
  /** The places at which the viewer has looked. */
  looked: (places: number[]) => string;
  places: { place: number; value: number | null; takenBy: number | null; seenBy: number[] }[];
}
