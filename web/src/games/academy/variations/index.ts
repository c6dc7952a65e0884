// The variations and advanced rules of the table, in the order of the workshop's fields.

import type { AcademyView, Track } from '../view';
import alms from './alms/alms';
import bet from './bet/bet';
import codex from './codex/codex';
import dragon from './dragon/dragon';
import knights from './knights/knights';
import lift from './lift/lift';
import orderedreset from './orderedreset/orderedreset';
import scrolls from './scrolls/scrolls';
import stepback from './stepback/stepback';
import type { AnswerPart, EventPart, PhasePart, TrackPart, Variation, WhyPart } from './variation';

export const variations: readonly Variation[] = [
  ...[bet, knights, scrolls, codex, dragon, alms],
  ...[lift, stepback, orderedreset],
];

const phases: Record<string, PhasePart> = Object.assign({}, ...variations.map((one) => one.phases));
const answers: Record<string, AnswerPart> = Object.assign({}, ...variations.map((one) => one.answers));
const events: Record<string, EventPart> = Object.assign({}, ...variations.map((one) => one.events));
const whys: Record<string, WhyPart> = Object.assign({}, ...variations.map((one) => one.whys));

/** Undefined for phases, answers, events and moves of the base game. */
export const phasePart = (phase: string): PhasePart | undefined => phases[phase];
export const answerPart = (text: string): AnswerPart | undefined => answers[verbOf(text)];
export const eventPart = (event: string): EventPart | undefined => events[event];
export const whyPart = (why: string | undefined): WhyPart | undefined => whys[why ?? ''];

/** The first word of an answer, also of one for the neutral squire. */
export const verbOf = (answer: string): string => answer.replace(/^neutral /, '').split(' ')[0]!;

export function playedAt({ options: { variations: some = [], advanced = [] } }: AcademyView): Variation[] {
  return variations.filter(({ name }) => some.includes(name) || advanced.includes(name));
}

/** The point of the rule that acts there at this table. */
export function acting<Point extends keyof Variation>(view: AcademyView, point: Point): Variation[Point] | undefined {
  return playedAt(view).find((one) => one[point] !== undefined)?.[point];
}

/** The part of the rule that changes this track at this table. */
export function trackPart(view: AcademyView, track: Track): TrackPart | undefined {
  return playedAt(view).find((one) => one.tracks?.[track])?.tracks?.[track];
}
