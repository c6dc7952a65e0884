// Views and events as the engine writes them: engine/academy/json.

import * as v from 'valibot';
import { asked, flag, hidden, int, intOrNull, ints, matching, text } from '../schema';

const track = v.picklist(['gallantry', 'jousts', 'tournaments', 'education', 'king', 'quests', 'charity']);
/** The letter of a suit, and a value: `G5`. C Charity, E Education, G Gallantry, K King, Q Quests, S Sword. */
const card = matching(/^[CEGKQS][1-9]$/);
const cards = v.array(card);
const coat = v.strictTuple([track, intOrNull]);
const colour = v.picklist(['blue', 'yellow', 'green', 'red', 'black', 'grey']);

const drafting = ['deal', 'layCodex', 'bet', 'draft', 'neutralKeep', 'split', 'choose', 'assign'] as const;
const playing = ['play', 'neutralPlay', 'neutralSword', 'peek', 'lift', 'bonus'] as const;
const scoring = ['takeToken', 'almsFrom', 'almsGive', 'almsTake'] as const;
const phase = v.picklist(['first', ...drafting, ...playing, ...scoring, 'over']);

const squire = v.strictObject({
  squire: int,
  colour,
  /** The squire's player; null: Karadoc's neutral squire. */
  seat: intOrNull,
  hand: hidden(card),
  kept: hidden(card),
  played: v.array(v.strictObject({ card, track })),
  bet: v.nullable(track),
  coats: v.array(coat),
  points: intOrNull,
});

const trackView = v.strictObject({
  track,
  scoresNow: flag,
  /** Rounds in which the track scores; empty where another rule decides (King's Service with scrolls). */
  rounds: ints,
  loop: intOrNull,
  end: intOrNull,
  /** Lowest square first, bottom disc first. */
  stacks: v.array(v.strictObject({ square: int, squires: ints })),
  /** First rank first; without squires on square 0. */
  ranking: ints,
  onStart: ints,
  /** By squire, the points at the end of this round if the discs stay; null if the pay is not points. */
  pays: v.array(intOrNull),
});

/** A disc's move. */
const way = { squire: int, track, from: int, to: int, place: int, placeThen: int };
/** `paysThen`: the squire's pay after the move, as in `pays`. */
const move = v.strictObject({ ...way, paysThen: intOrNull });

const choice = v.strictObject({
  text,
  squire: v.exactOptional(int),
  track: v.exactOptional(track),
  from: v.exactOptional(int),
  to: v.exactOptional(int),
  place: v.exactOptional(int),
  placeThen: v.exactOptional(int),
  paysThen: v.exactOptional(intOrNull),
  card: v.exactOptional(card),
  could: v.exactOptional(v.array(move)),
  cup: v.exactOptional(v.strictTuple([int, int])),
  other: v.exactOptional(int),
  coat: v.exactOptional(coat),
  value: v.exactOptional(intOrNull),
  pile: v.exactOptional(int),
  cards: v.exactOptional(cards),
  rest: v.exactOptional(cards),
});

const options = v.strictObject({
  two: v.exactOptional(v.picklist(['karadoc', 'lancelot'])),
  advanced: v.exactOptional(v.array(matching(/^(lift|stepback|orderedreset)$/))),
  variations: v.exactOptional(v.array(matching(/^(knights|bet|codex|scrolls|dragon|alms)$/))),
  edition: v.exactOptional(v.picklist(['common', 'english', 'french', 'russian'])),
  first: v.exactOptional(int),
  values: v.exactOptional(
    v.record(
      matching(/^(quests|charity|kingSquares|cupReach|cupMiddle|lancelotOrder)$/),
      v.union([int, flag, ints, v.array(v.array(text))]),
    ),
  ),
});

const scroll = v.strictObject({ gone: flag, taker: intOrNull });

export const academyView = v.strictObject({
  game: v.literal('academy'),
  players: int,
  options,
  values: v.strictObject({ quests: ints, charity: ints, kingSquares: ints, cupReach: int, cupMiddle: flag }),
  seat: intOrNull,
  round: int,
  rounds: int,
  first: int,
  passLeft: flag,
  phase,
  asked: v.strictObject({ ...asked, squire: intOrNull }),
  squires: v.array(squire),
  tracks: v.array(trackView),
  passed: v.array(v.strictObject({ to: int, cards })),
  /** Lancelot. */
  piles: v.exactOptional(v.array(v.strictObject({ maker: int, piles: v.array(cards), taken: intOrNull }))),
  chosen: v.exactOptional(v.nullable(cards)),
  /** Variations. */
  cup: v.exactOptional(int),
  scrolls: v.exactOptional(v.strictObject({ six: scroll, twelve: scroll })),
  codex: v.exactOptional(v.array(v.strictObject({ place: int, value: intOrNull, takenBy: intOrNull, seenBy: ints }))),
  standings: v.array(v.strictObject({ seat: int, points: intOrNull })),
  legal: v.array(choice),
});

export const academyEvent = v.strictObject({
  event: matching(/^[a-zA-Z]+$/),
  text: v.exactOptional(text),
  squire: v.exactOptional(int),
  other: v.exactOptional(int),
  track: v.exactOptional(track),
  from: v.exactOptional(int),
  to: v.exactOptional(int),
  why: v.exactOptional(v.picklist(['card', 'bonus', 'bet', 'stepback', 'orderedreset'])),
  place: v.exactOptional(int),
  card: v.exactOptional(v.nullable(card)),
  cards: v.exactOptional(v.nullable(cards)),
  value: v.exactOptional(intOrNull),
  /** Of the track after the event, as in its view. */
  ranking: v.exactOptional(ints),
  onStart: v.exactOptional(ints),
  /** By squire, the points after the event; null if an unseen coat makes them uncertain. */
  points: v.exactOptional(v.array(intOrNull)),
  /** Coats that tokens of the codex become. */
  earned: v.exactOptional(v.array(v.strictObject({ squire: int, coat }))),
});

export type Track = v.InferOutput<typeof track>;
export type CardText = v.InferOutput<typeof card>;
export type Coat = v.InferOutput<typeof coat>;
export type Colour = v.InferOutput<typeof colour>;
export type Squire = v.InferOutput<typeof squire>;
export type TrackView = v.InferOutput<typeof trackView>;
export type Move = v.InferOutput<typeof move>;
export type AcademyChoice = v.InferOutput<typeof choice>;
export type AcademyOptions = v.InferOutput<typeof options>;
export type AcademyView = v.InferOutput<typeof academyView>;
export type AcademyEvent = v.InferOutput<typeof academyEvent>;
