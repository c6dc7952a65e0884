// Detects a dead connection: a hanging server or an unplugged cable leaves it open without any message.

/** Milliseconds for the answer to a choice. If the store is slow, the server reports that earlier. */
const most = 8_000;
/** Milliseconds for the answer to a ping, which does not depend on the store. */
const mostForPing = 5_000;
/** Milliseconds of silence before a ping. Together with the wait for the answer, a dead server is noticed within ten
    seconds. */
const quiet = 5_000;
/** In a hidden page, so that a phone can sleep. Still often enough for proxies, which close connections after a
    minute of silence. */
const quietWhenHidden = 25_000;

export class Silence {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly lasts: () => void) {}

  /** A message was sent that needs an answer. */
  begin(within = most): void {
    this.timer ??= setTimeout(this.lasts, within);
  }
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** Missing in a worker, and a stub where components are rendered without a browser. */
const page = (): Document | undefined => {
  const found = (globalThis as { document?: Document }).document;
  return found && 'addEventListener' in found ? found : undefined;
};
const isHidden = (): boolean => page()?.visibilityState === 'hidden';

/** Pings a silent connection; `ping` gets the time limit for the answer. */
export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private readonly shown = () => this.timer !== undefined && this.beat();

  /** `calm`: pings as seldom as in a hidden page. */
  constructor(
    private readonly ping: (within: number) => void,
    private readonly calm = false,
  ) {}

  start(): void {
    this.stop();
    this.heard();
    page()?.addEventListener('visibilitychange', this.shown);
    this.beat();
  }
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    page()?.removeEventListener('visibilitychange', this.shown);
  }
  heard(): void {
    this.heardAt = Date.now();
  }

  private beat(): void {
    clearTimeout(this.timer);
    const pause = this.calm || isHidden() ? quietWhenHidden : quiet;
    let left = this.heardAt + pause - Date.now();
    if (left <= 0) {
      this.ping(isHidden() ? most : mostForPing);
      this.heardAt = Date.now();
      left = pause;
    }
    this.timer = setTimeout(() => this.beat(), left);
  }
}
