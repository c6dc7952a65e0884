// A table on screen: receives states from a Source, shows them beat by beat (Presentation), and sends choices.

import type { BenchFor, WorkshopFor } from './bench';
import type { Beat, GameUiFor, Question, ReviewUiFor, WallFor } from './game_ui';
import { table } from '../i18n/i18n';
import { time } from '../i18n/later';
import type { Who } from '../i18n/words';
import type { Colour } from '../ui/players';
import { type Choice, type GameEvent, type Problem, type TableState, type View, problemOf } from '../protocol/protocol';
import type { Connection, Source } from '../source/source';
import { Names } from './names';
import { Presentation } from './presentation.svelte';
import { withoutVainChoices } from './vain_choices';

export type GameUi = GameUiFor<Play>;
export type Wall = WallFor<Play>;
export type ReviewUi = ReviewUiFor<Play>;
export type Bench = BenchFor<Play>;
export type Workshop = WorkshopFor<Play>;

/** A table's data about its game. */
export interface TableGame {
  name: string;
  title: string;
  /** Present if the game has rules to read. */
  rules?: unknown;
}

export class Play {
  /** The drawn state. */
  state = $state.raw<TableState | null>(null);
  /** The current beat between two states, or null. */
  beat = $state.raw<Beat | null>(null);
  /** The events shown so far, up to the current beat. */
  events = $state.raw<GameEvent[]>([]);
  /** A choice that was sent and not answered yet. */
  pending = $state<string | null>(null);
  /** The choice that is looked at: its preview is drawn. */
  preview = $state.raw<Choice | null>(null);
  /** While the viewer prepares a premove: the real state. */
  real = $state.raw<TableState | null>(null);
  connection = $state.raw<Connection>({ kind: 'ok' });
  /** The operator's announcement to all users. */
  announcement = $state<string | null>(null);
  /** The last refusal, until the next action. */
  refusal = $state.raw<Problem | null>(null);
  /** The reason why there is no table. */
  failure = $state.raw<Problem | null>(null);
  /** True while a bot's advice is open. */
  advised = $state(false);
  /** Number of events at the viewer's last choice: later events are new to them. */
  mark = $state(0);

  /** Seats whose chat is hidden. */
  muted = $state.raw<ReadonlySet<number>>(new Set());

  /** The newest state received; its beats may not have been shown yet. */
  private newest = $state.raw<TableState | null>(null);
  /** True if the viewer has had a seat since the page was opened. */
  private seated = $state(false);
  private readonly presentation = new Presentation(this);
  private readonly names = new Names(this);

  constructor(
    readonly source: Source,
    readonly ui: GameUi,
    readonly game: TableGame,
  ) {}

  /** Starts listening; call `close` when the user leaves the table. */
  open(): void {
    this.source.start({
      state: (state) => {
        this.newest = state;
        this.seated ||= state.info.you !== null;
        this.presentation.add(withoutVainChoices(state));
      },
      connection: (connection) => (this.connection = connection),
      announced: (text) => (this.announcement = text),
      failed: (problem) => (this.failure = problem),
    });
  }

  close(): void {
    this.source.close();
    this.presentation.close();
  }

