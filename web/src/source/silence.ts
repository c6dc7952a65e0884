// A server that is asleep, or behind a cable that was pulled, does not say so: its connection stays open, and nothing comes.

/** A choice is answered, or it is told within seconds why it is not yet. */
const most = 8_000;

export class Silence {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly lasts: () => void) {}

  /** Something was said that is answered. */
  begin(): void {
    this.timer ??= setTimeout(this.lasts, most);
  }
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
