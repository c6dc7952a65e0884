import { describe, expect, it } from 'vitest';
import type { AcademyView } from '../games/academy/view';
import type { MedievallonsView } from '../games/medievallons/view';
import { testWorkerEngine } from '../engine/node_engine';
import { startLocal, type LocalSetup } from './local';
import { recordsIn, ReplaySource } from './replay';
import { Refused, type Problem, type TableState } from '../protocol/protocol';
import { advanced, Player, seed, sequence, variations, world } from './test_player';

const academy: LocalSetup = { game: 'academy', options: {}, seats: ['me', 'squire', 'page'], name: 'Ann' };
const everything: LocalSetup = { ...academy, options: { advanced, variations } };
const karadoc: LocalSetup = { ...everything, options: { two: 'karadoc', variations }, seats: ['page', 'me'] };
const medievallons: LocalSetup = { game: 'medievallons', options: {}, seats: ['squire', 'me', 'page'] };
const games: [string, LocalSetup][] = [
  ['academy', academy],
  ['academy with everything', everything],
  ['karadoc', karadoc],
  ['medievallons', medievallons],
];

async function played(setup: LocalSetup): Promise<{ player: Player; record: string }> {
  const here = world();
  const player = new Player(startLocal(setup, here, seed), here);
  await player.finish(sequence(4));
  return { player, record: await player.source.record() };
}

class Watcher {
  readonly states: TableState[] = [];
  problem: Problem | undefined;
  readonly source: ReplaySource;
  private heard: (() => void) | undefined;

  constructor(record: string | (() => Promise<string>), at: { step?: number; seat?: number | null } = {}) {
    this.source = new ReplaySource(record, { ...at, engine: testWorkerEngine });
    this.source.start({
      state: (state) => {
        this.states.push(state);
        this.heard?.();
      },
      connection: () => {},
      failed: (problem) => {
        this.problem = problem;
        this.heard?.();
      },
    });
  }

  async next(): Promise<TableState> {
    const count = this.states.length;
    while (!this.problem && this.states.length === count) {
      await new Promise<void>((resolve) => (this.heard = resolve));
    }
    if (this.problem) throw new Error(this.problem.message);
    return this.states.at(-1)!;
  }

  go(step: number): Promise<TableState> {
    this.source.steps.go(step);
    return this.next();
  }

  look(seat: number | null): Promise<TableState> {
    this.source.steps.look(seat);
    return this.next();
  }
}

describe.each(games)('a replay of %s', (_, setup) => {
  it('shows a seat exactly what it saw', async () => {
    const { player, record } = await played(setup);
    const me = setup.seats.indexOf('me');
    const watcher = new Watcher(record, { seat: me });
    const first = await watcher.next();
    expect(first).toMatchObject({ decision: 0, events: [], chosen: null, undo: null });
    expect(first.info).toMatchObject({ phase: 'playing', result: null, secret: null, you: null });
    // The replay shows all states of the game in the same order.
    const settled = player.states.filter(({ chosen, view }, i, all) => {
      const waits = view!.asked.together && all[i - 1]?.decision === all[i]!.decision;
      return chosen === null && !waits;
    });
    let met = 0;
    for (let step = 1; step <= watcher.source.steps.count; step++) {
      const { view, events } = await watcher.go(step);
      if (JSON.stringify(view) !== JSON.stringify(settled[met]?.view)) continue;
      expect(events).toEqual(settled[met]!.events);
      met++;
    }
    expect(met).toBe(settled.length);
    const end = watcher.states.at(-1)!;
    expect(end.info).toMatchObject({ phase: 'finished', result: player.state.info.result, secret: seed });
    expect(end.view).toEqual(player.state.view);
    expect(end.events).toEqual(player.state.events);
  });

  it('has a step for everything that happened, and marks that begin rounds or turns', async () => {
    const { record } = await played(setup);
    const watcher = new Watcher(record);
    await watcher.next();
    const { steps } = watcher.source;
    const { log } = JSON.parse(record) as { log: string[] };
    expect(steps.count).toBeGreaterThan(20);
    expect(steps.count).toBeLessThanOrEqual(log.length);
    let before = JSON.stringify((await watcher.go(0)).view);
    for (let step = 1; step <= steps.count; step++) {
      const now = JSON.stringify((await watcher.go(step)).view);
      expect(now).not.toBe(before);
      before = now;
    }
    // A turn of forced choices ends without a mark of its own.
    for (const [i, mark] of steps.marks.slice(1).entries()) expect(mark.number).toBeGreaterThan(steps.marks[i]!.number);
    for (const { step, number } of steps.marks) {
      const of = ({ view }: TableState) =>
        setup.game === 'academy' ? (view as AcademyView).round : (view as MedievallonsView).turn;
      expect(of(await watcher.go(step))).toBe(number);
      if (step > 0) expect(of(await watcher.go(step - 1))).not.toBe(number);
    }
    if (setup.game === 'academy') expect(steps.marks).toHaveLength(6);
  });

  it('shows everything to one who sees everything', async () => {
    const { record } = await played(setup);
    const watcher = new Watcher(record);
    await watcher.next();
    const middle = Math.floor(watcher.source.steps.count / 2);
    const all = (await watcher.go(middle)).view!;
    expect(all.seat).toBe(null);
    for (const seat of setup.seats.keys()) {
      const own = (await watcher.look(seat)).view!;
      expect(own.seat).toBe(seat);
      if (all.game === 'academy') {
        for (const squire of (own as AcademyView).squires.filter((one) => one.seat === seat)) {
          expect((all as AcademyView).squires[squire.squire]).toEqual(squire);
        }
      } else {
        const { seats } = all as MedievallonsView;
        expect(seats[seat]).toEqual((own as MedievallonsView).seats[seat]);
        expect(seats[seat]!.hand.cards).toHaveLength(seats[seat]!.hand.count);
      }
    }
    const dealt = (await watcher.look(null)).events.filter(({ event }) => event === 'dealt');
    expect(dealt.length).toBeGreaterThan(0);
    for (const event of dealt) expect((event as { cards?: unknown }).cards).not.toBe(null);
  });
});

