// What a new table can be, as the form holds it. The page knows the names and ranges of the options (docs/record.md), not what
// they do.

import { levels, type GameName, type Level, type Options, type Problem } from '../../protocol/protocol';
import type { NewTable } from '../../source/api';
import type { LocalSetup } from '../../source/saved';
import { gameNamed } from '../../games';
import { usualSeats } from '../start/quick';

export const advancedRules = ['lift', 'stepback', 'orderedreset'] as const;
export const variations = ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'] as const;
export const twoModes = ['karadoc', 'lancelot'] as const;
/** Whose box is followed where the printed rules differ. */
export const editions = ['common', 'english', 'french', 'russian'] as const;
export type Advanced = (typeof advancedRules)[number];
export type Variation = (typeof variations)[number];
export type Two = (typeof twoModes)[number];
export type Edition = (typeof editions)[number];

/** `me` is always the first. */
export type Seat = 'me' | 'open' | Level;

export const least = 2;
export const most = 5;

/** Numbers of the house; null while a field holds no number. Losses are kept as they are typed, without a minus. */
export interface HouseValues {
  quests: (number | null)[];
  charity: (number | null)[];
  /** Squares 1 to 12; square 0 earns nothing. */
  kingSquares: (number | null)[];
  cupReach: (number | null)[];
  /** Whether the Cup's track has a square in the middle. */
  cupMiddle: boolean;
  /** The Turn Order card of the box, a row a round; null: our own order. */
  lancelotOrder: string[] | null;
}
export type NumberValue = 'quests' | 'charity' | 'kingSquares' | 'cupReach';

export interface SetUp {
  game: GameName;
  seats: Seat[];
  two: Two;
  advanced: Advanced[];
  variations: Variation[];
  edition: Edition;
  /** The seat that begins; null: drawn. */
  first: number | null;
  values: HouseValues;
  maxTurns: number | null;
  hidden: boolean;
  /** Seconds a decision; null: none. */
  clock: number | null;
  public: boolean;
  chat: boolean;
}

export const usualValues: HouseValues = {
  quests: [17, 10, 4],
  charity: [10, 5],
  kingSquares: [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6],
  cupReach: [6],
  cupMiddle: false,
  lancelotOrder: null,
};
export const usualTurns = 400;
export const mostTurns = 100_000;

const range: Record<NumberValue, [number, number]> = {
  quests: [0, 99],
  charity: [0, 99],
  kingSquares: [0, 99],
  cupReach: [1, 99],
};
export function rangeOf(value: NumberValue): [number, number] {
  return range[value];
}

const squires = ['blue', 'yellow', 'green', 'red'];
const rounds = 6;

/** A row of the Turn Order card may have the four squires in any order. */
export const lancelotOrders: readonly string[] = orders(squires);

function orders(of: string[]): string[] {
  if (of.length === 1) return of;
  return of.flatMap((first) => orders(of.filter((one) => one !== first)).map((rest) => `${first} ${rest}`));
}

