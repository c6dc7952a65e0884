import { expect, it } from 'vitest';
import { apply } from './apply';
import type { AcademyEvent, AcademyView, Coat } from './view';

const stacks = [
  { square: 0, squires: [2] },
  { square: 3, squires: [0, 1] },
];
const view = {
  squires: [0, 1, 2].map((squire) => ({ squire, coats: [['jousts', 3]] as Coat[], points: 3 })),
  tracks: [{ track: 'jousts', stacks, ranking: [1, 0], onStart: [2], pays: [2, 3, 0] }],
} as unknown as AcademyView;

const jousts = (event: AcademyEvent) => apply(view, event).tracks[0]!;
const points = (event: AcademyEvent) => apply(view, event).squires.map((squire) => squire.points);

const moved: AcademyEvent = { event: 'moved', squire: 2, track: 'jousts', from: 0, to: 3 };
const given: AcademyEvent = { event: 'given', squire: 0, other: 1, track: 'jousts', value: 3 };

// No rule gives these rankings and points: the page must show what the engine tells.
it('takes the ranking from the event', () => {
  const told = { ranking: [0, 2], onStart: [1] };
  expect(jousts({ ...moved, ...told })).toMatchObject({ stacks: [{ square: 3, squires: [0, 1, 2] }], ...told });
  expect(jousts({ event: 'lifted', squire: 0, track: 'jousts', ...told })).toMatchObject(told);
  expect(jousts({ event: 'emptied', track: 'jousts', ...told })).toMatchObject(told);
});

it('takes the points from the event', () => {
  for (const event of ['coat', 'given', 'taken', 'zero']) {
    expect(points({ ...given, event, points: [50, null, -7] })).toEqual([50, null, -7]);
  }
});

it('keeps the ranking and the points if an older server tells none', () => {
  expect(jousts(moved)).toMatchObject({ ranking: [1, 0], onStart: [2] });
  expect(points(given)).toEqual([3, 3, 3]);
});

it('turns tokens into the coats that the event tells', () => {
  const earned = [{ squire: 1, coat: ['education', null] as Coat }];
  const { squires } = apply(view, { event: 'zero', squire: 0, earned });
  expect(squires.map(({ coats }) => coats.slice(1))).toEqual([[], [['education', null]], []]);
});
