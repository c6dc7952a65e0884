// A lesson: a real game with a fixed start, and steps that a guide explains one by one.

import type { LocalSetup } from '../source/local';
import type { Choice, View } from '../protocol/protocol';
import type { ShortLessons } from './short_lesson';

export interface Step {
  /** Name of the step's text, unless `say` gives another. */
  id: string;
  say?: (view: View) => string;
  /** A number for the text. */
  number?: (view: View) => number;
  /** True when the learner has completed the task; it stays true from then on. A step without it has a Next button. */
  done?: (view: View) => boolean;
  /** The learner only watches the other players. */
  watch?: boolean;
  /** Filters the legal choices, unless it would leave none. */
  allow?: (choice: Choice, view: View) => boolean;
  /** A CSS selector of elements to highlight; it may match nothing. */
  look?: string;
}

/** A title, and one or two sentences; some take a number. */
export type Say = [title: string, text: string | ((n: number) => string)];
export const say = (...words: Say): Say => words;

export interface Lesson {
  /** The guide's texts, by step. */
  texts(): Record<string, Say>;
  setup: LocalSetup;
  /** Seed of all chance: 64 hexadecimal digits. */
  seed: string;
  steps: Step[];
  /** Width of the guide beside this table; by default that of the rail. */
  guideWidth?: string;
  /** Short lessons that follow. */
  short(): Promise<ShortLessons>;
}

/** The choices that the learner may make in this position: those of the first unfinished task. */
export function allowed(lesson: Lesson, view: View): Choice[] {
  const step = lesson.steps.find((one) => one.done && !one.watch && !one.done(view));
  const good = step?.allow ? view.legal.filter((choice) => step.allow!(choice, view)) : [];
  return good.length > 0 ? good : view.legal;
}

/** The step that follows step `at` in this view. */
export function follow(lesson: Lesson, at: number, view: View): number {
  const step = lesson.steps[at];
  if (!step) return at;
  if (step.done) return step.done(view) ? follow(lesson, at + 1, view) : at;
  // A learner who completes the next task early skips its explanation.
  const task = lesson.steps.findIndex((one, n) => n > at && one.done && !one.watch);
  return task >= 0 && lesson.steps[task]!.done!(view) ? follow(lesson, task + 1, view) : at;
}
