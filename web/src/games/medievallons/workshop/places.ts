// Adding and removing a position's cards by hand, in the format of docs/position.md.

import { copiesOfEach, wild } from '../kinds';
import type { CardKind } from '../view';

export interface MedievallonsPosition {
  turn?: number;
  active?: number;
  moment?: 'turn' | 'end';
  ending?: 'cycle' | 'third-guild' | 'max-turns';
  breaker?: 'red' | 'yellow';
  /** Letters, or the number of cards. */
  hands?: (string | number)[];
  /** `1.2 K 3+1` */
  guilds?: string[];
  pile?: string;
  deck?: string | number;
  /** At the end: the card whose power was in use. */
  aside?: string;
  /** By seat: knowledge of another seat's hand or of the deck. */
  knows?: Knowledge[];
}

/** Known cards of a place, and kinds without further copies there. */
interface Claim {
  cards?: string;
  exact?: string;
}
export type Knowledge = Record<string, Claim>;

/** A place of cards: a hand, a guild, the pile, the deck, the card set aside, or a player's knowledge of such a
    place. */
export type Place =
  | { hand: number }
  | { guild: string }
  | { pile: true }
  | { deck: true }
  | { aside: true }
  | { knows: number; of: string; what: keyof Claim };

const lettersOf = (text: string): CardKind[] => (text === '' ? [] : (text.split(',') as CardKind[]));

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

/** The specified cards of a place; a pile from its bottom. */
export function cardsAt(position: MedievallonsPosition, place: Place): CardKind[] {
  if ('pile' in place) return lettersOf(position.pile ?? '');
  if ('deck' in place) return typeof position.deck === 'string' ? lettersOf(position.deck) : [];
  if ('aside' in place) return lettersOf(position.aside ?? '');
  if ('knows' in place) return lettersOf(position.knows?.[place.knows]?.[place.of]?.[place.what] ?? '');
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
  const sorted = [...cards].sort().join(',');
  if ('pile' in place) return { ...position, pile: cards.join(',') };
  if ('deck' in place) return { ...position, deck: sorted };
  if ('aside' in place) {
    const { aside: _, ...rest } = position;
    return sorted ? { ...rest, aside: sorted } : rest;
  }
  if ('knows' in place) return withKnowledge(position, players, place.knows, place.of, { [place.what]: sorted });
  if ('hand' in place) return withHand(position, players, place.hand, sorted);
  const kind = cards.find((card) => card !== wild) ?? wild;
  const jesters = cards.filter((card) => card === wild).length;
  return withGuild(position, place.guild, { kind, members: cards.length - jesters, jesters });
}

function withKnowledge(
  position: MedievallonsPosition,
  players: number,
  observer: number,
  of: string,
  claim: Claim,
): MedievallonsPosition {
  const all = Array.from({ length: players }, (_, seat): Knowledge => {
    const now = position.knows?.[seat] ?? {};
    if (seat !== observer) return now;
    const { [of]: before, ...others } = now;
    const said = Object.entries({ ...before, ...claim }).filter(([, cards]) => cards !== '');
    return said.length > 0 ? { ...others, [of]: Object.fromEntries(said) } : others;
  });
  const { knows: _, ...rest } = position;
  return all.some((one) => Object.keys(one).length > 0) ? { ...rest, knows: all } : rest;
}

/** Adds a card; on the pile, on top. */
export const put = (position: MedievallonsPosition, players: number, place: Place, kind: CardKind) =>
  withCards(position, players, place, [...cardsAt(position, place), kind]);

/** Removes the last card of a kind. */
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

/** Copies of a kind that are not placed yet. */
export function left(position: MedievallonsPosition, players: number, kind: CardKind): number {
  const places: Place[] = [
    ...([{ pile: true }, { deck: true }, { aside: true }] as const),
    ...Array.from({ length: players }, (_, hand) => ({ hand })),
    ...(position.guilds ?? []).map((one) => ({ guild: one.split(' ')[0]! })),
  ];
  const used = places.flatMap((place) => cardsAt(position, place)).filter((card) => card === kind).length;
  return copiesOfEach - used;
}

/** True if a place can take the card. A guild has one type and any Jesters, one card can be set aside, and a kind
    without further copies is named once. */
export function fits(position: MedievallonsPosition, place: Place, kind: CardKind): boolean {
  if ('aside' in place) return position.aside === undefined;
  if ('knows' in place) return place.what === 'cards' || !cardsAt(position, place).includes(kind);
  if (!('guild' in place) || kind === wild) return true;
  const laid = guildIn(position, place.guild);
  return !laid || laid.members === 0 || laid.kind === kind;
}

/** Removes seats that the table no longer has. */
export function only(position: MedievallonsPosition, players: number): MedievallonsPosition {
  const { hands, guilds, active = 0, turn: _, knows: __, ...rest } = position;
  return {
    ...rest,
    active: Math.min(active, players - 1),
    ...(hands && { hands: Array.from({ length: players }, (_, seat) => hands[seat] ?? 6) }),
    ...(guilds && { guilds: guilds.filter((one) => Number(one[0]) < players) }),
  };
}
