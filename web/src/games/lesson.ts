// A lesson: a real game with a fixed beginning, and steps that a guide tells one by one.

import type { LocalSetup } from '../source/local';
import type { Choice, View } from '../protocol/protocol';
import type { ShortLessons } from './short_lesson';

export interface Step {
  /** The name of its text, unless `say` gives another. */
  id: string;
  say?: (view: View) => string;
  /** A number for the text. */
  number?: (view: View) => number;
  /** When the learner has done what is asked; once true it stays true. Without it there is a Next button. */
  done?: (view: View) => boolean;
  /** The others do something; nothing is asked of the learner. */
  watch?: boolean;
  /** What may be chosen, as long as there is any such choice. */
  allow?: (choice: Choice, view: View) => boolean;
  /** What to look at: a selector. It does no harm if there is no such thing. */
  look?: string;
}

/** A title, and a sentence or two; some need a number. */
export type Say = [title: string, text: string | ((n: number) => string)];
export const say = (...words: Say): Say => words;

export interface Lesson {
  /** What is said, by the names of the steps. */
  texts(): Record<string, Say>;
  setup: LocalSetup;
  /** What all chance is drawn from: 64 hexadecimal digits. */
  seed: string;
  steps: Step[];
  /** How wide the guide is beside this table, if not as usual: as wide as the rail. */
  guideWidth?: string;
  /** What can be learnt after it. */
  short(): Promise<ShortLessons>;
}

/** The choices that are open to a learner in this position: those of the first thing not yet done. */
export function allowed(lesson: Lesson, view: View): Choice[] {
  const step = lesson.steps.find((one) => one.done && !one.watch && !one.done(view));
  const good = step?.allow ? view.legal.filter((choice) => step.allow!(choice, view)) : [];
  return good.length > 0 ? good : view.legal;
}

/** Where a guide who stands at step `at` goes on when this is seen. */
export function follow(lesson: Lesson, at: number, view: View): number {
  const step = lesson.steps[at];
  if (!step) return at;
  if (step.done) return step.done(view) ? follow(lesson, at + 1, view) : at;
  // Whoever does the next thing without reading on knows it already.
  const task = lesson.steps.findIndex((one, n) => n > at && one.done && !one.watch);
  return task >= 0 && lesson.steps[task]!.done!(view) ? follow(lesson, task + 1, view) : at;
}
