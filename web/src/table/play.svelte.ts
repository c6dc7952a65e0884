// A table as it is being looked at: takes states from a Source, shows them one moment at a time, and sends choices.

import type { BenchFor, WorkshopFor } from './bench';
import type { Beat, GameUiFor, Question, ReviewUiFor, WallFor } from './game_ui';
import { common, table, telling } from '../i18n/i18n';
import { time } from '../i18n/later';
import type { Who } from '../i18n/words';
import { screen } from '../browser/layout.svelte';
import { paces, settings } from '../browser/settings.svelte';
import { colours, type Colour } from '../ui/players';
import { type Choice, type GameEvent, type Problem, type TableState, type View, problemOf } from '../protocol/protocol';
import type { Connection, Source } from '../source/source';
import { withoutVainChoices } from './vain_choices';

/** With more states than this waiting, moments get shorter; moves do not. */
const backlog = 4;
/** More moves than this at once, or more states than that, are not told one by one: somebody comes back from elsewhere. */
const most = { moves: 3, states: 16 };
/** Where moments are not shown, states in which others choose are drawn as one if they follow within so many milliseconds. */
const glance = 32;

/** What looks the same is the same name. */
const alike = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase();

export type GameUi = GameUiFor<Play>;
export type Wall = WallFor<Play>;
export type ReviewUi = ReviewUiFor<Play>;
export type Bench = BenchFor<Play>;
export type Workshop = WorkshopFor<Play>;

/** What a table says of its game. */
export interface TableGame {
  name: string;
  title: string;
  /** Where it has rules to read. */
  rules?: unknown;
}

export class Play {
  /** What is drawn. */
  state = $state.raw<TableState | null>(null);
  /** The moment being shown between two states, or null. */
  beat = $state.raw<Beat | null>(null);
  /** What has been told so far: up to the moment being shown. */
  events = $state.raw<GameEvent[]>([]);
  paused = $state(false);
  /** What was sent and not yet answered. */
  pending = $state<string | null>(null);
  /** The choice that is looked at: its preview is drawn. */
  preview = $state.raw<Choice | null>(null);
  /** While the viewer chooses ahead: how it really stands. */
  real = $state.raw<TableState | null>(null);
  connection = $state.raw<Connection>({ kind: 'ok' });
  /** What whoever runs the server tells everybody. */
  announcement = $state<string | null>(null);
  /** Why the last thing was refused, until the next one. */
  refusal = $state.raw<Problem | null>(null);
  /** Why there is no table at all. */
  failure = $state.raw<Problem | null>(null);
  /** Whether a bot's advice is looked at. */
  advised = $state(false);
  /** How many events there were when the viewer last chose: what came after is new to them. */
  mark = $state(0);

  /** Seats whose chat is not shown. */
  muted = $state.raw<ReadonlySet<number>>(new Set());

  /** The moments since the viewer last chose, by their first event, also those that were passed over: they can be shown again. */
  readonly recent = new Map<GameEvent, Beat>();

  /** The newest state received: the moments before it may still have to be shown. */
  private newest = $state.raw<TableState | null>(null);
  /** Whether the viewer has had a seat here since the page was opened. */
  private seated = $state(false);
  private waiting: TableState[] = [];
  private showing = false;
  private skipping = false;
  private next: (() => void) | null = null;
  private drawn = -glance;

  constructor(
    readonly source: Source,
    readonly ui: GameUi,
    readonly game: TableGame,
  ) {}

  /** Starts listening; call `close` when the table is left. */
  open(): void {
    this.source.start({
      state: (state) => {
        this.newest = state;
        this.seated ||= state.info.you !== null;
        this.waiting.push(withoutVainChoices(state));
        void this.show();
      },
      connection: (connection) => (this.connection = connection),
      announced: (text) => (this.announcement = text),
      failed: (problem) => (this.failure = problem),
    });
  }

  close(): void {
    this.source.close();
    this.waiting = [];
    this.resume();
  }

