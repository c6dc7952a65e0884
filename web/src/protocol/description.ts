// A game and its options, as the engine describes them: `{"do":"games"}`.

export interface Description {
  name: string;
  title: string;
  players: [least: number, most: number];
  options: OptionDescription[];
}

/** `name` is the path inside the options: `values.quests`. `when`: all that must hold for the option to mean anything. */
export type OptionDescription = { name: string; when?: Condition[] } & (
  | { kind: 'set'; values: string[]; default: string[] }
  | { kind: 'choice'; values: string[]; default: string }
  | { kind: 'switch'; default: boolean }
  | { kind: 'number'; range: [number, number]; default: number }
  | { kind: 'numbers'; length: number; range: [number, number]; default: number[] }
  /** So many rows, each with all values in some order; null: none. */
  | { kind: 'orders'; rows: number; values: string[]; default: string[][] | null }
  /** A seat; null: drawn. */
  | { kind: 'seat'; default: number | null }
);

export type Condition =
  | { players: number }
  | { option: string; has: string }
  | { option: string; lacks: string }
  | { option: string; is: string };