  /** The drawn view: the beat's, otherwise the state's. */
  get view(): View | null {
    return this.beat?.view ?? this.state?.view ?? null;
  }
  /** The real view during the current beat. It differs from `view` only while the viewer prepares a premove. */
  get actual(): View | null {
    return this.beat?.view ?? (this.real ?? this.state)?.view ?? null;
  }
  /** The newest state, even during beats: for clocks and messages about them. */
  get latest(): TableState | null {
    return this.newest ?? this.real ?? this.state;
  }
  /** The prompt. It asks for no choice during a premove or after an early end. */
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
  /** True if the game ended early. */
  get givenUp(): boolean {
    return (this.state?.info.endedBy ?? null) !== null || this.state?.info.stopped === true;
  }
  /** True if the seat's player has conceded. */
  hasConceded(seat: number | null): boolean {
    const one = seat === null ? undefined : this.seats[seat];
    return one?.kind === 'person' && one.conceded === true;
  }
  /** True if the viewer may still end the game early. Older servers do not support it. */
  get mayQuit(): boolean {
    const can = this.source.quitting !== undefined && this.state?.info.quits !== undefined;
    return can && this.seat !== null && !this.over && !this.hasConceded(this.seat);
  }
  /** The viewer's legal choices; none during beats or while an answer is awaited. */
  get legal(): Choice[] {
    const view = this.state?.view;
    const out = this.givenUp || this.hasConceded(this.seat);
    return !view || out || this.beat || this.pending !== null || !this.source.offers.play ? [] : view.legal;
  }
  /** Why the viewer does not play at their seat: removed, replaced by a bot, or logged in as another person. */
  get out(): 'removed' | 'bot' | 'other' | null {
    const info = this.state?.info;
    if (!this.source.people || !info) return null;
    if (info.you == null) return this.seated && info.phase === 'playing' ? 'other' : null;
    const own = info.seats[info.you];
    if (own?.kind !== 'person' || !own.bot || own.conceded || this.over) return null;
    return own.removed ? 'removed' : 'bot';
  }
  /** True if the viewer may undo their last choice now, also during the beats that follow it. */
  get mayUndo(): boolean {
    const seat = this.latest?.undo ?? null;
    return this.source.offers.undo && seat !== null && seat === this.seat && this.pending === null;
  }

  /** True if the viewer may ask a bot for a hint: alone among bots, or if the table allows it. */
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

  /** The name at a seat, for use by itself: `You`, `Ann`. */
  name(seat: number): string {
    return this.names.name(seat);
  }
  /** The name without `You`, distinguished from equal names. */
  plainName(seat: number): string {
    return this.names.plain(seat);
  }
  /** A person's name, distinguished from equal names at the table. */
  nameOf(person: { user: string; name: string }): string {
    return this.names.person(person);
  }
  /** A seat's name for sentences. */
  who(seat: number): Who {
    return this.names.who(seat);
  }
  colour(seat: number): Colour {
    return this.names.colour(seat);
  }
  /** The page of another player. */
  pageOf(seat: number): string | null {
    const info = this.source.people ? this.seats[seat] : undefined;
    return info?.kind === 'person' && info.name && seat !== this.seat ? `/person/${info.user}` : null;
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
        this.presentation.recent.clear();
      }
    } catch (error) {
      this.refuse(error);
    } finally {
      // The state that the choice led to is drawn together with this change.
      if (!this.beat) this.presentation.hurry();
      this.pending = null;
      this.preview = null;
    }
  }

  /** Draws a view in which it is the viewer's turn, so that they can choose in advance. */
  beginAhead(view: View): void {
    if (!this.state || this.beat) return;
    this.real = this.state;
    this.state = { ...this.state, view, chosen: null };
  }
  endAhead(): void {
    if (this.real) this.state = this.real;
    this.real = null;
  }

  /** Undoes the last choice, and skips the remaining beats. */
  async undo(): Promise<void> {
    this.advised = false;
    this.presentation.skipAll();
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

  /** Runs an action and shows its refusal. */
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

  get paused(): boolean {
    return this.presentation.paused;
  }
  /** Beats since the viewer's last choice by their first event, including skipped ones: they can be shown again. */
  get recent(): ReadonlyMap<GameEvent, Beat> {
    return this.presentation.recent;
  }
  /** Ends the current beat; if paused, the next beat is paused, too. */
  skip(): void {
    this.presentation.skip();
  }
  pause(): void {
    this.presentation.pause();
  }
  resume(): void {
    this.presentation.resume();
  }
  /** Shows a beat again. */
  tellAgain(beat: Beat): Promise<void> {
    return this.presentation.tellAgain(beat);
  }

  private refuse(error: unknown): void {
    this.refusal = problemOf(error);
  }
}
