// A game against bots on this device: the engine in a worker, no server. Choices follow the rules of a server's table
// (docs/protocol.md). Undo goes back to the person's last choice at any time; if several people share the device, the
// rules are those of a server's table.

import { engineOf, studyEngine } from '../engine/worker_engine';
import type { Engine } from '../engine/engine';
import { fetchNet } from '../engine/nets';
import { Adviser, type Judged } from './adviser';
import type { Advice } from './analysis';
import { lacksNet, Learned } from './learned';
import { hasConceded, infoOf, isPerson, nameAt, type Look } from './local_info';
import { newGame, SavedGames, type Listed, type LocalSetup, type SavedGame } from './saved';
import { Refused, type TableState, problemOf } from '../protocol/protocol';
import type { Listener, Quitting, Source } from './source';

export { isHandedOver, type Listed, type LocalSetup } from './saved';

/** The environment of a local game; tests inject their own. */
export interface Surroundings {
  games: SavedGames;
  /** The engine for a game with that record. */
  engine: (record: string, game: string) => Engine;
  /** The engine for hints. */
  study: () => Engine;
  /** The net of a game in base64; null if there is none. */
  net: (game: string) => Promise<string | null>;
  now: () => number;
  /** On a shared device: the seat that holds it now; null: none, and all hands are hidden. */
  holder?: number | null;
  /** Milliseconds between a state and a bot's next choice, so that the user can see it. */
  pause: () => number;
}

/** A bot's choice. */
interface Thought {
  choice: string;
  decision: number;
}

/** The bot for players who have conceded. */
const standIn = 'squire';
/** Bots that choose without a long search. */
const quick = new Set(['page', 'squire', 'knight']);

function around(given: Partial<Surroundings>): Surroundings {
  return {
    games: given.games ?? new SavedGames(),
    engine: given.engine ?? engineOf,
    study: given.study ?? studyEngine,
    net: given.net ?? fetchNet,
    now: given.now ?? Date.now,
    ...('holder' in given ? { holder: given.holder } : {}),
    pause: given.pause ?? (() => 600),
  };
}

/** Saves a new game and returns its id for `LocalSource`. Throws Refused if it cannot be saved. */
export function startLocal(setup: LocalSetup, given: Partial<Surroundings> = {}, seed?: string): string {
  const { games, now } = around(given);
  const game = newGame(setup, now(), seed);
  games.write(game);
  return game.id;
}

/** The latest first. */
export function listLocal(games = new SavedGames()): Listed[] {
  return games.list();
}

/** The address of a local game in the page. */
export function localAddress(id: string): string {
  return `/play/${id}`;
}

export class LocalSource implements Source {
  readonly offers;

  readonly quitting: Quitting = {
    concede: (how) => this.quit((game) => this.concede(game, how)),
    abandon: (how) => this.quit((game) => how !== 'decline' && (game.ended = { how: 'agreed', by: this.you })),
  };

  private readonly around: Surroundings;
  private engine: Engine | undefined;
  /** A second engine for slower bots, so that `engine` can always answer at once. */
  private thinker: Engine | undefined;
  private adviser: Adviser | undefined;
  private readonly learned: Learned;
  private listener: Listener | undefined;
  private game: SavedGame | undefined;
  private latest: TableState | undefined;
  private deciders: number[] = [];
  private shownAt = 0;
  private driving = false;
  private saving = true;
  private closed = false;
  /** Serializes all actions, so that each effective choice gets its own state. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    given: Partial<Surroundings> = {},
  ) {
    this.around = around(given);
    // With several people on the device, a hint might reveal another player's cards.
    const play = this.around.holder !== null;
    this.offers = { play, undo: play, hint: !this.among, chat: false, steps: false };
    this.learned = new Learned(this.around.net);
  }

  start(listener: Listener): void {
    this.listener = listener;
    this.inTurn(() => this.open()).then(
      () => this.drive(),
      (error: unknown) => this.fail(error),
    );
  }

  close(): void {
    this.closed = true;
    this.engine?.close();
    this.thinker?.close();
    this.adviser?.close();
  }

  async choose(decision: number, text: string): Promise<void> {
    await this.inTurn(() => this.take(this.you, decision, text));
    void this.drive();
  }

  async undo(): Promise<void> {
    await this.inTurn(async () => {
      await this.ask({ do: 'undo', seat: this.you });
      await this.tell(0, true);
    });
    void this.drive();
  }

  async hint(): Promise<Advice> {
    return this.advised().advise(await this.record(), this.you);
  }
  async last(): Promise<Judged | null> {
    return this.advised().last(await this.record(), this.you);
  }
  private advised(): Adviser {
    const { study, net } = this.around;
    return (this.adviser ??= new Adviser(this.opened().setup.game, { engine: study, net }));
  }

  /** Ends the game if a single other person is left, or if only bots are left and `how` is `end`; otherwise a bot
      plays the seat. */
  private concede(game: SavedGame, how: 'end' | 'bots'): void {
    const left = game.setup.seats.flatMap((seat, at) => (at === this.you || this.hasConceded(at) ? [] : [seat]));
    const people = left.some((seat) => isPerson(seat));
    const events = this.latest?.events.length ?? 0;
    game.quits = [...(game.quits ?? []), { what: 'concede', seat: this.you, at: this.around.now(), events }];
    if (people ? left.length < 2 : how === 'end') game.ended = { how: 'conceded', by: this.you };
  }

