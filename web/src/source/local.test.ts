import { describe, expect, it } from 'vitest';
import { testEngine } from '../engine/node_engine';
import { LocalSource, listLocal, startLocal, type LocalSetup } from './local';
import { MemoryShelf, SavedGames, type SavedGame } from './saved';
import type { Level, TableState } from '../protocol/protocol';
import {
  advanced,
  four,
  guilds,
  mine,
  Player,
  refusal,
  seed,
  sequence,
  setups,
  variations,
  world,
} from './test_player';

/** The fields that do not depend on the clock. */
const essence = ({ view, events, decision, chosen, undo, info }: TableState) => ({
  view,
  events,
  decision,
  chosen,
  undo,
  result: info.result,
});

describe('whole games', () => {
  it.each(setups())('%s', async (_, setup) => {
    const here = world();
    const player = new Player(startLocal(setup, here, seed), here);
    const end = await player.finish(sequence(7));
    expect(end.info.result!.winners.length).toBeGreaterThan(0);
    expect(end.view!.asked.over).toBe(true);
    expect(end.info.secret).toBe(seed);
    expect(end.events.length).toBeGreaterThan(10);
    const record = JSON.parse(await player.source.record()) as { log: string[]; seed: string; seats: string[] };
    expect(record.seed).toBe(seed);
    expect(record.seats.map((name) => name.replace('bot:', '').replace('you', 'me'))).toEqual(setup.seats);
    // Each effective choice gets its own state.
    const decisions = [...new Set(player.states.map((state) => state.decision))];
    expect(decisions).toEqual(decisions.map((_, i) => i));
    // A later state does not change earlier events.
    for (const { events } of player.states) {
      expect(JSON.stringify(events.at(-1))).toBe(JSON.stringify(end.events[events.length - 1]));
    }
  });
});

describe('a local table', () => {
  it('is the same kind of table as on a server', async () => {
    const here = world();
    const player = new Player(startLocal({ ...four, hidden: true }, here, seed), here);
    const { info, due, chat } = await player.myTurn();
    expect(info).toMatchObject({ game: 'academy', players: 4, options: {}, you: 0, phase: 'playing', hidden: true });
    expect(info.seats).toEqual([
      { kind: 'person', name: 'Ann', user: 'me', here: true, bot: false },
      { kind: 'bot', name: 'squire' },
      { kind: 'bot', name: 'page' },
      { kind: 'bot', name: 'squire' },
    ]);
    expect(info.secret).toBe(null);
    expect(due).toEqual([null, null, null, null]);
    expect(chat).toEqual([]);
  });

  it('lets the bots choose first where all choose together, so that the last choice takes effect at once', async () => {
    const here = world();
    const player = new Player(startLocal(four, here, seed), here);
    const waiting = await player.until((state) => mine(state) && state.view!.asked.seats.length === 1);
    expect(waiting.decision).toBe(0);
    await player.source.choose(0, waiting.view!.legal[0]!.text);
    expect(player.states.find((state) => state.decision === 1)!.chosen).toBe(null);
  });

  it('keeps a choice that waits, and lets it be changed', async () => {
    const here = world();
    let answer = (): void => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const engine = () => {
      const fast = here.engine('', four.game);
      return {
        ...fast,
        ask: async <T>(question: { do: string } & Record<string, unknown>) => {
          if (question.do === 'think') await slow;
          return fast.ask<T>(question);
        },
      };
    };
    const player = new Player(startLocal(four, here, seed), { ...here, engine });
    const first = await player.myTurn();
    const [one, other] = first.view!.legal.map(({ text }) => text);
    await player.source.choose(0, one!);
    expect(player.state).toMatchObject({ chosen: one, decision: 0 });
    expect(player.state.view!.legal.map(({ text }) => text)).toContain(other);
    await player.source.choose(0, other!);
    expect(player.state).toMatchObject({ chosen: other, decision: 0 });
    answer();
    await player.until((state) => state.decision > 0);
    expect(JSON.parse(await player.source.record()).log).toContain(`0 ${other}`);
  });

  it('refuses what is not legal, late or nonsense, and nothing has changed', async () => {
    const here = world();
    const player = new Player(startLocal(four, here, seed), here);
    const before = await player.until((state) => mine(state) && state.view!.asked.seats.length === 1);
    expect(await refusal(player.source.choose(0, 'pick Z9'))).toBe('illegal');
    expect(await refusal(player.source.choose(7, before.view!.legal[0]!.text))).toBe('bad-field');
    expect(await refusal(player.source.say())).toBe('not-now');
    expect(await refusal(player.source.rematch())).toBe('not-now');
    expect(player.state).toBe(before);
  });

  it('says what is wrong with its options', async () => {
    const here = world();
    const setup = { ...four, options: { variations: ['knight'] } };
    const player = new Player(startLocal(setup, here, seed), here);
    await expect(player.myTurn()).rejects.toThrow('variations');
    expect(player.problem).toMatchObject({ code: 'bad-field', field: 'options.variations' });
  });
});

