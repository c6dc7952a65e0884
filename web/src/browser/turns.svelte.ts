// Where one is waited for, the most urgent first, for whatever screen is shown meanwhile.

export interface Turn {
  table: string;
  game: string;
  /** The same is the same turn, though time may have stood still. */
  decision: number;
  since: number;
  /** When one's time is up; null: no clock runs. */
  due: number | null;
}

export const turns = $state<{ list: Turn[] }>({ list: [] });
