// Fields that every game's view has, as the engine writes them; games/NAME/view.ts adds the game's own. They are
// schemas so that a test can check them against the engine's real output. The page imports only their types, none of
// their code.

import * as v from 'valibot';

export const text = v.string();
export const flag = v.boolean();
export const int = v.pipe(v.number(), v.integer());
export const intOrNull = v.nullable(int);
export const ints = v.array(int);

export function matching(pattern: RegExp): v.GenericSchema<string> {
  return v.pipe(v.string(), v.regex(pattern));
}

/** Cards that some viewers see and others only count. */
export function hidden<T extends v.GenericSchema>(card: T) {
  return v.strictObject({ count: int, cards: v.nullable(v.array(card)) });
}

export const asked = { seats: ints, chance: flag, over: flag, together: flag, question: text };