  /** What is drawn of the game: the moment's view, or the state's. */
  get view(): View | null {
    return this.beat?.view ?? this.state?.view ?? null;
  }
  /** The game as it stands, in the moment being shown. Differs from `view` only while the viewer chooses ahead. */
  get actual(): View | null {
    return this.beat?.view ?? (this.real ?? this.state)?.view ?? null;
  }
  /** The state of the table by now, whatever is still being told: for clocks and for messages about them. */
  get latest(): TableState | null {
    return this.newest ?? this.real ?? this.state;
  }
  /** The prompt. Nobody is asked for what they choose ahead, nor after a game that ended before its end. */
  get question(): Question {
    const asked = this.ui.question(this);
    if (this.givenUp && !this.beat) return { mine: false, title: `${table().end.title}.` };
    if (this.hasConceded(this.seat) && !this.over && !this.beat) return { mine: false, title: table().out.bot };
    if (this.source.said && !this.beat) return { mine: false, title: this.source.said };
    if (this.out === 'bot' && !this.beat && !this.over) return { mine: false, title: table().out.bot };
    return this.real ? { ...asked, mine: false, title: time().choosingAhead } : asked;
  }
  get seat(): number | null {
    const { state } = this;
    return (state?.view ? state.view.seat : state?.info.you) ?? null;
  }
  get seats() {
    return this.state?.info.seats ?? [];
  }
  get over(): boolean {
    return (this.state?.view?.asked.over ?? false) || this.givenUp;
  }
  /** Whether the game ended before its end. */
  get givenUp(): boolean {
    return (this.state?.info.endedBy ?? null) !== null || this.state?.info.stopped === true;
  }
  /** Whether somebody has conceded who sits there. */
  hasConceded(seat: number | null): boolean {
    const one = seat === null ? undefined : this.seats[seat];
    return one?.kind === 'person' && one.conceded === true;
  }
  /** Whether the viewer may still end the game early. Older servers know no such thing. */
  get mayQuit(): boolean {
    const can = this.source.quitting !== undefined && this.state?.info.quits !== undefined;
    return can && this.seat !== null && !this.over && !this.hasConceded(this.seat);
  }
  /** The choices open to the viewer; none while moments are shown or an answer is awaited. */
  get legal(): Choice[] {
    const view = this.state?.view;
    const out = this.givenUp || this.hasConceded(this.seat);
    return !view || out || this.beat || this.pending !== null || !this.source.offers.play ? [] : view.legal;
  }
  /** Why the viewer does not play though they had a seat: removed, replaced by a bot, or logged in as another person. */
  get out(): 'removed' | 'bot' | 'other' | null {
    const info = this.state?.info;
    if (!this.source.people || !info) return null;
    if (info.you == null) return this.seated && info.phase === 'playing' ? 'other' : null;
    const own = info.seats[info.you];
    if (own?.kind !== 'person' || !own.bot || own.conceded || this.over) return null;
    return own.removed ? 'removed' : 'bot';
  }
  /** Whether the viewer may take their last choice back now, also while it is told what came of it. */
  get mayUndo(): boolean {
    const seat = this.latest?.undo ?? null;
    return this.source.offers.undo && seat !== null && seat === this.seat && this.pending === null;
  }

  /** Whether a bot may be asked for advice: where nobody else plays, or the table allows it. */
  get mayAsk(): boolean {
    const alone = this.seats.every((seat, at) => at === this.seat || seat.kind === 'bot');
    return (
      this.source.offers.hint &&
      !this.over &&
      this.seat !== null &&
      !this.hasConceded(this.seat) &&
      (alone || this.state?.info.hints === true)
    );
  }

  /** The name at a seat, as said by itself: `You`, `Ann`. */
  name(seat: number): string {
    if (seat === this.seat && this.source.offers.play) return common().you;
    return this.plainName(seat);
  }
  /** The name without `You`. Who has the name of somebody else here is told apart by the colour, or where it says nothing by the seat. */
  plainName(seat: number): string {
    const name = this.ownName(seat);
    const same = (other: number): boolean =>
      other !== seat && this.seats[other]?.kind !== 'open' && alike(this.ownName(other)) === alike(name);
    if (this.seats[seat]?.kind === 'open' || !this.seats.some((_, other) => same(other))) return name;
    const coloured = this.ui.ownColours(this.state?.info.options ?? {});
    return telling().marked(name, coloured ? telling().colours[this.colour(seat)] : String(seat + 1));
  }
  /** Somebody's name, told apart from the others here. */
  nameOf({ user, name }: { user: string; name: string }): string {
    const seat = this.seats.findIndex((one) => one.kind === 'person' && one.user === user);
    return seat < 0 ? name : this.plainName(seat);
  }
  /** Where somebody else who sits here has a page. */
  pageOf(seat: number): string | null {
    const info = this.source.people ? this.seats[seat] : undefined;
    return info?.kind === 'person' && info.name && seat !== this.seat ? `/person/${info.user}` : null;
  }
  private ownName(seat: number): string {
    const info = this.seats[seat];
    // A record of this device calls who gave no name so, in every language.
    if (info?.kind === 'person' && info.name === 'you' && this.source.steps) return common().you;
    if (info?.kind === 'person' || info?.kind === 'held') return info.name || common().someone;
    if (info?.kind === 'bot') return common().botNames[seat] ?? info.name;
    return table().emptySeat;
  }
  /** For sentences. */
  who(seat: number): Who {
    const you = (seat === this.seat && this.source.offers.play) || this.ownName(seat) === common().you;
    return { name: this.plainName(seat), you };
  }
  /** A seat's colour, where a seat has one (in Lancelot a squire has it). */
  colour(seat: number): Colour {
    return colours[seat] ?? 'grey';
  }

