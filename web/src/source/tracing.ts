// How long the viewer's choices take from the click until they are drawn, for a server that traces (docs/protocol.md).

interface Clicked {
  id: number;
  traceparent: string;
  clicked: number;
  sent: number;
}

function digits(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** When a frame that is asked for now has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export class Tracing {
  /** The last one; a server remembers no more, either. */
  private choice: Clicked | null = null;

  /** `slow`: what takes so many milliseconds is told in any case; 0: nothing is. */
  constructor(
    private readonly slow: number,
    private readonly send: (message: object) => void,
  ) {}

  /** What goes with a message of that number. */
  begin(what: string, id: number): object {
    if (what !== 'choose') return {};
    const traceparent = `00-${digits(16)}-${digits(8)}-00`;
    const now = performance.now();
    // The event may have waited for the page.
    const clicked = Math.min(window.event?.timeStamp ?? now, now);
    this.choice = { id, traceparent, clicked, sent: now };
    return { traceparent };
  }

  /** It was taken, and `traced`: the server keeps its part. */
  async answered(id: number, traced = false): Promise<void> {
    const { choice } = this;
    if (choice?.id !== id || document.hidden) return;
    const answered = performance.now();
    await painted();
    const drawn = performance.now();
    if (!traced && (this.slow === 0 || drawn - choice.clicked < this.slow)) return;
    const since = (time: number): number => Math.round(1000 * (time - choice.clicked));
    this.send({
      do: 'drawn',
      traceparent: choice.traceparent,
      sent: since(choice.sent),
      answered: since(answered),
      drawn: since(drawn),
    });
  }
}
