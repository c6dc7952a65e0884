// The admin page's copy of the server's figures, polled while the page is visible.

import { Refused } from '../protocol/protocol';
import { act, now, type Act, type Ban, type Calls, type Now, type Report } from './calls';

const pause = 5_000;
/** Lists are read from the store, so they are requested less often. */
const listsEvery = 6;

export class Watch {
  now = $state.raw<Now | null>(null);
  /** True if the last request got no answer. */
  lost = $state(false);
  reports = $state.raw<Report[]>([]);
  bans = $state.raw<Ban[]>([]);
  acts = $state.raw<Act[]>([]);
  /** The result of the last command: its name, or the reason of the failure in `refused`. */
  done = $state<keyof Calls | ''>('');
  refused = $state<string | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private rounds = 0;
  private hidden = false;

  /** Starts polling, except while the page is hidden. Call the returned function to stop. */
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

  /** A list that cannot be read keeps its old content. */
  private async list(): Promise<void> {
    const [reports, bans, acts] = await Promise.allSettled([act('reports', {}), act('bans', {}), act('log', {})]);
    if (reports.status === 'fulfilled') this.reports = reports.value.reports;
    if (bans.status === 'fulfilled') this.bans = bans.value.bans;
    if (acts.status === 'fulfilled') this.acts = acts.value.acts;
  }

  /** Returns true if the command succeeded. */
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
