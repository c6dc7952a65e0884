// The table of a short lesson and the learner's progress. The engine continues from the lesson's positions. A wrong
// choice is shown as well, and then taken back.

import type { Engine } from '../../engine/engine';
import { studyEngine } from '../../engine/worker_engine';
import { answerTo, type Scene, type ShortLesson } from '../../games/short_lesson';
import { problemOf, Refused, type GameEvent, type GameName, type GameResult, type View } from '../../protocol/protocol';
import { learn } from '../../i18n/i18n';
import { tableOf } from '../../source/positions';
import type { Listener, Source } from '../../source/source';

const you = 0;
/** The seed of all chance. */
const seed = '0'.repeat(64);

/** The response to `look` (wasm/json_engine.h). */
interface Look {
  decision: number;
  over: boolean;
  chosen: string | null;
  view: View;
  events: { list: GameEvent[] };
  result: GameResult | null;
}

export interface Place {
  /** The index of the step; after the last step the lesson shows its summary. */
  at: number;
  /** The answer to a wrong choice; null if there is none. */
  answer: string | null;
}

const never = (): Promise<never> => Promise.reject(new Refused({ code: 'not-now', message: 'this is a lesson' }));

export class ShortLessonSource implements Source {
  readonly offers = { play: true, undo: false, hint: false, chat: false, steps: false };
  private readonly engine: Engine;
  private listener: Listener | undefined;
  private place: Place = { at: 0, answer: null };
  /** The game after the right choices so far, as `open` needs it. */
  private saved: Record<string, unknown> = {};
  private closed = false;

  constructor(
    private readonly game: GameName,
    private readonly lesson: ShortLesson,
    private readonly onmove: (place: Place) => void,
    engine: () => Engine = studyEngine, // it supports positions
  ) {
    this.engine = engine();
  }

  get said(): string | null {
    return this.place.answer === null ? null : learn().notQuite;
  }
  start(listener: Listener): void {
    this.listener = listener;
    void this.attempt(() => this.enter(0));
  }
  close(): void {
    this.closed = true;
    this.engine.close();
  }

  next(): Promise<void> {
    return this.attempt(() => this.enter(this.place.at + 1));
  }
  choose(_decision: number, text: string): Promise<void> {
    return this.attempt(async () => {
      const at = this.asking;
      const step = this.lesson.steps[at];
      if (!step) return;
      const right = step.right!.includes(text);
      await this.play(you, text);
      try {
        for (const entry of step.then ?? []) await this.play(Number(entry[0]), entry.slice(2));
      } catch (error) {
        if (right) throw error; // after a wrong choice the others may not be asked
      }
      if (!right) {
        this.move({ at, answer: answerTo(step, text) });
        return this.tell();
      }
      this.saved = await this.engine.ask({ do: 'save' });
      await this.enter(at + 1);
    });
  }
  /** Takes a wrong choice back. */
  again(): Promise<void> {
    return this.attempt(async () => {
      this.move({ ...this.place, answer: null });
      await this.open();
      await this.tell();
    });
  }

  undo = never;
  hint = never;
  say = never;
  rematch = never;
  record = never;

  /** The step that a choice answers, or -1. A learner may choose before reading all explanations of a position. */
  private get asking(): number {
    const { at, answer } = this.place;
    const next = this.lesson.steps.findIndex((step, n) => n >= at && (step.right || (n > at && step.scene)));
    const step = this.lesson.steps[next];
    return answer === null && step?.right && (next === at || !step.scene) ? next : -1;
  }
  private move(place: Place): void {
    this.place = place;
    this.onmove(place);
  }

  private async enter(at: number): Promise<void> {
    this.move({ at, answer: null });
    const scene = this.lesson.steps[at]?.scene;
    if (scene) {
      this.saved = { record: this.recordOf(scene), waiting: [], decision: 0 };
      await this.open();
    }
    await this.tell();
  }
  private recordOf({ players, options = {}, position, log = [] }: Scene): string {
    return JSON.stringify({ format: 'roundtable/2', game: this.game, players, options, position, log });
  }
  private async open(): Promise<void> {
    await this.engine.ask({ do: 'open', ...this.saved, seed, you });
  }

  private async play(seat: number, choice: string): Promise<void> {
    const { decision } = await this.look();
    await this.engine.ask({ do: 'choose', seat, decision, choice });
  }
  private look(): Promise<Look> {
    return this.engine.ask<Look>({ do: 'look', viewer: you, since: 0 });
  }

  /** Offers choices only if this step asks for one, or a later step of the same position. */
  private async tell(): Promise<void> {
    const { view, events, over, decision, chosen, result } = await this.look();
    const { game } = this;
    const table = tableOf(
      { game, players: view.players, options: view.options },
      { view, events: events.list, choices: this.asking < 0 ? [] : view.legal },
      [],
    );
    const seats = table.info.seats.map((seat, at) => (at === you ? seat : ({ kind: 'bot', name: 'page' } as const)));
    const info = { ...table.info, seats, you, result, phase: over ? ('finished' as const) : table.info.phase };
    if (!this.closed) this.listener?.state({ ...table, info, decision, chosen });
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!this.closed) this.listener?.failed(problemOf(error, 'engine'));
    }
  }
}