/** To begin with, each round starts one squire later. */
export function firstOrder(): string[] {
  return Array.from({ length: rounds }, (_, round) =>
    squires.map((_, place) => squires[(place + round) % squires.length]!).join(' '),
  );
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
export const clocks: readonly number[] = [
  30,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  hour,
  8 * hour,
  day,
  3 * day,
  7 * day,
  14 * day,
];

export function usual(game: GameName): SetUp {
  return {
    game,
    seats: usualSeats(gameNamed(game)),
    two: 'karadoc',
    advanced: [],
    variations: [],
    edition: 'common',
    first: null,
    values: structuredClone(usualValues),
    maxTurns: usualTurns,
    hidden: false,
    clock: null,
    public: false,
    chat: true,
  };
}

/** The same with that many seats: new ones are like the last. */
export function withPlayers(setUp: SetUp, players: number): SetUp {
  const last = setUp.seats.at(-1)!;
  const seats = Array.from({ length: players }, (_, seat) => setUp.seats[seat] ?? (last === 'me' ? 'squire' : last));
  const first = setUp.first !== null && setUp.first >= players ? null : setUp.first;
  return { ...setUp, seats, first };
}

/** For a table with friends: all bots make room, if nobody has yet. */
export function withFriends(setUp: SetUp): SetUp {
  if (setUp.seats.includes('open')) return setUp;
  return { ...setUp, seats: setUp.seats.map((seat) => (seat === 'me' ? 'me' : 'open')) };
}

export type Preset = 'first' | 'advanced' | 'everything';
export const presets: readonly Preset[] = ['first', 'advanced', 'everything'];

/** The rules a preset stands for; seats, clock and the like stay. */
export function withPreset(setUp: SetUp, preset: Preset): SetUp {
  return {
    ...setUp,
    advanced: preset === 'first' ? [] : [...advancedRules],
    variations: preset === 'everything' ? [...variations] : [],
    values: structuredClone(usualValues),
  };
}

/** The preset that the rules are, or null: a mix of one's own. */
export function presetOf(setUp: SetUp): Preset | null {
  const same = (preset: Preset): boolean => {
    const wanted = withPreset(setUp, preset);
    return JSON.stringify(optionsOf(wanted)) === JSON.stringify(optionsOf(setUp));
  };
  return presets.find(same) ?? null;
}

export function toggled<T>(all: readonly T[], on: T[], one: T): T[] {
  return all.filter((name) => (name === one ? !on.includes(name) : on.includes(name)));
}

/** Which house values mean anything with these rules. */
export function valuesUsed(setUp: SetUp): (keyof HouseValues)[] {
  const has = (name: Variation): boolean => setUp.variations.includes(name);
  const used: (keyof HouseValues)[] = [];
  if (!has('dragon')) used.push('quests');
  if (!has('alms')) used.push('charity');
  if (has('scrolls')) used.push('kingSquares');
  if (has('knights')) used.push('cupReach', 'cupMiddle');
  if (setUp.seats.length === 2 && setUp.two === 'lancelot') used.push('lancelotOrder');
  return used;
}

/** As in a record: only what differs from the defaults. */
export function optionsOf(setUp: SetUp): Options {
  const options: Options = {};
  if (setUp.game === 'academy') {
    if (setUp.seats.length === 2) options.two = setUp.two;
    if (setUp.advanced.length > 0) options.advanced = advancedRules.filter((name) => setUp.advanced.includes(name));
    if (setUp.variations.length > 0) options.variations = variations.filter((name) => setUp.variations.includes(name));
    if (setUp.edition !== 'common') options.edition = setUp.edition;
    const values = changedValues(setUp);
    if (Object.keys(values).length > 0) options.values = values;
  } else if (setUp.maxTurns !== null && setUp.maxTurns !== usualTurns) {
    options.maxTurns = setUp.maxTurns;
  }
  if (setUp.first !== null) options.first = setUp.first;
  return options;
}

function changedValues(setUp: SetUp): Options {
  const changed: Options = {};
  for (const name of valuesUsed(setUp)) {
    if (JSON.stringify(setUp.values[name]) === JSON.stringify(usualValues[name])) continue;
    if (name === 'cupMiddle') {
      changed[name] = setUp.values.cupMiddle;
      continue;
    }
    if (name === 'lancelotOrder') {
      changed[name] = setUp.values.lancelotOrder!.map((row) => row.split(' '));
      continue;
    }
    const numbers = setUp.values[name].map((number) => number ?? 0);
    if (name === 'quests') changed[name] = numbers;
    else if (name === 'charity') changed[name] = numbers.map((loss) => 0 - loss);
    else if (name === 'kingSquares') changed[name] = [0, ...numbers];
    else changed[name] = numbers[0]!;
  }
  return changed;
}

export function withOpenSeat(setUp: SetUp): boolean {
  return setUp.seats.includes('open');
}

/** A name the server takes: 1 to 24 characters, no control characters. */
export function goodName(name: string): boolean {
  const { length } = [...name.trim()];
  return length >= 1 && length <= 24 && !/\p{Cc}/u.test(name.trim());
}

/** Fields that hold nothing usable, by the name the server has for them: `values.quests[1]`. */
export function wrongFields(setUp: SetUp): string[] {
  if (setUp.game === 'medievallons') return whole(setUp.maxTurns, [1, mostTurns]) ? [] : ['maxTurns'];
  return valuesUsed(setUp).flatMap((name) =>
    name === 'lancelotOrder' || name === 'cupMiddle'
      ? []
      : setUp.values[name].flatMap((number, i) => (whole(number, range[name]) ? [] : [`values.${name}[${i}]`])),
  );
}

function whole(number: number | null, [from, to]: [number, number]): boolean {
  return number !== null && Number.isInteger(number) && number >= from && number <= to;
}

const fields = [
  'values.quests',
  'values.charity',
  'values.kingSquares',
  'values.cupReach',
  'maxTurns',
  'name',
  'clock',
];

/** The field that a server's refusal is about, or null. Wrong options are named in the message only. */
export function fieldOf(problem: Problem): string | null {
  const words = `${problem.field ?? ''} ${problem.message}`;
  return fields.find((field) => new RegExp(`(^|\\W)${field.replace('.', '\\.')}\\b`).test(words)) ?? null;
}

export function localSetup(setUp: SetUp, name: string): LocalSetup {
  return {
    game: setUp.game,
    options: optionsOf(setUp),
    seats: setUp.seats.map((seat) => (seat === 'open' ? 'squire' : seat)),
    ...(name ? { name } : {}),
    ...(setUp.hidden ? { hidden: true } : {}),
  };
}

export function newTable(setUp: SetUp): NewTable {
  return {
    game: setUp.game,
    options: optionsOf(setUp),
    seats: setUp.seats.map((seat) => (seat === 'me' || seat === 'open' ? seat : { bot: seat })),
    public: setUp.public,
    chat: setUp.chat,
    ...(setUp.clock === null ? {} : { clock: setUp.clock }),
    ...(setUp.hidden ? { hidden: true } : {}),
  };
}

const keptAt = (game: GameName): string => `roundtable.setup.${game}`;

export function keep(setUp: SetUp): void {
  try {
    localStorage.setItem(keptAt(setUp.game), JSON.stringify(setUp));
  } catch {
    // not kept
  }
}

/** The last set-up on this device, or the usual one. */
export function recall(game: GameName): SetUp {
  try {
    return understood(game, JSON.parse(localStorage.getItem(keptAt(game)) ?? 'null'));
  } catch {
    return usual(game);
  }
}

/** Field by field: what is not as it should be is as usual. */
export function understood(game: GameName, kept: unknown): SetUp {
  const setUp = usual(game);
  if (typeof kept !== 'object' || kept === null) return setUp;
  const found = kept as Partial<Record<keyof SetUp, unknown>>;
  if (goodSeats(found.seats)) setUp.seats = found.seats;
  if (twoModes.includes(found.two as Two)) setUp.two = found.two as Two;
  if (editions.includes(found.edition as Edition)) setUp.edition = found.edition as Edition;
  setUp.advanced = among(advancedRules, found.advanced);
  setUp.variations = among(variations, found.variations);
  if (seatIn(setUp, found.first)) setUp.first = found.first;
  if (whole(found.maxTurns as number, [1, mostTurns])) setUp.maxTurns = found.maxTurns as number;
  if (clocks.includes(found.clock as number)) setUp.clock = found.clock as number;
  for (const name of ['hidden', 'public', 'chat'] as const) {
    if (typeof found[name] === 'boolean') setUp[name] = found[name];
  }
  const values = (found.values ?? {}) as Partial<Record<keyof HouseValues, unknown>>;
  for (const name of ['quests', 'charity', 'kingSquares', 'cupReach'] as const) {
    const numbers = values[name];
    const good =
      Array.isArray(numbers) &&
      numbers.length === usualValues[name].length &&
      numbers.every((number) => whole(number as number, range[name]));
    if (good) setUp.values[name] = numbers as number[];
  }
  if (typeof values.cupMiddle === 'boolean') setUp.values.cupMiddle = values.cupMiddle;
  if (goodOrder(values.lancelotOrder)) setUp.values.lancelotOrder = values.lancelotOrder;
  return setUp;
}

function goodOrder(rows: unknown): rows is string[] {
  return Array.isArray(rows) && rows.length === rounds && rows.every((row) => lancelotOrders.includes(row as string));
}
function goodSeats(seats: unknown): seats is Seat[] {
  if (!Array.isArray(seats) || seats.length < least || seats.length > most) return false;
  return seats.every((seat, i) => (i === 0 ? seat === 'me' : seat === 'open' || levels.includes(seat as Level)));
}
function seatIn(setUp: SetUp, first: unknown): first is number {
  return Number.isInteger(first) && (first as number) >= 0 && (first as number) < setUp.seats.length;
}
function among<T>(all: readonly T[], found: unknown): T[] {
  return Array.isArray(found) ? all.filter((name) => found.includes(name)) : [];
}
