// Tests the rows of tracks during scoring, when some tracks are already scored.

import { beforeAll, expect, it } from 'vitest';
import { common, load, table } from '../../i18n/i18n';
import { apply } from './apply';
import { gainText, scored, wayWords } from './lane';
import { academy } from './texts';
import type { AcademyEvent, AcademyView, Move, Track, TrackView } from './view';

beforeAll(() => load(academy, common, table));

const names: Track[] = ['gallantry', 'jousts', 'tournaments', 'education', 'king', 'quests', 'charity'];

/** Four squires; the second is third on Gallantry. */
function position(phase: AcademyView['phase'], round: number, advanced: string[] = []): AcademyView {
  const tracks = names.map((track) => ({
    track,
    scoresNow: !['quests', 'charity'].includes(track) || round === 6,
    rounds: [round],
    stacks: [0, 1, 2, 3].map((squire) => ({ square: 9 - [1, 3, 2, 9][squire]!, squires: [squire] })),
    ranking: [0, 2, 1],
    onStart: [3],
    pays: [null, null, null, null],
  }));
  const squires = [0, 1, 2, 3].map((squire) => ({ squire, colour: 'blue', bet: null }));
  return { phase, round, rounds: 6, options: { advanced }, squires, tracks } as unknown as AcademyView;
}
const lane = (view: AcademyView, track: Track): TrackView => view.tracks.find((one) => one.track === track)!;
const done = (view: AcademyView, told?: AcademyEvent[]): Track[] =>
  names.filter((track) => scored(view, lane(view, track), told));

const up = { squire: 1, track: 'gallantry', from: 6, to: 8, place: 3, placeThen: 2, paysThen: null } as Move;
const bonus = (round: number, advanced?: string[]): string => wayWords(position('bonus', round, advanced), up).at(-1)!;

it('Gallantry promises a move only until its ranks are fixed', () => {
  expect(wayWords(position('play', 6), up)).toEqual(['6 → 8', '3rd → 2nd', 'move 2']);
  expect(bonus(2)).toBe('next round');
  expect(bonus(3)).toBe('back to 0');
  expect(bonus(3, ['orderedreset'])).toBe('next round');
  expect(bonus(6)).toBe('breaks ties');
});

it('the moments after the ranks are told promise nothing either', () => {
  const view = apply(position('play', 6), { event: 'ranked', squire: 0, place: 1 });
  expect(gainText(view, lane(view, 'gallantry'), 1, 8, 2, null)).toBe('breaks ties');
});

it('every track that was scored this round is ticked, Gallantry too', () => {
  const coat = (track: Track): AcademyEvent => ({ event: 'coat', squire: 0, track, value: 3 });
  expect(done(position('bonus', 2))).toEqual([]);
  expect(done(position('bonus', 2), [coat('jousts')])).toEqual(['gallantry', 'jousts']);
  expect(done(position('takeToken', 2))).toEqual(['gallantry', 'jousts', 'tournaments']);
  expect(done(position('takeToken', 6), [{ event: 'token', squire: 1, place: 1 }])).toContain('education');
  expect(done(position('almsGive', 6))).toEqual(names.slice(0, 6));
  expect(done(position('over', 6))).toEqual(names);
  expect(done(position('play', 6))).toEqual([]);
});

it('nothing is promised after the end', () => {
  const view = position('over', 6);
  expect(gainText(view, lane(view, 'jousts'), 0, 8, 1, 3)).toBe('');
});
