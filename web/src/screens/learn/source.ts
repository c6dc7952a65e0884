// The game of a first lesson: as any game against bots, but it is not saved, offers only the choices that the lesson
// allows, and waits while the guide is read.

import { LocalSource, startLocal, type Surroundings } from '../../source/local';
import { MemoryShelf, SavedGames } from '../../source/saved';
import { Refused, type TableState } from '../../protocol/protocol';
import type { Listener, Source } from '../../source/source';
import { allowed, type Lesson } from '../../games/lesson';

const never = (): Promise<never> => Promise.reject(new Refused({ code: 'not-now', message: 'this is a lesson' }));

export class LessonSource implements Source {
  readonly offers = { play: true, undo: false, hint: false, chat: false, steps: false };
  private readonly game: LocalSource;
  private listener: Listener | undefined;
  private held: TableState[] | null = null;

  constructor(
    private readonly lesson: Lesson,
    around: Partial<Surroundings> = {},
  ) {
    const own = { pause: () => 700, ...around, games: new SavedGames(new MemoryShelf()) };
    this.game = new LocalSource(startLocal(lesson.setup, own, lesson.seed), own);
  }

  start(listener: Listener): void {
    this.listener = listener;
    this.game.start({
      connection: (connection) => listener.connection(connection),
      failed: (problem) => listener.failed(problem),
      state: (state) => this.tell(state),
    });
  }
  close(): void {
    this.game.close();
  }

  /** Delays updates while held. */
  hold(on: boolean): void {
    const waiting = this.held ?? [];
    this.held = on ? waiting : null;
    if (!on) for (const state of waiting) this.listener?.state(state);
  }

  choose(decision: number, text: string): Promise<void> {
    this.hold(false);
    return this.game.choose(decision, text);
  }
  undo(): Promise<void> {
    return never();
  }
  hint(): Promise<never> {
    return never();
  }
  say(): Promise<void> {
    return never();
  }
  rematch(): Promise<string> {
    return never();
  }
  record(): Promise<string> {
    return this.game.record();
  }

  private tell(state: TableState): void {
    const view = state.view && ({ ...state.view, legal: allowed(this.lesson, state.view) } as TableState['view']);
    const told = { ...state, view };
    if (this.held) this.held.push(told);
    else this.listener?.state(told);
  }
}
