// Views and events as the engine writes them: engine/medievallons/json.

import * as v from 'valibot';
import { asked, flag, hidden, int, intOrNull, ints, matching, text } from '../schema';
import { kinds, type CardKind } from './kinds';

export type { CardKind };
/** Ways to win: topics of reasons (bots/medievallons/net.h). */
export type Way = 'third-guild' | 'cycle';

const kind = v.picklist(kinds);
const cards = v.array(kind);
/** Seat and number: `1.2`. */
const guildId = matching(/^[0-4]\.[1-3]$/);

const answers = ['target', 'name', 'card', 'copy', 'take', 'give', 'swap', 'keep', 'top'] as const;
const question = v.picklist([...answers, 'turn', 'first', 'deal', 'discard', 'draw', 'reveal', 'beg', 'over']);
const deeds = ['play', 'guild', 'activate', 'extend', 'draw'] as const;
const ending = v.picklist(['third-guild', 'cycle', 'max-turns']);

const guild = v.strictObject({ guild: guildId, kind, members: int, jesters: int, size: int, cards });

const seatView = v.strictObject({
  seat: int,
  colour: v.picklist(['blue', 'yellow', 'green', 'red', 'black']),
  hand: hidden(kind),
  guilds: v.array(guild),
});

const power = v.strictObject({
  deed: v.picklist(deeds),
  guild: v.nullable(guildId),
  aside: v.nullable(kind),
  source: v.nullable(kind),
  kind: v.nullable(kind),
  revealed: flag,
  target: intOrNull,
  draws: ints,
});

const choice = v.strictObject({
  text,
  verb: v.picklist([...deeds, ...answers]),
  seat: v.exactOptional(int),
  guild: v.exactOptional(guildId),
  kind: v.exactOptional(kind),
  cards: v.exactOptional(cards),
  count: v.exactOptional(int),
});

/** By place: another seat's number, or `deck`. */
const byPlace = v.record(matching(/^([0-4]|deck)$/), cards);

export const medievallonsView = v.strictObject({
  game: v.literal('medievallons'),
  players: int,
  options: v.strictObject({ first: v.exactOptional(int), maxTurns: v.exactOptional(int) }),
  seat: intOrNull,
  turn: int,
  maxTurns: int,
  active: int,
  breaker: v.picklist(['red', 'yellow']),
  asked: v.strictObject({ ...asked, kind: question }),
  power: v.nullable(power),
  seats: v.array(seatView),
  standings: v.array(v.strictObject({ seat: int, points: int })),
  deck: int,
  pile: v.strictObject({ count: int, top: v.nullable(kind), cards }),
  /** Cards that are certainly there. */
  known: byPlace,
  /** Types that are certainly absent. */
  none: byPlace,
  /** Types of which all copies there are known. */
  exact: byPlace,
  drawn: hidden(kind),
  held: v.nullable(kind),
  chosen: cards,
  legal: v.array(choice),
  ending: v.nullable(ending),
});

export const medievallonsEvent = v.strictObject({
  event: matching(/^[a-zA-Z]+$/),
  text: v.exactOptional(text),
  seat: v.exactOptional(int),
  other: v.exactOptional(int),
  guild: v.exactOptional(guildId),
  card: v.exactOptional(v.nullable(kind)),
  cards: v.exactOptional(v.nullable(cards)),
  number: v.exactOptional(int),
  why: v.exactOptional(ending),
});

export type GuildId = v.InferOutput<typeof guildId>;
export type Question = v.InferOutput<typeof question>;
export type Guild = v.InferOutput<typeof guild>;
export type SeatView = v.InferOutput<typeof seatView>;
export type Power = v.InferOutput<typeof power>;
export type MedievallonsChoice = v.InferOutput<typeof choice>;
export type MedievallonsView = v.InferOutput<typeof medievallonsView>;
export type MedievallonsEvent = v.InferOutput<typeof medievallonsEvent>;
