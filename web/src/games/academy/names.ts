// Cards, suits and tracks: their pictures and names.

import { academy } from './texts';
import type { AcademyView, CardText, Coat, Track } from './view';

export type Suit = 'gallantry' | 'sword' | 'education' | 'king' | 'quests' | 'charity';

const suits: Record<string, Suit> = {
  G: 'gallantry',
  S: 'sword',
  E: 'education',
  K: 'king',
  Q: 'quests',
  C: 'charity',
};

export const pictures: Record<Suit | Track, string> = {
  gallantry: 'rose',
  sword: 'crossed-swords',
  jousts: 'horse-head',
  tournaments: 'swords-emblem',
  education: 'open-book',
  king: 'queen-crown',
  quests: 'jeweled-chalice',
  charity: 'receive-money',
};

/** A track has the colour of its suit. */
export function suitOfTrack(track: Track): Suit {
  return track === 'jousts' || track === 'tournaments' ? 'sword' : track;
}

export function suitOf(card: CardText): Suit {
  return suits[card[0]!]!;
}

export function valueOf(card: CardText): string {
  return card.slice(1);
}

/** `Sword 4`. */
export function cardName(card: CardText): string {
  return `${academy().suits[suitOf(card)]} ${valueOf(card)}`;
}

export function cardNames(cards: CardText[]): string {
  return cards.map(cardName).join(', ');
}

/** `Jousts`, or `White Knight` in the knights variation. */
export function trackName(view: AcademyView, track: Track): string {
  const knights = view.options.variations?.includes('knights') && (track === 'jousts' || track === 'tournaments');
  return knights ? academy().knights[track] : academy().tracks[track];
}

export function coatName(view: AcademyView, coat: Coat): string {
  return academy().coat(trackName(view, coat[0]), coat[1]);
}

/** Lancelot: each player leads two squires, distinguished by colour. */
export function isLancelot(view: AcademyView): boolean {
  return view.options.two === 'lancelot';
}
