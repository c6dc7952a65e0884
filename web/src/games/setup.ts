// A game's texts for the form of a new table. The engine describes the options; its English names appear for options
// without texts.

export interface OptionTexts {
  name: string;
  line?: string;
  /** Names of the values, and their effects. */
  values?: Record<string, readonly string[]>;
  /** Purpose of each number, for an option that is a list of numbers. */
  places?: readonly string[];
  row?: (n: number) => string;
  /** The unit of a number. */
  unit?: string;
}

export interface SetupTexts {
  line?: string;
  presets?: Record<string, readonly string[]>;
  /** What hidden standings mean, for games where an option hides them until the end. */
  hiddenLine?: string;
  options: Record<string, OptionTexts>;
  /** Options with a dotted name form a group: `values.quests`, `values.charity`. */
  groups?: Record<string, { name: string; line: string; usual: string; changed: string }>;
}

export interface GameSetup {
  texts(): SetupTexts;
  /** Rules that go well together: each preset switches on all of its sets of rules. */
  presets?: readonly { name: string; full: readonly string[] }[];
  /** An icon and its colour for a rule. */
  pictures?: Record<string, [icon: string, colour: string]>;
}
