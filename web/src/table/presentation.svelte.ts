// The states of a table on their way to the screen: one by one, each after its beats.

import { screen } from '../browser/layout.svelte';
import { paces, settings } from '../browser/settings.svelte';
import type { Choice, GameEvent, TableState, View } from '../protocol/protocol';
import type { Source } from '../source/source';
import type { Beat } from './game_ui';

/** With more waiting states than this, beats get shorter; moves do not. */
const backlog = 4;
/** More moves or more waiting states than this are not animated: the viewer has been away. */
const most = { moves: 3, states: 16 };
/** Without animation, states in which other players choose are drawn together if they follow within this many
    milliseconds. */
const glance = 32;

/** The part of a table that a presentation reads and draws. */
interface Drawn {
  readonly ui: { beats: (before: View, after: View, events: GameEvent[]) => Beat[] };
  readonly source: Pick<Source, 'steps'>;
  state: TableState | null;
  events: GameEvent[];
  beat: Beat | null;
  /** While the viewer chooses ahead. */
  readonly real: TableState | null;
  readonly legal: Choice[];
  readonly pending: string | null;
  beginAhead: (view: View) => void;
  endAhead: () => void;
}

export class Presentation {
  paused = $state(false);
  /** Beats since the viewer's last choice by their first event, including skipped ones: they can be shown again. */
  readonly recent = new Map<GameEvent, Beat>();

  private waiting: TableState[] = [];
  private showing = false;
  private skipping = false;
  private next: (() => void) | null = null;
  private drawn = -glance;

  constructor(private readonly play: Drawn) {}

  /** Shows a state after those that wait already. */
  add(state: TableState): void {
    this.waiting.push(state);
    void this.show();
  }
  close(): void {
    this.waiting = [];
    this.resume();
  }

  /** Ends the current beat; if paused, the next beat is paused, too. */
  skip(): void {
    const held = this.paused;
    this.resume();
    this.paused = held;
  }
  /** Ends all pending beats. */
  skipAll(): void {
    this.skipping = this.showing;
    this.resume();
  }
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
    this.hurry();
  }
  /** Ends a wait, unless paused. */
  hurry(): void {
    this.next?.();
  }

  /** Shows a beat again. */
  async tellAgain(beat: Beat): Promise<void> {
    if (this.showing || this.play.pending !== null) return;
    this.showing = true;
    this.play.beat = beat;
    await this.sleep(beat.ms * (paces[settings.speed] || 1));
    this.play.beat = null;
    this.finish();
    void this.show();
  }

  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    const { play } = this;
    for (let state = this.waiting.shift(); state; state = this.waiting.shift()) {
      const ahead = play.real?.view === state.view ? play.state?.view : null;
      play.endAhead();
      const before = play.events.length;
      for (const beat of this.beatsTo(state)) {
        if (this.skipping) break;
        play.beat = beat;
        if (beat.told) play.events = state.events.slice(0, before + beat.told);
        await this.wait(beat);
      }
      play.beat = null;
      const rest = this.drawn + glance - performance.now();
      const asked = play.legal.length > 0 || (state.view?.legal.length ?? 0) > 0;
      if (rest > 0 && this.instant && !asked) {
        await this.sleep(rest);
        for (const next of this.waiting.splice(0)) {
          play.state = state;
          this.beatsTo((state = next));
        }
      }
      this.drawn = performance.now();
      play.state = state;
      play.events = state.events;
      if (ahead) play.beginAhead(ahead);
    }
    this.finish();
  }

  private finish(): void {
    this.showing = false;
    this.skipping = false;
    this.paused = false;
  }

  // A phone that shows only the hand leaves animation to the shared screen.
  private get instant(): boolean {
    return paces[settings.speed] === 0 || this.play.source.steps !== undefined || screen.hand;
  }
  // True if the page is hidden, or there is too much to show.
  private passesOver(beats: Beat[]): boolean {
    const away = typeof document !== 'undefined' && document.hidden;
    const many = beats.filter((beat) => beat.deed).length > most.moves || this.waiting.length > most.states;
    return this.instant || away || many;
  }

  /** The beats to show before a state. All beats are recorded in `recent`. */
  private beatsTo(state: TableState): Beat[] {
    const before = this.play.state;
    const jump = !before?.view || !state.view || state.events.length <= before.events.length;
    if (jump || this.play.source.steps !== undefined) return [];
    const beats = this.play.ui.beats(before.view!, state.view!, state.events.slice(before.events.length));
    for (const beat of beats) if (beat.events?.[0]) this.recent.set(beat.events[0], beat);
    return this.passesOver(beats) ? [] : beats.filter((beat) => beat.ms > 0);
  }

  private wait(beat: Beat): Promise<void> {
    const hurry = this.waiting.length > backlog ? 0.3 : 1;
    return this.sleep(beat.ms * paces[settings.speed] * (beat.scoring || beat.deed ? 1 : hurry));
  }

  // Waits for a time, or until `next` is called.
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