describe('a replay', () => {
  it('opens at a step, for a seat, from a promise', async () => {
    const { record } = await played(academy);
    const watcher = new Watcher(() => Promise.resolve(record), { step: 30, seat: 1 });
    const state = await watcher.next();
    expect(state.decision).toBe(30);
    expect(state.view!.seat).toBe(1);
    expect(await watcher.source.record()).toBe(record);
    expect(state.info.seats).toEqual([
      { kind: 'person', name: 'Ann', user: '', here: true, bot: false },
      { kind: 'bot', name: 'squire' },
      { kind: 'bot', name: 'page' },
    ]);
  });

  it('goes no further than the record, and passes over what is not wanted any more', async () => {
    const { record } = await played(academy);
    const watcher = new Watcher(record);
    await watcher.next();
    const { steps } = watcher.source;
    expect((await watcher.go(1e9)).decision).toBe(steps.count);
    expect((await watcher.go(-5)).decision).toBe(0);
    expect((await watcher.go(NaN)).decision).toBe(0);
    const before = watcher.states.length;
    for (let step = 1; step <= 50; step++) steps.go(step);
    while ((await watcher.next()).decision !== 50);
    expect(watcher.states.length - before).toBeLessThan(4);
  });

  it('of an unfinished game ends where the game does', async () => {
    const here = world();
    const player = new Player(startLocal(academy, here, seed), here);
    const state = await player.myTurn();
    await player.source.choose(state.decision, state.view!.legal[0]!.text);
    await player.until(({ decision }) => decision === 1);
    const watcher = new Watcher(await player.source.record(), { step: 1e6 });
    const end = await watcher.next();
    expect(end.info).toMatchObject({ phase: 'playing', result: null, secret: null });
    expect(end.view!.asked.seats).toEqual([0, 1, 2]);
  });

  it('cannot be played', async () => {
    const { record } = await played(academy);
    const { source } = new Watcher(record);
    for (const tried of [source.choose(), source.undo(), source.hint(), source.say(), source.rematch()]) {
      await expect(tried).rejects.toBeInstanceOf(Refused);
    }
  });

  it.each<[string, (record: string) => string, RegExp]>([
    ['nothing', () => '', /byte|JSON|expected/],
    ['something else', () => '{"a":1}', /a: unknown field/],
    ['a list', () => '[]', /an object/],
    ['another format', (record) => record.replace('roundtable/2', 'roundtable/9'), /format/],
    ['the format before', (record) => record.replace('roundtable/2', 'roundtable/1'), /never released/],
    ['another game', (record) => record.replace('"academy"', '"chess"'), /game: found `chess`/],
    ['half a record', (record) => record.slice(0, 500), /byte|JSON/],
    ['wrong options', (record) => record.replace('"options":{}', '"options":{"first":9}'), /first: found 9/],
    [
      'a card that was not dealt',
      (record) => record.replace(/"0 pick [A-Z]\d"/, '"0 pick Z9"'),
      /log entry \d+, `0 pick Z9`/,
    ],
    ['a missing entry', (record) => record.replace(/"0 play [^"]*",/, ''), /log entry \d+/],
    ['another result', (record) => record.replace('"winners":[', '"winners":[4,'), /result/],
  ])('of %s says what is wrong', async (_, damage, message) => {
    const { record } = await played(academy);
    const watcher = new Watcher(damage(record));
    await expect(watcher.next()).rejects.toThrow(message);
    expect(watcher.problem!.code).toBe('damaged');
  });

  it('that cannot be fetched says why', async () => {
    const problem = { code: 'not-found', message: 'no such table' };
    const watcher = new Watcher(() => Promise.reject(new Refused(problem)));
    await expect(watcher.next()).rejects.toThrow('no such table');
    expect(watcher.problem).toEqual(problem);
  });

  it('finds the records in a file', () => {
    expect(recordsIn('{"a":1}')).toEqual(['{"a":1}']);
    expect(recordsIn('{"a":1}\n{"a":2}\n')).toEqual(['{"a":1}', '{"a":2}']);
    expect(recordsIn('{\n  "a": 1\n}\n')).toEqual(['{\n  "a": 1\n}\n']);
  });
});
