// How tracks, cards and guilds look in the rules' pictures.

import type { Track } from '../../games/academy/view';
import type { Kind } from '../../games/medievallons/view';

export const trackIcons: Record<Track, string> = {
  gallantry: 'rose',
  jousts: 'horse-head',
  tournaments: 'swords-emblem',
  education: 'open-book',
  king: 'queen-crown',
  quests: 'jeweled-chalice',
  charity: 'receive-money',
};

/** An icon, the token of its colour, and for guilds the chapter that tells of it. */
export interface Face {
  icon: string;
  colour: string;
  chapter?: string;
}

export const suits: Record<string, Face> = {
  S: { icon: 'crossed-swords', colour: 'sword' },
  G: { icon: 'rose', colour: 'gallantry' },
  E: { icon: 'open-book', colour: 'education' },
  K: { icon: 'queen-crown', colour: 'king' },
  Q: { icon: 'jeweled-chalice', colour: 'quests' },
  C: { icon: 'receive-money', colour: 'charity' },
};

export const kinds: Record<Kind, Face> = {
  A: { icon: 'plain-dagger', colour: 'guilds', chapter: 'assassin' },
  R: { icon: 'anvil', colour: 'pile', chapter: 'artisan' },
  B: { icon: 'swap-bag', colour: 'hands', chapter: 'beggar' },
  J: { icon: 'jester-hat', colour: 'wild', chapter: 'jester' },
  K: { icon: 'black-knight-helm', colour: 'hands', chapter: 'knight' },
  M: { icon: 'scales', colour: 'hands', chapter: 'merchant' },
  O: { icon: 'candle-flame', colour: 'deck', chapter: 'monk' },
  N: { icon: 'imperial-crown', colour: 'hands', chapter: 'noble' },
  P: { icon: 'pope-crown', colour: 'hands', chapter: 'priest' },
  G: { icon: 'bow-arrow', colour: 'guilds', chapter: 'ranger' },
  S: { icon: 'polar-star', colour: 'deck', chapter: 'star' },
  Z: { icon: 'pointy-hat', colour: 'deck', chapter: 'wizard' },
  W: { icon: 'cauldron', colour: 'copy', chapter: 'witch' },
};

/** The colour of what a chapter's icon stands for. */
export function colourOf(icon: string): string {
  const faces = [...Object.values(suits), ...Object.values(kinds)];
  const found = faces.find((face) => face.icon === icon)?.colour;
  return found ?? (icon === 'tied-scroll' ? 'king' : 'sword');
}

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
