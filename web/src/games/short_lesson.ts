// A short lesson: positions worked out by hand, in which the learner, at seat 0, is told one thing and makes a choice. Adding one
// is an entry in games/NAME/lessons and its texts.

import type { Options } from '../protocol/protocol';

/** A position (docs/position.md), and what happened since. */
export interface Scene {
  players: number;
  options?: Options;
  position: Record<string, unknown>;
  log?: string[];
}

export interface ShortStep {
  /** The name of its text. */
  id: string;
  /** Where it begins; without it the table stays as it is. */
  scene?: Scene;
  /** The choices by which it goes on. Without any there is a Next button. */
  right?: string[];
  /** Other choices by what is said of them: the name of a text. An empty list stands for all that are not named. */
  wrong?: Record<string, string[]>;
  /** What others do after it: entries of a record. After another choice, as far as it can be done. */
  then?: string[];
  /** What to look at: selectors, each with a ring of its own. */
  look?: string | string[];
}

export interface ShortLesson {
  id: string;
  kind: string;
  /** Where the rules tell of it, and the ruling that decides. */
  chapter: string;
  ruling: string;
  /** The first has a scene. */
  steps: [ShortStep & { scene: Scene }, ...ShortStep[]];
}

export interface ShortLessonTexts {
  title: string;
  /** What one learns, in a few words. */
  line: string;
  /** By the names of steps and of what is said of wrong choices. */
  says: Record<string, string>;
  remember: string;
}

export interface ShortLessons {
  texts(): { kinds: Record<string, string>; lessons: Record<string, ShortLessonTexts> };
  all: readonly ShortLesson[];
}

/** What is said of a choice that is not right. */
export function answerTo(step: ShortStep, choice: string): string {
  const answers = Object.entries(step.wrong ?? {});
  const named = answers.find(([, choices]) => choices.includes(choice));
  return (named ?? answers.find(([, choices]) => choices.length === 0))?.[0] ?? step.id;
}
