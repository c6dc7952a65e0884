// The values of a new table's form.

import type { Game } from '../../games/game';
import type { GameSetup } from '../../games/setup';
import {
  levels,
  type Bank,
  type Clock,
  type GameName,
  type Info,
  type Level,
  type Options,
  type Overtime,
  type Problem,
  type SeatInfo,
} from '../../protocol/protocol';
import type { NewTable } from '../../source/joining';
import type { LocalSetup } from '../../source/saved';
import { optionsOf, understoodValue, usualValues, type Values } from './options';
import { usualSeats } from './usual_seats';

/** `me` is always the first seat; `here` is another person at this device. */
export type Seat = 'me' | 'open' | 'here' | Level;

export interface SetUp {
  seats: Seat[];
  /** The names of the people at this device, by seat. */
  names: string[];
  options: Values;
  /** Standings stay hidden until the end. */
  hidden: boolean;
  clock: Clock | null;
  overtime: Overtime;
  public: boolean;
  chat: boolean;
  /** Hints from bots are allowed even among people. */
  hints: boolean;
  /** The game starts only after all players have said that they are ready. */
  ready: boolean;
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

/** Time for a whole game, and time added by each choice. */
export const banks: readonly number[] = [5, 10, 20, 30, 60, 120].map((minutes) => minutes * minute);
export const pluses: readonly number[] = [5, 10, 15, 30, minute];

/** Named clocks for most tables. */
export const paces = {
  none: null,
  quick: minute,
  relaxed: { bank: 20 * minute, plus: 15 },
  day,
} as const satisfies Record<string, Clock | null>;
export type Pace = keyof typeof paces;

export function hasBank(clock: Clock | null): clock is Bank {
  return clock !== null && typeof clock === 'object';
}
/** The name of a clock; null for a custom one. */
export function paceOf(clock: Clock | null): Pace | null {
  const text = JSON.stringify(clock);
  return (Object.keys(paces) as Pace[]).find((pace) => JSON.stringify(paces[pace]) === text) ?? null;
}
function goodClock(clock: unknown): clock is Clock {
  if (typeof clock !== 'object' || clock === null) return clocks.includes(clock as number);
  const { bank, plus } = clock as Partial<Bank>;
  return banks.includes(bank!) && pluses.includes(plus!);
}

export function usual(game: Game): SetUp {
  return {
    seats: usualSeats(game),
    names: [],
    options: usualValues(game),
    hidden: false,
    clock: null,
    overtime: 'bot',
    public: false,
    chat: true,
    hints: false,
    ready: false,
  };
}

/** Changes the number of seats; new ones copy the last. */
export function withPlayers(game: Game, setUp: SetUp, players: number): SetUp {
  const last = setUp.seats.at(-1)!;
  const seats = Array.from({ length: players }, (_, seat) => setUp.seats[seat] ?? (last === 'me' ? 'squire' : last));
  const gone = game.options.filter(
    ({ kind, name }) => kind === 'seat' && ((setUp.options[name] as number | null) ?? 0) >= players,
  );
  return {
    ...setUp,
    seats,
    options: { ...setUp.options, ...Object.fromEntries(gone.map(({ name }) => [name, null])) },
  };
}

/** For a table with friends: opens all other seats, unless a seat is already open. */
export function withFriends(setUp: SetUp): SetUp {
  if (setUp.seats.includes('open')) return setUp;
  return { ...setUp, seats: setUp.seats.map((seat) => (seat === 'me' ? 'me' : 'open')) };
}

export function withOpenSeat(setUp: SetUp): boolean {
  return setUp.seats.includes('open');
}

/** Applies an address, `players=2&two=karadoc&variations=bet`, to a set-up. */
export function withAsked(game: Game, setUp: SetUp, search: URLSearchParams): SetUp {
  const [least, most] = game.players;
  const players = Number(search.get('players'));
  const seated = players >= least && players <= most ? withPlayers(game, setUp, players) : setUp;
  const options = { ...seated.options };
  for (const option of game.options) {
    if (option.kind !== 'set' && option.kind !== 'choice') continue;
    const asked = (search.get(option.name) ?? '').split(',').filter((value) => option.values.includes(value));
    if (asked.length === 0) continue;
    if (option.kind === 'choice') options[option.name] = asked[0]!;
    else {
      const on = options[option.name] as string[];
      options[option.name] = option.values.filter((value) => on.includes(value) || asked.includes(value));
    }
  }
  const clock = Number(search.get('clock'));
  return { ...seated, options, ...(clocks.includes(clock) ? { clock } : {}) };
}

type Preset = NonNullable<GameSetup['presets']>[number];

/** Applies the rules of a preset; seats, clock, first player and edition stay. */
export function withPreset(game: Game, setUp: SetUp, { full }: Preset): SetUp {
  const usual = usualValues(game);
  const options = game.options.map(({ name, ...option }) => {
    if (option.kind === 'choice' || option.kind === 'seat') return [name, setUp.options[name]!] as const;
    return [name, option.kind === 'set' && full.includes(name) ? [...option.values] : usual[name]!] as const;
  });
  return { ...setUp, options: Object.fromEntries(options) };
}

/** The preset with the same rules; null for a custom mix. */
export function presetOf(game: Game, setUp: SetUp, presets: readonly Preset[]): string | null {
  const text = (one: SetUp): string => JSON.stringify(optionsFor(game, one));
  return presets.find((preset) => text(withPreset(game, setUp, preset)) === text(setUp))?.name ?? null;
}

export function optionsFor(game: Game, setUp: SetUp): Options {
  return optionsOf(game, setUp.options, setUp.seats.length);
}

/** The field of a server's refusal, or null. The refusal of an option names it only in the message. */
export function fieldOf(game: Game, problem: Problem): string | null {
  const numbers = game.options.filter(({ kind }) => kind === 'number' || kind === 'numbers').map(({ name }) => name);
  const words = `${problem.field ?? ''} ${problem.message}`;
  const names = (field: string): boolean => new RegExp(`(^|\\W)${field.replace('.', '\\.')}\\b`).test(words);
  return [...numbers, 'name', 'clock'].find(names) ?? null;
}

/** `called`: the default name of a person, by seat number. */
export function localSetup(game: Game, setUp: SetUp, name: string, called: (n: number) => string = String): LocalSetup {
  const names = setUp.seats.map((seat, at) => (seat === 'here' ? setUp.names[at]?.trim() || called(at + 1) : ''));
  return {
    game: game.name,
    options: optionsFor(game, setUp),
    seats: setUp.seats.map((seat) => (seat === 'open' ? 'squire' : seat)),
    ...(name ? { name } : {}),
    ...(setUp.seats.includes('here') ? { names } : {}),
    ...(setUp.hidden ? { hidden: true } : {}),
  };
}

export function newTable(game: Game, setUp: SetUp): NewTable {
  return {
    game: game.name,
    options: optionsFor(game, setUp),
    // People at this device join by the link, like the others.
    seats: setUp.seats.map((seat) =>
      seat === 'here' ? 'open' : seat === 'me' || seat === 'open' ? seat : { bot: seat },
    ),
    public: setUp.public,
    chat: setUp.chat,
    ...(setUp.clock === null ? {} : { clock: setUp.clock }),
    ...(setUp.clock === null || setUp.overtime === 'bot' ? {} : { overtime: setUp.overtime }),
    ...(setUp.hidden ? { hidden: true } : {}),
    ...(setUp.hints ? { hints: true } : {}),
    ...(setUp.ready ? { ready: true } : {}),
  };
}

/** A record's options as values of the form. */
export function valuesIn(game: Game, options: Options, players: number): Values {
  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((inside, name) => (inside as Options | undefined)?.[name], options);
  return Object.fromEntries(
    game.options.map((option) => [option.name, understoodValue(option, at(option.name), players)]),
  );
}

/** The terms of a table as values of the form. */
export function setUpOf(game: Game, info: Info): SetUp {
  const sits = (seat: SeatInfo, i: number): Seat =>
    i === info.you ? 'me' : seat.kind === 'bot' ? (seat.name as Level) : 'open';
  return {
    seats: info.seats.map(sits),
    names: [],
    options: valuesIn(game, info.options, info.players),
    hidden: info.hidden ?? false,
    clock: info.clock,
    overtime: info.overtime ?? 'bot',
    public: info.public,
    chat: info.chat,
    hints: info.hints ?? false,
    ready: info.ready ?? false,
  };
}

const keptAt = (game: GameName): string => `roundtable.setup.${game}`;

export function keep(game: Game, setUp: SetUp): void {
  try {
    localStorage.setItem(keptAt(game.name), JSON.stringify(setUp));
  } catch {
    // no storage
  }
}

/** The last set-up on this device, or the default. */
export function recall(game: Game): SetUp {
  try {
    return understood(game, JSON.parse(localStorage.getItem(keptAt(game.name)) ?? 'null'));
  } catch {
    return usual(game);
  }
}

/** Reads a stored set-up; each invalid field gets its default. */
export function understood(game: Game, kept: unknown): SetUp {
  const setUp = usual(game);
  if (typeof kept !== 'object' || kept === null) return setUp;
  const found = kept as Partial<Record<keyof SetUp, unknown>>;
  if (goodSeats(game, found.seats)) setUp.seats = found.seats;
  if (Array.isArray(found.names)) setUp.names = found.names.map((name) => String(name).slice(0, 24));
  if (goodClock(found.clock)) setUp.clock = found.clock;
  if (found.overtime === 'end') setUp.overtime = 'end';
  for (const name of ['hidden', 'public', 'chat', 'hints', 'ready'] as const) {
    if (typeof found[name] === 'boolean') setUp[name] = found[name];
  }
  const options = (found.options ?? {}) as Record<string, unknown>;
  for (const option of game.options) {
    setUp.options[option.name] = understoodValue(option, options[option.name], setUp.seats.length);
  }
  return setUp;
}

function goodSeats({ players: [least, most] }: Game, seats: unknown): seats is Seat[] {
  if (!Array.isArray(seats) || seats.length < least || seats.length > most) return false;
  return seats.every((seat, i) =>
    i === 0 ? seat === 'me' : seat === 'open' || seat === 'here' || levels.includes(seat as Level),
  );
}
