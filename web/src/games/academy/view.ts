// What the engine writes for the page: engine/academy/json.cpp, json_effects.cpp, events.cpp.

import type { Asked, Choice, GameEvent, View } from '../../protocol/protocol';

export type Track = 'gallantry' | 'jousts' | 'tournaments' | 'education' | 'king' | 'quests' | 'charity';
/** A suit's letter and a value: `G5`. C Charity, E Education, G Gallantry, K King, Q Quests, S Sword. */
export type CardText = string;
export type Coat = [track: Track, value: number | null];
export type Colour = 'blue' | 'yellow' | 'green' | 'red' | 'black' | 'grey';

export type Phase =
  | 'first'
  | 'deal'
  | 'layCodex'
  | 'bet'
  | 'draft'
  | 'neutralKeep'
  | 'split'
  | 'choose'
  | 'assign'
  | 'play'
  | 'neutralPlay'
  | 'neutralSword'
  | 'peek'
  | 'lift'
  | 'bonus'
  | 'takeToken'
  | 'almsFrom'
  | 'almsGive'
  | 'almsTake'
  | 'over';

export interface Squire {
  squire: number;
  colour: Colour;
  /** Whose squire; null: Karadoc's neutral. */
  seat: number | null;
  hand: { count: number; cards: CardText[] | null };
  kept: { count: number; cards: CardText[] | null };
  played: { card: CardText; track: Track }[];
  bet: Track | null;
  coats: Coat[];
  points: number | null;
}

export interface TrackView {
  track: Track;
  scoresNow: boolean;
  /** The rounds in which it scores; empty where something else decides (King's Service with scrolls). */
  rounds: number[];
  loop: number | null;
  end: number | null;
  /** Lowest square first, bottom disc first. */
  stacks: { square: number; squires: number[] }[];
  /** First place first; without those on square 0. */
  ranking: number[];
  onStart: number[];
  /** For each squire what he would get if the track were scored now: points, or null where that is not points. */
  pays: (number | null)[];
}

/** A disc's way. */
export interface Move {
  squire: number;
  track: Track;
  from: number;
  to: number;
  place: number;
  placeThen: number;
  /** As `pays`, for that squire, after it. */
  paysThen: number | null;
}

export interface AcademyChoice extends Choice, Partial<Move> {
  card?: CardText;
  could?: Move[];
  cup?: [number, number];
  other?: number;
  coat?: Coat;
  value?: number | null;
  pile?: number;
  cards?: CardText[];
  rest?: CardText[];
}

export type AcademyOptions = {
  two?: 'karadoc' | 'lancelot';
  advanced?: string[];
  variations?: string[];
  edition?: 'common' | 'english' | 'french' | 'russian';
  first?: number;
  values?: Record<string, number | boolean | number[] | string[][]>;
};

export interface AcademyView extends View {
  options: AcademyOptions;
  values: { quests: number[]; charity: number[]; kingSquares: number[]; cupReach: number; cupMiddle: boolean };
  round: number;
  rounds: number;
  first: number;
  passLeft: boolean;
  phase: Phase;
  asked: Asked & { squire: number | null };
  squires: Squire[];
  tracks: TrackView[];
  passed: { to: number; cards: CardText[] }[];
  /** Lancelot. */
  piles?: { maker: number; piles: CardText[][]; taken: number | null }[];
  chosen?: CardText[] | null;
  /** Variations. */
  cup?: number;
  scrolls?: { six: { gone: boolean; taker: number | null }; twelve: { gone: boolean; taker: number | null } };
  codex?: { place: number; value: number | null; takenBy: number | null; seenBy: number[] }[];
  standings: { seat: number; points: number | null }[];
  legal: AcademyChoice[];
}

export interface AcademyEvent extends GameEvent {
  squire?: number;
  other?: number;
  track?: Track;
  from?: number;
  to?: number;
  why?: 'card' | 'bonus' | 'bet' | 'stepback' | 'orderedreset';
  place?: number;
  card?: CardText | null;
  cards?: CardText[] | null;
  value?: number | null;
}
