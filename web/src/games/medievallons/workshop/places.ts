// Cards of a position, put and taken by hand: as docs/position.md writes them.

import { copiesOfEach, wild } from '../kinds';
import type { CardKind } from '../view';

export interface MedievallonsPosition {
  turn?: number;
  active?: number;
  moment?: 'turn' | 'end';
  ending?: 'cycle' | 'third-guild' | 'max-turns';
  breaker?: 'red' | 'yellow';
  /** Letters, or how many. */
  hands?: (string | number)[];
  /** `1.2 K 3+1` */
  guilds?: string[];
  pile?: string;
  deck?: string | number;
}

/** Where cards lie: a hand, a guild's place, the pile. */
export type Place = { hand: number } | { guild: string } | { pile: true };

export const lettersOf = (text: string): CardKind[] => (text === '' ? [] : (text.split(',') as CardKind[]));

interface Laid {
  kind: CardKind;
  members: number;
  jesters: number;
}
/** The guild at a place, such as `1.2`. */
export function guildIn({ guilds = [] }: MedievallonsPosition, at: string): Laid | null {
  const found = /^\S+ (\w) (\d)\+(\d)$/.exec(guilds.find((one) => one.startsWith(`${at} `)) ?? '');
  return found ? { kind: found[1] as CardKind, members: Number(found[2]), jesters: Number(found[3]) } : null;
}

function withGuild(position: MedievallonsPosition, at: string, laid: Laid): MedievallonsPosition {
  const others = (position.guilds ?? []).filter((one) => !one.startsWith(`${at} `));
  const { members, jesters } = laid;
  const text = `${at} ${members > 0 ? laid.kind : wild} ${members}+${jesters}`;
  return { ...position, guilds: members + jesters > 0 ? [...others, text].sort() : others };
}

export const handOf = ({ hands }: MedievallonsPosition, seat: number): string | number => hands?.[seat] ?? 6;

export function withHand(
  position: MedievallonsPosition,
  players: number,
  seat: number,
  hand: string | number,
): MedievallonsPosition {
  const hands = Array.from({ length: players }, (_, at) => (at === seat ? hand : handOf(position, at)));
  return { ...position, hands };
}

/** The cards there that are said, a pile from its bottom. */
export function cardsAt(position: MedievallonsPosition, place: Place): CardKind[] {
  if ('pile' in place) return lettersOf(position.pile ?? '');
  if ('hand' in place) {
    const hand = handOf(position, place.hand);
    return typeof hand === 'string' ? lettersOf(hand) : [];
  }
  const laid = guildIn(position, place.guild);
  return laid ? [...Array<CardKind>(laid.members).fill(laid.kind), ...Array<CardKind>(laid.jesters).fill(wild)] : [];
}

function withCards(
  position: MedievallonsPosition,
  players: number,
  place: Place,
  cards: CardKind[],
): MedievallonsPosition {
  if ('pile' in place) return { ...position, pile: cards.join(',') };
  if ('hand' in place) return withHand(position, players, place.hand, [...cards].sort().join(','));
  const kind = cards.find((card) => card !== wild) ?? wild;
  const jesters = cards.filter((card) => card === wild).length;
  return withGuild(position, place.guild, { kind, members: cards.length - jesters, jesters });
}

/** One more card there; on the pile it lies on top. */
export const put = (position: MedievallonsPosition, players: number, place: Place, kind: CardKind) =>
  withCards(position, players, place, [...cardsAt(position, place), kind]);

/** One card less: the last of its kind. */
export function take(
  position: MedievallonsPosition,
  players: number,
  place: Place,
  kind: CardKind,
): MedievallonsPosition {
  const cards = cardsAt(position, place);
  const at = cards.lastIndexOf(kind);
  return withCards(
    position,
    players,
    place,
    cards.filter((_, i) => i !== at),
  );
}

/** How many of a kind nobody has put anywhere. */
export function left(position: MedievallonsPosition, players: number, kind: CardKind): number {
  const places: Place[] = [
    { pile: true },
    ...Array.from({ length: players }, (_, hand) => ({ hand })),
    ...(position.guilds ?? []).map((one) => ({ guild: one.split(' ')[0]! })),
  ];
  const used = places.flatMap((place) => cardsAt(position, place)).filter((card) => card === kind).length;
  const deck = typeof position.deck === 'string' ? lettersOf(position.deck).filter((card) => card === kind).length : 0;
  return copiesOfEach - used - deck;
}

/** A guild is of one type; Jesters fit in any. */
export function fits(position: MedievallonsPosition, place: Place, kind: CardKind): boolean {
  if (!('guild' in place) || kind === wild) return true;
  const laid = guildIn(position, place.guild);
  return !laid || laid.members === 0 || laid.kind === kind;
}

/** Without the seats that are not there any more. */
export function only(position: MedievallonsPosition, players: number): MedievallonsPosition {
  const { hands, guilds, active = 0, turn: _, ...rest } = position;
  return {
    ...rest,
    active: Math.min(active, players - 1),
    ...(hands && { hands: Array.from({ length: players }, (_, seat) => hands[seat] ?? 6) }),
    ...(guilds && { guilds: guilds.filter((one) => Number(one[0]) < players) }),
  };
}
