// The tables that wait for the viewer, the most urgent first.

export interface Turn {
  table: string;
  game: string;
  /** Identifies a turn, even if `since` changes after a pause. */
  decision: number;
  since: number;
  /** When the viewer's time runs out; null without a clock. */
  due: number | null;
}

export const turns = $state<{ list: Turn[] }>({ list: [] });
