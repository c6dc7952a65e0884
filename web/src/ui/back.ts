// The browser's Back closes the sheet that was opened last, as people expect on a phone: while any is open, the history has one
// more entry than pages were visited.

interface Mark {
  sheet?: boolean;
}
type Entries = Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;

export class Back {
  private readonly open: (() => void)[] = [];
  /** Whether the entry is being given back: until that is done nothing can be said of the history. */
  private leaving = false;

  constructor(private readonly history: Entries) {
    if (this.marked) history.replaceState(null, ''); // the page was loaded again; its sheets are gone
  }

  /** A sheet is open, and can be closed so. Call what is returned when it is gone. */
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

  // One sheet may follow another at once: then the entry stays.
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

/** The page's own. */
export function back(): Back {
  if (!whole) {
    whole = new Back(history);
    addEventListener('popstate', () => whole!.popped());
  }
  return whole;
}
