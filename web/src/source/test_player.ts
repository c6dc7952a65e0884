// For tests: a separate device, its player, and tables of every kind.

import { testNet, testStudyEngine, testWorkerEngine } from '../engine/node_engine';
import { LocalSource, type LocalSetup, type Surroundings } from './local';
import { MemoryShelf, SavedGames } from './saved';
import type { Connection } from './source';
import { Refused, type Level, type Options, type Problem, type TableState } from '../protocol/protocol';

export const seed = '5eed'.repeat(16);
export const variations = ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'];
export const advanced = ['lift', 'stepback', 'orderedreset'];

export const four: LocalSetup = {
  game: 'academy',
  options: {},
  seats: ['me', 'squire', 'page', 'squire'],
  name: 'Ann',
};
export const guilds: LocalSetup = { game: 'medievallons', options: {}, seats: ['squire', 'me', 'page'] };

/** The error code of a rejection. */
export async function refusal(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Refused) return error.problem.code;
    throw error;
  }
  return 'no refusal';
}

export function world(): Surroundings & { shelf: MemoryShelf } {
  const shelf = new MemoryShelf();
  let time = 1_000_000;
  return {
    shelf,
    games: new SavedGames(shelf),
    engine: testWorkerEngine,
    study: testStudyEngine,
    net: testNet,
    now: () => ++time,
    pause: () => 0,
  };
}

/** Plays at a local table, records all states, and waits for conditions. */
export class Player {
  readonly states: TableState[] = [];
  readonly connections: Connection[] = [];
  problem: Problem | undefined;
  readonly source: LocalSource;
  private heard: (() => void) | undefined;

  constructor(id: string, around: Partial<Surroundings>) {
    this.source = new LocalSource(id, around);
    this.source.start({
      state: (state) => {
        this.states.push(state);
        this.heard?.();
      },
      connection: (connection) => this.connections.push(connection),
      failed: (problem) => {
        this.problem = problem;
        this.heard?.();
      },
    });
  }

  get state(): TableState {
    return this.states.at(-1)!;
  }

  async until(good: (state: TableState) => boolean): Promise<TableState> {
    while (!this.problem && !(this.states.length > 0 && good(this.state))) {
      await new Promise<void>((resolve) => (this.heard = resolve));
    }
    if (this.problem) throw new Error(this.problem.message);
    return this.state;
  }

  myTurn(): Promise<TableState> {
    return this.until((state) => state.info.phase === 'finished' || mine(state));
  }

  /** Plays to the end; `pick` chooses an index below a count. */
  async finish(pick: (count: number) => number): Promise<TableState> {
    for (;;) {
      const state = await this.myTurn();
      if (state.info.phase === 'finished') return state;
      await this.source.choose(state.decision, state.view!.legal[pick(state.view!.legal.length)]!.text);
    }
  }
}

export function mine(state: TableState): boolean {
  return state.view!.asked.seats.includes(state.info.you!) && state.chosen === null;
}

/** A pseudorandom sequence. */
export function sequence(start: number): (count: number) => number {
  let x = start;
  return (count) => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return Math.floor((x / 2147483648) * count);
  };
}

function some<T>(list: readonly T[], below: (count: number) => number): T[] {
  return list.filter(() => below(2) === 1);
}

/** A Turn Order card on which a round's first squire is not always the first player's. */
const lancelotOrder = [
  ['blue', 'green', 'yellow', 'red'],
  ['red', 'yellow', 'green', 'blue'],
  ['yellow', 'blue', 'red', 'green'],
  ['blue', 'yellow', 'green', 'red'],
  ['red', 'green', 'yellow', 'blue'],
  ['green', 'red', 'blue', 'yellow'],
];

export function setups(): [string, LocalSetup][] {
  const all: [string, LocalSetup][] = [];
  const add = (name: string, setup: LocalSetup) => all.push([name, setup]);
  for (const players of [2, 3, 4, 5]) {
    const seats: LocalSetup['seats'] = ['squire', ...Array<Level>(players - 2).fill('page'), 'me'];
    add(`medievallons ${players}`, { game: 'medievallons', options: {}, seats });
    for (const two of players === 2 ? (['karadoc', 'lancelot'] as const) : [undefined]) {
      const base: Options = two ? { two } : {};
      const name = `academy ${two ?? players}`;
      add(name, { game: 'academy', options: base, seats });
      add(`${name} with everything`, { game: 'academy', options: { ...base, advanced, variations }, seats });
      for (const one of variations) {
        add(`${name} ${one}`, { game: 'academy', options: { ...base, variations: [one] }, seats });
      }
      for (const one of advanced)
        add(`${name} ${one}`, { game: 'academy', options: { ...base, advanced: [one] }, seats });
    }
  }
  for (let i = 0; i < 20; i++) {
    const below = sequence(i);
    below(2);
    const players = 2 + below(4);
    const options: Options = {
      ...(players === 2 ? { two: below(2) ? ('karadoc' as const) : ('lancelot' as const) } : {}),
      advanced: some(advanced, below),
      variations: some(variations, below),
      edition: (['common', 'english', 'french', 'russian'] as const)[below(4)]!,
      first: below(players),
      values: {
        quests: [below(99), below(99), below(99)],
        charity: [-below(99), -below(99)],
        cupReach: 1 + below(9),
        cupMiddle: below(2) === 0,
        ...(below(2) ? { lancelotOrder } : {}),
      },
    };
    const me = below(players);
    const seats: LocalSetup['seats'] = Array.from({ length: players }, (_, seat) => (seat === me ? 'me' : 'page'));
    add(`academy at random ${i}`, { game: 'academy', options, seats });
    const turns = below(2) ? { maxTurns: 1 + below(200) } : {};
    add(`medievallons at random ${i}`, { game: 'medievallons', options: { first: below(players), ...turns }, seats });
  }
  return all;
}
