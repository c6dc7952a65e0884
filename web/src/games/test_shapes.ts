// For tests: what the engine writes must be what the page's types say.

import type { Asked, Options } from '../protocol/protocol';
import type {
  AcademyChoice,
  AcademyEvent,
  AcademyView,
  Colour,
  Move,
  Phase,
  Squire,
  Track,
  TrackView,
} from './academy/view';
import type {
  Guild,
  MedievallonsChoice,
  MedievallonsEvent,
  MedievallonsView,
  Power,
  Question,
  SeatView,
} from './medievallons/view';
import { kinds } from './medievallons/kinds';
import { dictionary, flag, list, matching, number, object, oneOf, orNull, text, tuple, type Shape } from './test_shape';

/** A number, a yes or no, a list of numbers, or rows of colours. */
const houseValue: Shape = (value, at) => {
  if (typeof value === 'boolean') return [];
  if (!Array.isArray(value)) return number(value, at);
  return list(Array.isArray(value[0]) ? list(text) : number)(value, at);
};

const options = object<Options>(
  {
    two: oneOf('karadoc', 'lancelot'),
    advanced: list(oneOf('lift', 'stepback', 'orderedreset')),
    variations: list(oneOf('knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms')),
    edition: oneOf('common', 'english', 'french', 'russian'),
    first: number,
    values: dictionary(/^(quests|charity|kingSquares|cupReach|cupMiddle|lancelotOrder)$/, houseValue),
    maxTurns: number,
  },
  ['two', 'advanced', 'variations', 'edition', 'first', 'values', 'maxTurns'],
);

const asked = { seats: list(number), chance: flag, over: flag, together: flag, question: text };

/** One of the values of a type; the compiler sees that none is forgotten. */
function anyOf<T extends string>(values: Record<T, true>): Shape {
  return oneOf(...Object.keys(values));
}

// Medieval Academy.

const track = anyOf<Track>({
  gallantry: true,
  jousts: true,
  tournaments: true,
  education: true,
  king: true,
  quests: true,
  charity: true,
});
const colour = anyOf<Colour>({ blue: true, yellow: true, green: true, red: true, black: true, grey: true });
const phase = anyOf<Phase>({
  first: true,
  deal: true,
  layCodex: true,
  bet: true,
  draft: true,
  neutralKeep: true,
  split: true,
  choose: true,
  assign: true,
  play: true,
  neutralPlay: true,
  neutralSword: true,
  peek: true,
  lift: true,
  bonus: true,
  takeToken: true,
  almsFrom: true,
  almsGive: true,
  almsTake: true,
  over: true,
});
const card = matching(/^[CEGKQS][1-9]$/);
const coat = tuple(track, orNull(number));
const counted = object<Squire['hand']>({ count: number, cards: orNull(list(card)) });
const scroll = object<{ gone: boolean; taker: number | null }>({ gone: flag, taker: orNull(number) });

const move: Record<keyof Move, Shape> = {
  squire: number,
  track,
  from: number,
  to: number,
  place: number,
  placeThen: number,
  paysThen: orNull(number),
};

const academyChoice = object<AcademyChoice>(
  {
    ...move,
    text,
    card,
    could: list(object<Move>(move)),
    cup: tuple(number, number),
    other: number,
    coat,
    value: orNull(number),
    pile: number,
    cards: list(card),
    rest: list(card),
  },
  [...(Object.keys(move) as (keyof Move)[]), 'card', 'could', 'cup', 'other', 'coat', 'value', 'pile', 'cards', 'rest'],
);

