// Pictures of lanes: their discs and notes.

import type { Track } from '../view';
import type { Colour } from '../../../ui/players';

export interface Lane {
  track: Track;
  squares: number;
  /** Bottom disc first. */
  stacks: { at: number; discs: Colour[] }[];
  /** A word above a square or above its discs. */
  notes?: { at: number; text: string; kind: 'gain' | 'loss' | 'plain' }[];
  /** The path of a disc; its destination is drawn as a ghost. */
  path?: { from: number; to: number; colour: Colour };
  framed?: number[];
  /** An icon on some squares. */
  marks?: { icon: string; at: number[] };
}

/** The players of the examples have names of bots: Ann, Bertran, Dorothea, Hugo. */
const [ann, bertran, dorothea, hugo]: Colour[] = ['blue', 'yellow', 'green', 'red'];
const start = (...discs: Colour[]): Lane['stacks'][number] => ({ at: 0, discs });
const on = (at: number, ...discs: Colour[]): Lane['stacks'][number] => ({ at, discs });

export const lanes: Record<string, Lane[]> = {
  tracks: [
    { track: 'gallantry', squares: 20, stacks: [start(bertran!), on(4, dorothea!), on(7, ann!), on(9, hugo!)] },
    { track: 'jousts', squares: 20, stacks: [on(3, ann!), on(4, bertran!), on(7, hugo!, dorothea!)] },
    { track: 'tournaments', squares: 20, stacks: [start(hugo!), on(4, dorothea!), on(5, ann!), on(9, bertran!)] },
    { track: 'education', squares: 20, stacks: [on(2, ann!), on(5, hugo!, dorothea!), on(8, bertran!)] },
    {
      track: 'king',
      squares: 12,
      stacks: [start(dorothea!), on(4, ann!), on(6, hugo!), on(10, bertran!)],
      framed: [6, 12],
    },
    { track: 'quests', squares: 20, stacks: [on(3, hugo!, bertran!), on(8, ann!), on(11, dorothea!)] },
    { track: 'charity', squares: 20, stacks: [start(bertran!), on(2, hugo!), on(6, dorothea!, ann!)] },
  ],
  stack: [{ track: 'jousts', squares: 10, stacks: [start(hugo!), on(4, dorothea!), on(7, bertran!, ann!)] }],
  lap: [
    {
      track: 'quests',
      squares: 30,
      stacks: [on(19, bertran!), on(23, ann!)],
      notes: [
        { at: 19, text: '19', kind: 'plain' },
        { at: 23, text: '20 + 3', kind: 'plain' },
      ],
    },
  ],
  sword: [
    { track: 'jousts', squares: 10, stacks: [on(3, ann!), on(7, bertran!)], path: { from: 3, to: 7, colour: ann! } },
    {
      track: 'tournaments',
      squares: 10,
      stacks: [on(5, ann!), on(8, bertran!)],
      path: { from: 5, to: 9, colour: ann! },
    },
  ],
  gallantry: [
    {
      track: 'gallantry',
      squares: 10,
      stacks: [start(hugo!), on(4, dorothea!), on(6, bertran!), on(9, ann!)],
      notes: [
        { at: 4, text: '→ 1', kind: 'plain' },
        { at: 6, text: '→ 2', kind: 'plain' },
        { at: 9, text: '→ 3', kind: 'plain' },
      ],
    },
  ],
  jousts: [
    {
      track: 'jousts',
      squares: 10,
      stacks: [start(dorothea!, hugo!), on(3, bertran!), on(5, ann!)],
      notes: [
        { at: 3, text: '+2', kind: 'gain' },
        { at: 5, text: '+3', kind: 'gain' },
      ],
    },
  ],
  education: [
    {
      track: 'education',
      squares: 10,
      stacks: [start(dorothea!, hugo!), on(4, bertran!), on(6, ann!)],
      notes: [{ at: 0, text: '−3  −3', kind: 'loss' }],
    },
  ],
  king: [
    {
      track: 'king',
      squares: 12,
      stacks: [on(5, hugo!), on(6, bertran!), on(12, ann!)],
      framed: [6, 12],
      notes: [
        { at: 5, text: '0', kind: 'plain' },
        { at: 6, text: '+6', kind: 'gain' },
        { at: 12, text: '+12', kind: 'gain' },
      ],
    },
  ],
  lift: [
    { track: 'quests', squares: 10, stacks: [on(3, dorothea!), on(8, ann!, bertran!, hugo!)] },
    { track: 'quests', squares: 10, stacks: [on(3, dorothea!), on(8, bertran!, hugo!, ann!)] },
  ],
  orderedreset: [
    { track: 'jousts', squares: 10, stacks: [start(ann!), on(3, bertran!, dorothea!), on(8, hugo!)] },
    { track: 'jousts', squares: 10, stacks: [start(ann!), on(1, bertran!), on(2, dorothea!), on(3, hugo!)] },
  ],
  scrolls: [
    {
      track: 'king',
      squares: 12,
      stacks: [on(1, dorothea!), on(4, bertran!), on(5, ann!)],
      path: { from: 5, to: 7, colour: ann! },
      framed: [6, 12],
      marks: { icon: 'tied-scroll', at: [6, 12] },
    },
  ],
};
