// The service worker's report: are all files of the page stored on this device for offline play?

export type WhyNot = 'network' | 'server' | 'space' | 'insecure' | 'other';

export interface Kept {
  state: 'preparing' | 'ready' | 'failed';
  /** `done` of `of` files, and the size of all. */
  done: number;
  of: number;
  bytes: number;
  why?: WhyNot;
}

const failed = (why: WhyNot): Kept => ({ state: 'failed', done: 0, of: 0, bytes: 0, why });

export class Offline {
  /** Null while unknown. */
  kept = $state.raw<Kept | null>(null);
  /** True if this browser can store files for this address. */
  readonly possible = 'serviceWorker' in navigator;
  private readonly hear = ({ data }: MessageEvent<{ offline?: Kept }>): void => {
    if (data.offline) this.kept = data.offline;
  };

  /** Asks the worker, which then fetches missing files. */
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
