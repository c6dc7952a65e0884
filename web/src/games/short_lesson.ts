// A short lesson: hand-made positions in which the learner, at seat 0, learns one thing and makes a choice. To add one,
// write an entry in games/NAME/lessons and its texts.

import type { Options } from '../protocol/protocol';

/** A position (docs/position.md), and the entries after it. */
export interface Scene {
  players: number;
  options?: Options;
  position: Record<string, unknown>;
  log?: string[];
}

export interface ShortStep {
  /** Name of the step's text. */
  id: string;
  /** The position to start from; without it the step continues the previous one. */
  scene?: Scene;
  /** The choices that complete the step. A step without any has a Next button. */
  right?: string[];
  /** Wrong choices by the name of the text that answers them. An empty list matches all other choices. */
  wrong?: Record<string, string[]>;
  /** Entries of a record that follow, such as the moves of other players. After a choice that is not in `right`, the
      longest playable part of them is played. */
  then?: string[];
  /** CSS selectors of elements to highlight, each with its own ring. */
  look?: string | string[];
}

export interface ShortLesson {
  id: string;
  kind: string;
  /** The skills that it teaches, by the engine's names (docs/review.md). */
  skills?: readonly string[];
  /** The chapter of the rules about it, and the ruling that decides. */
  chapter: string;
  ruling: string;
  /** The first step has a scene. */
  steps: [ShortStep & { scene: Scene }, ...ShortStep[]];
}

export interface ShortLessonTexts {
  title: string;
  /** What the lesson teaches, in a few words. */
  line: string;
  /** By the names of steps and of answers to wrong choices. */
  says: Record<string, string>;
  remember: string;
}

export interface ShortLessons {
  texts(): { kinds: Record<string, string>; lessons: Record<string, ShortLessonTexts> };
  all: readonly ShortLesson[];
}

/** The name of the text that answers a wrong choice. */
export function answerTo(step: ShortStep, choice: string): string {
  const answers = Object.entries(step.wrong ?? {});
  const named = answers.find(([, choices]) => choices.includes(choice));
  return (named ?? answers.find(([, choices]) => choices.length === 0))?.[0] ?? step.id;
}
