// The thirteen types of card as the page draws them: a picture, and a colour that says what the power touches.

import type { Kind } from './view';

export type Family = 'deck' | 'hands' | 'guilds' | 'pile' | 'copy' | 'wild';

/** In the order in which they are listed. */
export const kinds: readonly Kind[] = ['A', 'R', 'B', 'J', 'K', 'M', 'O', 'N', 'P', 'G', 'S', 'Z', 'W'];

export const copiesOfEach = 8;
export const guildsToWin = 3;

const looks: Record<Kind, [family: Family, icon: string]> = {
  A: ['guilds', 'plain-dagger'],
  R: ['pile', 'anvil'],
  B: ['hands', 'swap-bag'],
  J: ['wild', 'jester-hat'],
  K: ['hands', 'black-knight-helm'],
  M: ['hands', 'scales'],
  O: ['deck', 'candle-flame'],
  N: ['hands', 'imperial-crown'],
  P: ['hands', 'pope-crown'],
  G: ['guilds', 'bow-arrow'],
  S: ['deck', 'polar-star'],
  Z: ['deck', 'pointy-hat'],
  W: ['copy', 'cauldron'],
};

export function familyOf(kind: Kind): Family {
  return looks[kind][0];
}
export function iconOf(kind: Kind): string {
  return looks[kind][1];
}

/** Cards as types with how many of each, in the order of `kinds`, Jesters last. */
export function counted(cards: readonly Kind[]): { kind: Kind; count: number }[] {
  const count = (kind: Kind): number => cards.filter((card) => card === kind).length;
  const order = [...kinds.filter((kind) => kind !== 'J'), 'J' as Kind];
  return order.flatMap((kind) => (count(kind) > 0 ? [{ kind, count: count(kind) }] : []));
}