describe('undo', () => {
  /** Makes that many own choices and waits for the next: returns all states with a question. */
  async function choices(player: Player, count: number): Promise<TableState[]> {
    const below = sequence(5);
    const asked = [await player.myTurn()];
    while (asked.length <= count) {
      const { decision, view } = asked.at(-1)!;
      await player.source.choose(decision, view!.legal[below(view!.legal.length)]!.text);
      asked.push(await player.myTurn());
    }
    return asked;
  }
  const what = ({ view, events }: TableState) => ({ view, events });

  it.each([four, guilds])('goes back over what bots did, choice by choice, to the beginning', async (setup) => {
    const here = world();
    const player = new Player(startLocal(setup, here, seed), here);
    const asked = await choices(player, 8);
    for (const before of asked.slice(0, -1).reverse()) {
      expect(player.state.undo).toBe(player.state.info.you);
      await player.source.undo();
      expect(what(player.state)).toEqual(what(before));
    }
    expect(player.state.undo).toBe(null);
    expect(await refusal(player.source.undo())).toBe('no-undo');
  });

  it('leaves a game that can be played to its end, and checked', async () => {
    const here = world();
    const player = new Player(startLocal(four, here, seed), here);
    await choices(player, 6);
    await player.source.undo();
    await player.source.undo();
    const { decision, view } = player.state;
    const other = view!.legal.at(-1)!.text;
    await player.source.choose(decision, other);
    await player.finish(sequence(3));
    expect(player.state.undo).toBe(null);
    const record = await player.source.record();
    expect((JSON.parse(record) as { log: string[] }).log).toContain(`0 ${other}`);
    const { ask } = await testEngine();
    expect(ask<{ result: unknown }>({ do: 'read', record }).result).toEqual(player.state.info.result);
  });

  it('is still possible after a reload', async () => {
    const here = world();
    const id = startLocal(four, here, seed);
    const player = new Player(id, here);
    const [, before] = await choices(player, 2);
    player.source.close();
    const again = new Player(id, here);
    expect((await again.until(() => true)).undo).toBe(0);
    await again.source.undo();
    expect(what(again.state)).toEqual(what(before!));
  });

  it('may come while a bot thinks', async () => {
    const here = world();
    const player = new Player(startLocal(four, here, seed), { ...here, pause: () => 1e6 });
    const before = await player.until((state) => mine(state));
    await player.source.choose(before.decision, before.view!.legal[0]!.text);
    await player.source.undo();
    const { legal } = player.state.view!;
    await player.source.choose(player.state.decision, legal.at(-1)!.text);
    expect(player.problem).toBeUndefined();
  });
});

describe('bots', () => {
  it.each<Level>(['page', 'squire', 'knight'])('%s plays the same again with the same seed', async (level) => {
    const played = async () => {
      const here = world();
      const setup: LocalSetup = { ...four, seats: [level, 'me', level] };
      const player = new Player(startLocal(setup, here, seed), here);
      for (let i = 0; i < 9; i++) {
        const state = await player.myTurn();
        await player.source.choose(state.decision, state.view!.legal[0]!.text);
      }
      return player.source.record();
    };
    expect(await played()).toBe(await played());
  });

  it('champions play, too', async () => {
    const here = world();
    const player = new Player(startLocal({ ...guilds, seats: ['champion', 'me'] }, here, seed), here);
    const state = await player.until((one) => mine(one) && one.decision > 0);
    expect(state.decision).toBeGreaterThan(0);
  });
});

