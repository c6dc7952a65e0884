// Adding and removing a position's cards by hand.

import type { AcademyPosition } from './part';

export type Pile = 'hands' | 'kept' | 'played';
export interface Place {
  pile: Pile;
  squire: number;
}

const values = [2, 3, 4, 5];
const copies: Record<string, number[]> = { S: [0, 6, 4, 2] };
const usual = [2, 3, 2, 1];
const suits = ['S', 'G', 'E', 'K', 'Q', 'C'];

/** Copies of a card in the box: `S4` or, as played, `S4 jousts`. */
const inBox = (card: string): number => (copies[card[0]!] ?? usual)[Number(card[1]) - 2] ?? 0;
const all = suits.flatMap((suit) => values.map((value) => `${suit}${value}`)).filter((card) => inBox(card) > 0);

/** Cards that a pile can hold: a played sword names one of two tracks. */
export const cardsFor = (pile: Pile): string[] =>
  pile !== 'played'
    ? all
    : all.flatMap((card) => (card.startsWith('S') ? [`${card} jousts`, `${card} tournaments`] : [card]));

export const cardsAt = (position: AcademyPosition, { pile, squire }: Place): string[] => position[pile]?.[squire] ?? [];

function withCards(position: AcademyPosition, squires: number, place: Place, cards: string[]): AcademyPosition {
  const lists = Array.from({ length: squires }, (_, squire) =>
    squire === place.squire ? cards : cardsAt(position, { ...place, squire }),
  );
  const { [place.pile]: _, ...rest } = position;
  return lists.some((list) => list.length > 0) ? { ...rest, [place.pile]: lists } : rest;
}

export const put = (position: AcademyPosition, squires: number, place: Place, card: string): AcademyPosition =>
  withCards(position, squires, place, [...cardsAt(position, place), card]);

export const take = (position: AcademyPosition, squires: number, place: Place, at: number): AcademyPosition =>
  withCards(
    position,
    squires,
    place,
    cardsAt(position, place).filter((_, i) => i !== at),
  );

/** Copies of a card that are not placed yet. */
export function left({ hands = [], kept = [], played = [] }: AcademyPosition, card: string): number {
  const used = [...hands, ...kept, ...played].flat().filter((one) => one.slice(0, 2) === card.slice(0, 2));
  return inBox(card) - used.length;
}