export const academyView = object<AcademyView>(
  {
    game: oneOf('academy'),
    players: number,
    options,
    values: object<AcademyView['values']>({
      quests: list(number),
      charity: list(number),
      kingSquares: list(number),
      cupReach: number,
      cupMiddle: flag,
    }),
    seat: orNull(number),
    round: number,
    rounds: number,
    first: number,
    passLeft: flag,
    phase,
    asked: object<Asked & { squire: number | null }>({ ...asked, squire: orNull(number) }),
    squires: list(
      object<Squire>({
        squire: number,
        colour,
        seat: orNull(number),
        hand: counted,
        kept: counted,
        played: list(object<Squire['played'][number]>({ card, track })),
        bet: orNull(track),
        coats: list(coat),
        points: orNull(number),
      }),
    ),
    tracks: list(
      object<TrackView>({
        track,
        scoresNow: flag,
        rounds: list(number),
        loop: orNull(number),
        end: orNull(number),
        stacks: list(object<TrackView['stacks'][number]>({ square: number, squires: list(number) })),
        ranking: list(number),
        onStart: list(number),
        pays: list(orNull(number)),
      }),
    ),
    passed: list(object<AcademyView['passed'][number]>({ to: number, cards: list(card) })),
    piles: list(
      object<NonNullable<AcademyView['piles']>[number]>({
        maker: number,
        piles: list(list(card)),
        taken: orNull(number),
      }),
    ),
    chosen: orNull(list(card)),
    cup: number,
    scrolls: object<NonNullable<AcademyView['scrolls']>>({ six: scroll, twelve: scroll }),
    codex: list(
      object<NonNullable<AcademyView['codex']>[number]>({
        place: number,
        value: orNull(number),
        takenBy: orNull(number),
        seenBy: list(number),
      }),
    ),
    standings: list(object<AcademyView['standings'][number]>({ seat: number, points: orNull(number) })),
    legal: list(academyChoice),
  },
  ['piles', 'chosen', 'cup', 'scrolls', 'codex'],
);

export const academyEvent = object<AcademyEvent>(
  {
    event: matching(/^[a-zA-Z]+$/),
    text,
    squire: number,
    other: number,
    track,
    from: number,
    to: number,
    why: oneOf('card', 'bonus', 'bet', 'stepback', 'orderedreset'),
    place: number,
    card: orNull(card),
    cards: orNull(list(card)),
    value: orNull(number),
  },
  ['text', 'squire', 'other', 'track', 'from', 'to', 'why', 'place', 'card', 'cards', 'value'],
);

// Medievallons.

const kind = oneOf(...kinds);
const question = anyOf<Question>({
  turn: true,
  target: true,
  name: true,
  card: true,
  copy: true,
  take: true,
  give: true,
  swap: true,
  keep: true,
  top: true,
  first: true,
  deal: true,
  discard: true,
  draw: true,
  reveal: true,
  beg: true,
  over: true,
});
const verb = anyOf<MedievallonsChoice['verb']>({
  play: true,
  guild: true,
  activate: true,
  extend: true,
  draw: true,
  target: true,
  name: true,
  card: true,
  copy: true,
  take: true,
  give: true,
  swap: true,
  keep: true,
  top: true,
});
const guildId = matching(/^[0-4]\.[1-3]$/);
const byPlace = dictionary(/^([0-4]|deck)$/, list(kind));
const ending = oneOf('third-guild', 'cycle', 'max-turns');

export const medievallonsView = object<MedievallonsView>({
  game: oneOf('medievallons'),
  players: number,
  options,
  seat: orNull(number),
  turn: number,
  maxTurns: number,
  active: number,
  breaker: oneOf('red', 'yellow'),
  asked: object<Asked & { kind: Question }>({ ...asked, kind: question }),
  power: orNull(
    object<Power>({
      deed: oneOf('play', 'guild', 'activate', 'extend', 'draw'),
      guild: orNull(guildId),
      aside: orNull(kind),
      source: orNull(kind),
      kind: orNull(kind),
      revealed: flag,
      target: orNull(number),
      draws: list(number),
    }),
  ),
  seats: list(
    object<SeatView>({
      seat: number,
      colour: oneOf('blue', 'yellow', 'green', 'red', 'black'),
      hand: object<SeatView['hand']>({ count: number, cards: orNull(list(kind)) }),
      guilds: list(
        object<Guild>({ guild: guildId, kind, members: number, jesters: number, size: number, cards: list(kind) }),
      ),
    }),
  ),
  deck: number,
  pile: object<MedievallonsView['pile']>({ count: number, top: orNull(kind), cards: list(kind) }),
  known: byPlace,
  none: byPlace,
  exact: byPlace,
  drawn: object<MedievallonsView['drawn']>({ count: number, cards: orNull(list(kind)) }),
  held: orNull(kind),
  chosen: list(kind),
  legal: list(
    object<MedievallonsChoice>({ text, verb, seat: number, guild: guildId, kind, cards: list(kind), count: number }, [
      'seat',
      'guild',
      'kind',
      'cards',
      'count',
    ]),
  ),
  ending: orNull(ending),
});

export const medievallonsEvent = object<MedievallonsEvent>(
  {
    event: matching(/^[a-zA-Z]+$/),
    text,
    seat: number,
    other: number,
    guild: guildId,
    card: orNull(kind),
    cards: orNull(list(kind)),
    number,
    why: ending,
  },
  ['text', 'seat', 'other', 'guild', 'card', 'cards', 'number', 'why'],
);