describe('reloading', () => {
  it.each([
    ['academy', four],
    ['academy with everything', { ...four, options: { advanced, variations } }],
    ['karadoc', { ...four, options: { two: 'karadoc', variations }, seats: ['squire', 'me'] }],
    ['medievallons', guilds],
  ] satisfies [string, LocalSetup][])('at any moment of %s changes nothing', async (_, setup) => {
    const steady = world();
    const calm = new Player(startLocal(setup, steady, seed), steady);
    await calm.finish(sequence(21));

    const shaky = world();
    const id = startLocal(setup, shaky, seed);
    const below = sequence(21);
    const told: TableState[] = [];
    for (;;) {
      const player = new Player(id, shaky);
      const state = await player.myTurn();
      told.push(state);
      if (state.info.phase === 'finished') break;
      await player.source.choose(state.decision, state.view!.legal[below(state.view!.legal.length)]!.text);
      player.source.close();
    }
    expect(await calm.source.record()).toBe(shaky.games.read(id)!.record);
    expect(essence(told.at(-1)!)).toEqual(essence(calm.state));
  });

  it('keeps the choices that bots have made and that wait', async () => {
    const here = world();
    const id = startLocal(four, here, seed);
    const player = new Player(id, here);
    await player.until((state) => mine(state) && state.view!.asked.seats.length === 1);
    player.source.close();
    expect(here.games.read(id)!.waiting).toHaveLength(3);
    const again = new Player(id, here);
    expect((await again.until(() => true)).view!.asked.seats).toEqual([0]);
  });
});

