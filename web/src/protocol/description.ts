// The engine's description of a game and its options: the answer to `{"do":"games"}`.

export interface Description {
  name: string;
  title: string;
  players: [least: number, most: number];
  options: OptionDescription[];
}

/** `name` is the path inside the options: `values.quests`. `about` is an English description. `when` lists all
    conditions for the option to apply. */
export type OptionDescription = { name: string; about: string; when?: Condition[] } & (
  | { kind: 'set'; values: string[]; default: string[] }
  /** `required`: must be given if the option applies. */
  | { kind: 'choice'; values: string[]; default: string | null; required?: boolean }
  | { kind: 'switch'; default: boolean }
  | { kind: 'number'; range: [number, number]; default: number }
  /** `fixed`: the first numbers that always have the value of `default`. */
  | { kind: 'numbers'; length: number; fixed?: number; range: [number, number]; default: number[] }
  /** Rows that each have all values in some order; null: none. */
  | { kind: 'orders'; rows: number; values: string[]; default: string[][] | null }
  /** A seat; null: random. */
  | { kind: 'seat'; default: number | null }
);

/** The value of an option; null in a list of numbers is an empty field. */
export type OptionValue = string | string[] | string[][] | boolean | number | null | (number | null)[];

export type Condition =
  | { players: number }
  | { option: string; has: string }
  | { option: string; lacks: string }
  | { option: string; is: string };
