// A server that is asleep, or behind a cable that was pulled, does not say so: its connection stays open, and nothing comes.

/** A choice is answered, or it is told within seconds why it is not yet. */
const most = 8_000;
/** A ping is answered at once, whatever the store does. */
const mostForPing = 5_000;
/** How long nothing comes before the page asks. Together with the answer: a silent server is noticed within ten seconds. */
const quiet = 5_000;
/** In a hidden page, whose phone should sleep. Still often enough for proxies, which close connections that are quiet for a minute. */
const quietWhenHidden = 25_000;

export class Silence {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly lasts: () => void) {}

  /** Something was said that is answered. */
  begin(within = most): void {
    this.timer ??= setTimeout(this.lasts, within);
  }
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** Missing in a worker, and a mere stand-in where components are drawn without a browser. */
const page = (): Document | undefined => {
  const found = (globalThis as { document?: Document }).document;
  return found && 'addEventListener' in found ? found : undefined;
};
const isHidden = (): boolean => page()?.visibilityState === 'hidden';

/** Pings a connection on which nothing comes; `ping` gets the time for the answer. */
export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private readonly shown = () => this.timer !== undefined && this.beat();

  /** `calm`: as seldom as in a hidden page. */
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