describe('saved games', () => {
  it('are listed, the latest first, and removed', async () => {
    const here = world();
    const first = startLocal(four, here);
    const second = startLocal(guilds, here);
    expect(listLocal(here.games).map(({ id }) => id)).toEqual([second, first]);
    await new Player(first, here).myTurn();
    expect(listLocal(here.games)[0]).toMatchObject({ id: first, setup: four, over: false });
    here.games.remove(second);
    expect(listLocal(here.games).map(({ id }) => id)).toEqual([first]);
  });

  it('that are finished are kept, twenty of them; the others all', () => {
    const games = new SavedGames(new MemoryShelf());
    const here = world();
    const game = { ...here.games.read(startLocal(four, here))! };
    for (let i = 0; i < 30; i++) games.write({ ...game, id: `open${i}`, updated: i });
    for (let i = 0; i < 30; i++) games.write({ ...game, id: `done${i}`, updated: 100 + i, over: true });
    const ids = games.list().map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(ids.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => `done${29 - i}`));
  });

  it('that go on from others push none out, neither by number nor for want of room', () => {
    const shelf = new MemoryShelf();
    const games = new SavedGames(shelf);
    const here = world();
    const game = { ...here.games.read(startLocal(four, here))!, over: true };
    const branch = { of: 'game0', entries: 1, same: true };
    for (let i = 0; i < 20; i++) games.write({ ...game, id: `game${i}`, updated: i });
    for (let i = 0; i < 50; i++) games.write({ ...game, id: `branch${i}`, updated: 100 + i, branch });
    const left = (name: string) => games.list().filter(({ id }) => id.startsWith(name)).length;
    expect([left('game'), left('branch')]).toEqual([20, 40]);
    const set = shelf.setItem.bind(shelf);
    shelf.setItem = (key, text) => {
      if (shelf.length >= 60 && shelf.getItem(key) === null) throw new DOMException('full', 'QuotaExceededError');
      set(key, text);
    };
    games.write({ ...game, id: 'latest', updated: 200, over: false });
    expect([left('game'), left('branch'), left('latest')]).toEqual([20, 39, 1]);
    // If there are only games, the branch is refused.
    for (const { id } of games.list()) if (id.startsWith('branch')) games.remove(id);
    for (let i = 20; shelf.length < 60; i++) games.write({ ...game, id: `open${i}`, updated: i, over: false });
    expect(() => games.write({ ...game, id: 'one', updated: 300, over: false, branch })).toThrow('no room');
    expect(left('game')).toBe(20);
  });

  it('make room for the one that is played, or it goes on unsaved and says so', async () => {
    const here = world();
    const { shelf } = here;
    let room = 1e6;
    const used = () => Array.from({ length: shelf.length }, (_, i) => shelf.getItem(shelf.key(i)!)!.length);
    const set = shelf.setItem.bind(shelf);
    shelf.setItem = (key, text) => {
      const others = used().reduce((sum, size) => sum + size, 0) - (shelf.getItem(key)?.length ?? 0);
      if (others + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      set(key, text);
    };
    const game = here.games.read(startLocal(four, here))!;
    here.games.write({ ...game, id: 'old', updated: 1, over: true, record: 'x'.repeat(5000) });
    const id = startLocal(four, here, seed);
    const player = new Player(id, here);
    await player.until((state) => mine(state) && state.view!.asked.seats.length === 1);
    room = used().reduce((sum, size) => sum + size, 0);
    await player.source.choose(0, player.state.view!.legal[0]!.text);
    expect(here.games.read('old')).toBe(undefined);
    expect(here.games.read(id)!.decision).toBeGreaterThan(0);
    expect(player.connections).toEqual([]);

    room = 0;
    const state = await player.myTurn();
    await player.source.choose(state.decision, state.view!.legal[0]!.text);
    await player.myTurn();
    expect(player.connections[0]!.kind).toBe('trouble');
    room = 1e6;
    await player.source.choose(player.state.decision, player.state.view!.legal[0]!.text);
    expect(player.connections.at(-1)).toEqual({ kind: 'ok' });
  });

  const damages: [string, (game: SavedGame) => unknown][] = [
    ['no JSON', () => undefined],
    ['no object', () => 7],
    ['another version', (game) => ({ ...game, version: 2 })],
    ['no setup', (game) => ({ ...game, setup: undefined })],
    ['an unknown game', (game) => ({ ...game, setup: { ...game.setup, game: 'chess' } })],
    ['an unknown level', (game) => ({ ...game, setup: { ...game.setup, seats: ['me', 'exec:rm'] } })],
    ['nobody', (game) => ({ ...game, setup: { ...game.setup, seats: ['page', 'page'] } })],
    ['another id', (game) => ({ ...game, id: 'local-other' })],
    ['a broken seed', (game) => ({ ...game, seed: 'seed' })],
    ['a broken record', (game) => ({ ...game, record: game.record!.slice(0, -9) })],
    ['an impossible entry', (game) => ({ ...game, record: game.record!.replace('pick', 'play') })],
    ['waiting nonsense', (game) => ({ ...game, waiting: ['0 dance'] })],
    ['waiting chance', (game) => ({ ...game, waiting: ['* deal'] })],
    ['waiting numbers', (game) => ({ ...game, waiting: [3] })],
    ['a decision below zero', (game) => ({ ...game, decision: -1 })],
  ];
  it.each(damages)('with %s are reported and not deleted', async (_, damage) => {
    const here = world();
    const id = startLocal(four, here, seed);
    const player = new Player(id, here);
    const state = await player.until((one) => mine(one) && one.view!.asked.seats.length === 1);
    await player.source.choose(state.decision, state.view!.legal[0]!.text);
    player.source.close();
    const key = here.shelf.key(0)!;
    const text = JSON.stringify(damage(JSON.parse(here.shelf.getItem(key)!) as SavedGame)) ?? '{"version":';
    here.shelf.setItem(key, text);
    const damaged = new Player(id, here);
    await expect(damaged.until(() => true)).rejects.toThrow();
    expect(damaged.problem!.code).toBe('damaged');
    expect(damaged.problem!.message).toContain(id);
    expect(here.shelf.getItem(key)).toBe(text);
    expect(listLocal(here.games)).toHaveLength(1);
  });

  it('that do not exist are not found', async () => {
    const player = new Player('local-none', world());
    await expect(player.until(() => true)).rejects.toThrow();
    expect(player.problem!.code).toBe('not-found');
  });
});

describe('a rematch', () => {
  it('is a new game of the same seats and options, the same one however often it is asked for', async () => {
    const here = world();
    const setup: LocalSetup = { ...guilds, options: { maxTurns: 3 } };
    const player = new Player(startLocal(setup, here, seed), here);
    await player.finish(sequence(2));
    const address = await player.source.rematch();
    expect(address).toMatch(/^\/play\/local-[0-9a-f]+$/);
    expect(await player.source.rematch()).toBe(address);
    const next = here.games.read(address.slice('/play/'.length))!;
    expect(next.setup).toEqual(setup);
    expect(next.seed).not.toBe(seed);
    expect(new LocalSource(next.id, here).offers.play).toBe(true);
    here.games.remove(next.id);
    expect(await player.source.rematch()).not.toBe(address);
  });
});
