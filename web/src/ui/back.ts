// The browser's Back closes the last opened sheet, as people expect on a phone. While any sheet is open, the history
// has one entry more than the visited pages.

interface Mark {
  sheet?: boolean;
}
type Entries = Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;

export class Back {
  private readonly open: (() => void)[] = [];
  /** True from history.back() until its event. Until then the state of the history is unknown. */
  private leaving = false;

  constructor(private readonly history: Entries) {
    if (this.marked) history.replaceState(null, ''); // a reload has closed the page's sheets
  }

  /** Registers an open sheet; Back calls `close`. Call the returned function when the sheet is gone. */
  closes(close: () => void): () => void {
    this.open.push(close);
    this.soon();
    return () => {
      this.open.splice(this.open.indexOf(close), 1);
      this.soon();
    };
  }

  /** Call on `popstate`. */
  popped(): void {
    if (this.leaving) this.leaving = false;
    else if (!this.marked) this.open.at(-1)?.();
    this.soon();
  }

  private get marked(): boolean {
    return (this.history.state as Mark | null)?.sheet === true;
  }

  // Delayed, since another sheet may open at once; the entry then stays.
  private soon(): void {
    queueMicrotask(() => this.settle());
  }

  private settle(): void {
    const wanted = this.open.length > 0;
    if (this.leaving || wanted === this.marked) return;
    if (wanted) this.history.pushState({ sheet: true } satisfies Mark, '');
    else {
      this.leaving = true;
      this.history.back();
    }
  }
}

let whole: Back | undefined;

/** The page's only instance. */
export function back(): Back {
  if (!whole) {
    whole = new Back(history);
    addEventListener('popstate', () => whole!.popped());
  }
  return whole;
}
