// What every game's view has, as the engine writes it; games/NAME/view.ts adds its own. These are schemas, so that a test compares
// them with what the engine really writes. The page imports types from them and none of their code.

import * as v from 'valibot';

export const text = v.string();
export const flag = v.boolean();
export const int = v.pipe(v.number(), v.integer());
export const intOrNull = v.nullable(int);
export const ints = v.array(int);

export function matching(pattern: RegExp): v.GenericSchema<string> {
  return v.pipe(v.string(), v.regex(pattern));
}

/** Cards that some see and others only count. */
export function hidden<T extends v.GenericSchema>(card: T) {
  return v.strictObject({ count: int, cards: v.nullable(v.array(card)) });
}

export const asked = { seats: ints, chance: flag, over: flag, together: flag, question: text };
