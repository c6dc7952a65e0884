// Whether all files of the page are kept on this device for offline play, as the service worker reports it.

export type WhyNot = 'network' | 'server' | 'space' | 'insecure' | 'other';

export interface Kept {
  state: 'preparing' | 'ready' | 'failed';
  /** So many of so many files, and the size of all. */
  done: number;
  of: number;
  bytes: number;
  why?: WhyNot;
}

const failed = (why: WhyNot): Kept => ({ state: 'failed', done: 0, of: 0, bytes: 0, why });

export class Offline {
  /** Null: not known yet. */
  kept = $state.raw<Kept | null>(null);
  /** Whether this browser, at this address, can keep files at all. */
  readonly possible = 'serviceWorker' in navigator;
  private readonly hear = ({ data }: MessageEvent<{ offline?: Kept }>): void => {
    if (data.offline) this.kept = data.offline;
  };

  /** Asks the worker, which then fetches any missing files. */
  async look(): Promise<void> {
    this.kept = null;
    if (!this.possible) {
      this.kept = failed(isSecureContext ? 'other' : 'insecure');
      return;
    }
    const workers = navigator.serviceWorker;
    workers.addEventListener('message', this.hear);
    workers.startMessages();
    try {
      const { installing, waiting, active } = await workers.register('/sw.js');
      (installing ?? waiting ?? active)?.postMessage({ ask: 'offline' });
    } catch {
      this.kept = failed('network');
    }
  }
  close(): void {
    if (this.possible) navigator.serviceWorker.removeEventListener('message', this.hear);
  }
}