  private async quit(how: (game: SavedGame) => void): Promise<void> {
    await this.inTurn(async () => {
      const game = this.opened();
      if (game.over || this.hasConceded(this.you)) return;
      how(game);
      await this.tell(this.latest?.events.length ?? 0);
    });
    void this.drive();
  }

  private hasConceded(seat: number): boolean {
    return hasConceded(this.opened(), seat);
  }

  say(): Promise<void> {
    return Promise.reject(new Refused({ code: 'not-now', message: 'there is nobody to talk to' }));
  }

  async rematch(): Promise<string> {
    const game = this.opened();
    if (!game.over) throw new Refused({ code: 'not-now', message: 'the game is not over yet' });
    if (game.rematch === null || !this.around.games.read(game.rematch)) {
      game.rematch = startLocal(game.setup, this.around);
      this.around.games.write(game);
    }
    return localAddress(game.rematch);
  }

  async record(): Promise<string> {
    const { record } = await this.ask<{ record: string }>({ do: 'save' });
    return this.sealed(record);
  }

  /** Removes the seed if it does not determine all cards: it would prove nothing. */
  private sealed(record: string): string {
    if (this.opened().branch?.same !== false) return record;
    const whole = JSON.parse(record) as { seed?: string };
    delete whole.seed;
    return JSON.stringify(whole);
  }

  /** True on a shared device: undo must not take back the choices of others. */
  private get among(): boolean {
    return this.around.holder !== undefined;
  }

  private get you(): number {
    return this.around.holder ?? this.opened().setup.seats.indexOf('me');
  }

  private opened(): SavedGame {
    if (!this.game) throw new Refused({ code: 'not-now', message: 'the game has not been opened yet' });
    return this.game;
  }

  private ask<T>(question: { do: string } & Record<string, unknown>): Promise<T> {
    if (!this.engine)
      return Promise.reject(new Refused({ code: 'not-now', message: 'the game has not been opened yet' }));
    return this.engine.ask<T>(question);
  }

  /** Uses the net; without it, the bot with the heuristic evaluation. */
  private think(seat: number, bot: string, byHand: string): Promise<Thought> {
    return this.thinkAs(seat, bot).catch((error: unknown) => {
      if (!lacksNet(error)) throw error;
      return this.thinkAs(seat, byHand);
    });
  }