  async choose(text: string): Promise<void> {
    const state = this.state;
    if (!state || this.pending !== null || this.beat) return;
    this.refusal = null;
    this.advised = false;
    this.pending = text;
    try {
      if (this.real) {
        await this.source.people?.chooseAhead(text);
        this.endAhead();
      } else {
        this.mark = state.events.length;
        await this.source.choose(state.decision, text);
        this.recent.clear();
      }
    } catch (error) {
      this.refuse(error);
    } finally {
      // What came of it is drawn together with this.
      if (!this.beat) this.next?.();
      this.pending = null;
      this.preview = null;
    }
  }

  /** Draws what would be if it were the viewer's turn, to choose from. */
  beginAhead(view: View): void {
    if (!this.state || this.beat) return;
    this.real = this.state;
    this.state = { ...this.state, view, chosen: null };
  }
  endAhead(): void {
    if (this.real) this.state = this.real;
    this.real = null;
  }

  /** What is being told is not told to its end. */
  async undo(): Promise<void> {
    this.advised = false;
    this.skipAll();
    await this.attempt(() => this.source.undo());
  }

  say(text: string): Promise<boolean> {
    return this.attempt(() => this.source.say(text));
  }

  mute(seat: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
  }

  /** Tries; what is refused is shown. */
  async attempt(what: () => Promise<void>): Promise<boolean> {
    this.refusal = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  /** Ends the moment being shown; while held, the next one is held too. */
  skip(): void {
    const held = this.paused;
    this.resume();
    this.paused = held;
  }
  /** Ends all that is to be shown. */
  private skipAll(): void {
    this.skipping = this.showing;
    this.resume();
  }
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
    this.next?.();
  }

  /** Shows a moment once more. */
  async tellAgain(beat: Beat): Promise<void> {
    if (this.showing || this.pending !== null) return;
    this.showing = true;
    this.beat = beat;
    await this.sleep(beat.ms * (paces[settings.speed] || 1));
    this.beat = null;
    this.finish();
    void this.show();
  }

  private refuse(error: unknown): void {
    this.refusal = problemOf(error);
  }

  // Shows what is waiting, one state after the other, each with the moments before it.
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let state = this.waiting.shift(); state; state = this.waiting.shift()) {
      const ahead = this.real?.view === state.view ? this.state?.view : null;
      this.endAhead();
      const before = this.events.length;
      for (const beat of this.beatsTo(state)) {
        if (this.skipping) break;
        this.beat = beat;
        if (beat.told) this.events = state.events.slice(0, before + beat.told);
        await this.wait(beat);
      }
      this.beat = null;
      const rest = this.drawn + glance - performance.now();
      const asked = this.legal.length > 0 || (state.view?.legal.length ?? 0) > 0;
      if (rest > 0 && this.instant && !asked) {
        await this.sleep(rest);
        for (const next of this.waiting.splice(0)) {
          this.state = state;
          this.beatsTo((state = next));
        }
      }
      this.drawn = performance.now();
      this.state = state;
      this.events = state.events;
      if (ahead) this.beginAhead(ahead);
    }
    this.finish();
  }

  private finish(): void {
    this.showing = false;
    this.skipping = false;
    this.paused = false;
  }

  // Where the board is on a large screen it tells them.
  private get instant(): boolean {
    return paces[settings.speed] === 0 || this.source.steps !== undefined || screen.hand;
  }
  // Nobody is looking, or there is too much to look at.
  private passesOver(beats: Beat[]): boolean {
    const away = typeof document !== 'undefined' && document.hidden;
    const many = beats.filter((beat) => beat.deed).length > most.moves || this.waiting.length > most.states;
    return this.instant || away || many;
  }

  /** The moments to be shown before a state; all are remembered. */
  private beatsTo(state: TableState): Beat[] {
    const before = this.state;
    const jump = !before?.view || !state.view || state.events.length <= before.events.length;
    if (jump || this.source.steps !== undefined) return [];
    const beats = this.ui.beats(before.view!, state.view!, state.events.slice(before.events.length));
    for (const beat of beats) if (beat.events?.[0]) this.recent.set(beat.events[0], beat);
    return this.passesOver(beats) ? [] : beats.filter((beat) => beat.ms > 0);
  }

  private wait(beat: Beat): Promise<void> {
    const hurry = this.waiting.length > backlog ? 0.3 : 1;
    return this.sleep(beat.ms * paces[settings.speed] * (beat.scoring || beat.deed ? 1 : hurry));
  }

  // Until then, or until `next` is called.
  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.next = () => {
        if (this.paused) return;
        this.next = null;
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => this.next?.(), ms);
    });
  }
}
