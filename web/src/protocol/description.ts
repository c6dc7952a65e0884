// A game and its options, as the engine describes them: `{"do":"games"}`.

export interface Description {
  name: string;
  title: string;
  players: [least: number, most: number];
  options: OptionDescription[];
}

/** `name` is the path inside the options: `values.quests`. `about`: what it is, in a few English words. `when`: all that must
 * hold for the option to mean anything. */
export type OptionDescription = { name: string; about: string; when?: Condition[] } & (
  | { kind: 'set'; values: string[]; default: string[] }
  /** Required: where it means anything it must be given. */
  | { kind: 'choice'; values: string[]; default: string | null; required?: boolean }
  | { kind: 'switch'; default: boolean }
  | { kind: 'number'; range: [number, number]; default: number }
  /** Fixed: so many at the beginning are always those of `default`. */
  | { kind: 'numbers'; length: number; fixed?: number; range: [number, number]; default: number[] }
  /** So many rows, each with all values in some order; null: none. */
  | { kind: 'orders'; rows: number; values: string[]; default: string[][] | null }
  /** A seat; null: drawn. */
  | { kind: 'seat'; default: number | null }
);

/** What an option can be; null where a field of numbers holds none. */
export type OptionValue = string | string[] | string[][] | boolean | number | null | (number | null)[];

export type Condition =
  | { players: number }
  | { option: string; has: string }
  | { option: string; lacks: string }
  | { option: string; is: string };