  /** Searches from the state before any choice of this decision, so that earlier simultaneous choices have no
      influence. */
  private async thinkAs(seat: number, bot: string): Promise<Thought> {
    const { setup, seed, record, decision } = this.opened();
    const engine = quick.has(bot) ? this.engine! : (this.thinker ??= this.around.engine(record ?? '', setup.game));
    return this.learned.asking(setup.game, engine, async () => {
      const before = { do: 'open', record, seed, you: this.you, waiting: [], decision };
      const opened = engine === this.engine ? null : engine.ask(before);
      const [, thought] = await Promise.all([opened, engine.ask<Thought>({ do: 'think', seat, bot })]);
      return thought;
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }

  private async open(): Promise<void> {
    const game = this.around.games.read(this.id);
    if (!game) throw new Refused({ code: 'not-found', message: `there is no game ${this.id} on this device` });
    const { setup, seed, record, waiting, decision } = game;
    this.engine = this.around.engine(record ?? '', setup.game);
    const { among } = this;
    const you = this.around.holder ?? setup.seats.indexOf('me');
    if (record === null) {
      const seats = setup.seats.map((seat, at) => (isPerson(seat) ? nameAt(setup, at) || 'you' : `bot:${seat}`));
      const { options } = setup;
      await this.ask({ do: 'start', game: setup.game, players: seats.length, options, seats, seed, you, among });
    } else {
      try {
        await this.ask({ do: 'open', record, seed, you, waiting, decision, among });
      } catch (error) {
        if (!(error instanceof Refused) || error.problem.code === 'engine') throw error;
        const message = `the saved game ${this.id} is damaged: ${error.problem.message}`;
        throw new Refused({ ...error.problem, code: 'damaged', message });
      }
    }
    this.game = game;
    await this.tell(0);
  }

  private async take(seat: number, decision: number, choice: string): Promise<void> {
    await this.ask({ do: 'choose', seat, decision, choice });
    await this.tell(this.latest?.events.length ?? 0);
  }

  /** Gets the view, saves the game, and notifies the page. The page knows events before number `since`. */
  private async tell(since: number, undone = false): Promise<void> {
    const [look, save] = await Promise.all([
      this.ask<Look>({ do: 'look', viewer: this.around.holder === null ? null : this.you, since }),
      this.ask<Pick<SavedGame, 'record' | 'waiting' | 'decision'>>({ do: 'save' }),
    ]);
    if (this.closed) return;
    save.record = this.sealed(save.record!);
    const game = Object.assign(this.opened(), save, { updated: this.around.now() });
    game.over = look.over || game.ended !== undefined;
    this.save(game);
    this.deciders = look.deciders;
    const events = [...(this.latest?.events.slice(0, look.events.from) ?? []), ...look.events.list];
    const kept = this.latest?.takenBack?.map((one) => ({ ...one, event: Math.min(one.event, events.length) })) ?? [];
    this.latest = {
      info: infoOf(game, look, this.around.holder === null ? null : this.you),
      view: look.view,
      decision: look.decision,
      chosen: look.chosen,
      undo: game.ended || this.hasConceded(this.you) ? null : look.undo,
      takenBack: undone ? [...kept, { event: events.length, seat: this.you }] : kept,
      due: game.setup.seats.map(() => null),
      events,
      chat: [],
    };
    this.shownAt = performance.now();
    this.listener?.state(this.latest);
  }

  /** Without room the game continues, and the page says that it is not saved. */
  private save(game: SavedGame): void {
    try {
      this.around.games.write(game);
      if (!this.saving) this.listener?.connection({ kind: 'ok' });
      this.saving = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.saving = false;
      this.listener?.connection({ kind: 'trouble', message: error.problem.message });
    }
  }

  /** Lets the bots choose until it is the person's turn. */
  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    try {
      for (let seat = this.botToMove(); seat !== undefined; seat = this.botToMove()) await this.move(seat);
    } catch (error) {
      this.fail(error);
    } finally {
      this.driving = false;
    }
  }

  private botToMove(): number | undefined {
    if (this.closed || this.opened().ended) return undefined;
    return this.deciders.find((seat) => !isPerson(this.opened().setup.seats[seat]) || this.hasConceded(seat));
  }

  private async move(seat: number): Promise<void> {
    const bot = this.hasConceded(seat) ? standIn : this.opened().setup.seats[seat];
    try {
      const { choice, decision } = await this.think(seat, bot!, `${bot}:hand`);
      if (!this.latest?.view?.asked.together) await this.pause();
      if (!this.closed) await this.inTurn(() => this.take(seat, decision, choice));
    } catch (error) {
      const tookBack = error instanceof Refused && ['late', 'not-now'].includes(error.problem.code);
      if (!tookBack) throw error;
      await this.turn;
    }
  }

  private async pause(): Promise<void> {
    const left = this.around.pause() - (performance.now() - this.shownAt);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  private fail(error: unknown): void {
    if (this.closed) return;
    const problem = problemOf(error, 'engine');
    this.listener?.failed(problem);
  }
}
