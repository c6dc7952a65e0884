// Actions that need a confirmation.

export type Action =
  | { what: 'ban'; person?: string; name?: string; network?: string }
  | { what: 'rename'; person: string; name: string }
  | { what: 'close'; table: string }
  | { what: 'lines'; table: string; lines: number[] }
  /** `last`: no other node would be left. */
  | { what: 'drain'; server: string; name: string; last: boolean };
