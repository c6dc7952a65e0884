// What is asked about once more before it is done.

export type Deed =
  | { what: 'ban'; person?: string; name?: string; network?: string }
  | { what: 'rename'; person: string; name: string }
  | { what: 'close'; table: string }
  | { what: 'lines'; table: string; lines: number[] }
  /** Whether no other server is left then. */
  | { what: 'drain'; server: string; name: string; last: boolean };
