// What a game brings to the form of a new table. What there is to choose, the engine describes; where a game has no words for
// it, the engine's own stand.

export interface OptionTexts {
  name: string;
  line?: string;
  /** Names of the values, and what they do. */
  values?: Record<string, readonly string[]>;
  /** What each of several numbers is for. */
  places?: readonly string[];
  row?: (n: number) => string;
  /** What a number counts. */
  unit?: string;
}

export interface SetupTexts {
  line?: string;
  presets?: Record<string, readonly string[]>;
  /** Where standings can be hidden until the end: what that means. */
  hiddenLine?: string;
  options: Record<string, OptionTexts>;
  /** Options with a dotted name stand together: `values.quests`, `values.charity`. */
  groups?: Record<string, { name: string; line: string; usual: string; changed: string }>;
}

export interface GameSetup {
  texts(): SetupTexts;
  /** Rules that go well together: the sets of rules of which all are on. */
  presets?: readonly { name: string; full: readonly string[] }[];
  /** A picture and its colour for a rule. */
  pictures?: Record<string, [icon: string, colour: string]>;
}
