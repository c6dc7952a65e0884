// Timings of the viewer's choices from the click to the drawn answer, for servers that trace (docs/protocol.md).

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

/** Resolves when the next frame has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export class Tracing {
  /** The last choice; a server keeps no more, either. */
  private choice: Clicked | null = null;

  /** `slow`: choices that take this many milliseconds are always reported; 0: never. */
  constructor(
    private readonly slow: number,
    private readonly send: (message: object) => void,
  ) {}

  /** Extra fields for the message of that number. */
  begin(what: string, id: number): object {
    if (what !== 'choose') return {};
    const traceparent = `00-${digits(16)}-${digits(8)}-00`;
    const now = performance.now();
    // The event may have waited for the main thread.
    const clicked = Math.min(window.event?.timeStamp ?? now, now);
    this.choice = { id, traceparent, clicked, sent: now };
    return { traceparent };
  }

  /** The message of that number was accepted; `traced`: the server keeps its part of the trace. */
  async answered(id: number | undefined, traced = false): Promise<void> {
    const { choice } = this;
    if (!choice || choice.id !== id || document.hidden) return;
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
