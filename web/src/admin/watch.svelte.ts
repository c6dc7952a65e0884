// What the page knows of the server, asked for again and again while somebody looks.

import { Refused } from '../protocol/protocol';
import { act, now, type Act, type Ban, type Calls, type Now, type Report } from './calls';

const pause = 5_000;
/** Lists come from the store: not each time. */
const listsEvery = 6;

export class Watch {
  now = $state.raw<Now | null>(null);
  /** Whether it did not answer when it was last asked. */
  lost = $state(false);
  reports = $state.raw<Report[]>([]);
  bans = $state.raw<Ban[]>([]);
  acts = $state.raw<Act[]>([]);
  /** What came of what was last done: its name, or why it was not. */
  done = $state<keyof Calls | ''>('');
  refused = $state<string | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private rounds = 0;
  private hidden = false;

  /** Pauses while nobody sees it. Call what is returned at the end. */
  follow(page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>): () => void {
    const look = (): void => {
      this.hidden = page.hidden;
      clearTimeout(this.timer);
      if (!page.hidden) void this.look();
    };
    page.addEventListener('visibilitychange', look);
    look();
    return () => {
      page.removeEventListener('visibilitychange', look);
      this.hidden = true;
      clearTimeout(this.timer);
    };
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.now = await now();
      this.lost = false;
    } catch {
      this.lost = true;
    }
    if (this.rounds++ % listsEvery === 0) await this.list();
    clearTimeout(this.timer);
    if (!this.hidden) this.timer = setTimeout(() => void this.look(), pause);
  }

  /** What cannot be read stays as it was. */
  private async list(): Promise<void> {
    const [reports, bans, acts] = await Promise.allSettled([act('reports', {}), act('bans', {}), act('log', {})]);
    if (reports.status === 'fulfilled') this.reports = reports.value.reports;
    if (bans.status === 'fulfilled') this.bans = bans.value.bans;
    if (acts.status === 'fulfilled') this.acts = acts.value.acts;
  }

  /** Whether it was done. */
  async do<What extends keyof Calls>(what: What, how: Calls[What][0]): Promise<boolean> {
    this.done = '';
    this.refused = null;
    try {
      await act(what, how);
      this.done = what;
    } catch (error) {
      this.refused = error instanceof Refused ? error.problem.message : String(error);
    }
    this.rounds = 0;
    await this.look();
    return this.refused === null;
  }
}
