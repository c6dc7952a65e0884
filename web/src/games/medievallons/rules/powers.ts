// The powers in the rules: the chapter that tells of each, and what it moves.

import type { Kind } from '../view';

export const chapters: Record<Kind, string> = {
  A: 'assassin',
  R: 'artisan',
  B: 'beggar',
  J: 'jester',
  K: 'knight',
  M: 'merchant',
  O: 'monk',
  N: 'noble',
  P: 'priest',
  G: 'ranger',
  S: 'star',
  Z: 'wizard',
  W: 'witch',
};

/** Things that cards move between. */
export type Place = 'deck' | 'pile' | 'guild' | 'you' | 'other' | 'others';
/** What a power does, as a picture: from where, how many, to where. */
export type Way = [from: Place, count: string, to: Place] | [from: Place, count: string, to: Place, back: true];

export const powers: Record<Kind, Way[]> = {
  A: [['guild', '1', 'pile']],
  R: [['pile', '1', 'you']],
  B: [['other', '?', 'you']],
  J: [],
  K: [['other', '1', 'you']],
  M: [['you', '2', 'other', true]],
  O: [['deck', '2', 'you']],
  N: [['others', '1 + 1', 'you']],
  P: [['you', '1', 'other', true]],
  G: [['guild', '1', 'you']],
  S: [
    ['deck', '1', 'you'],
    ['deck', '1', 'others'],
  ],
  Z: [
    ['deck', '3', 'you'],
    ['you', '2', 'pile'],
  ],
  W: [],
};
