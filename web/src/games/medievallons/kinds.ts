// The thirteen types of card: all facts about them except the texts, which are under the type's letter.

/** The objects that a power affects; determines its colour. */
export type Family = 'deck' | 'hands' | 'guilds' | 'pile' | 'copy' | 'wild';
/** Sources and destinations of cards. */
export type Place = 'deck' | 'pile' | 'guild' | 'you' | 'other' | 'others';
/** A power's movement of cards for its picture: source, number, destination. */
export type Way = [from: Place, count: string, to: Place] | [from: Place, count: string, to: Place, back: true];

interface Facts {
  /** The name of its chapter in the rules. */
  name: string;
  family: Family;
  icon: string;
  moves: Way[];
  /** The log names the target; for other types the following event shows it. */
  tellsTarget?: true;
}

// In the order of lists.
const facts = {
  A: { name: 'assassin', family: 'guilds', icon: 'plain-dagger', moves: [['guild', '1', 'pile']] },
  R: { name: 'artisan', family: 'pile', icon: 'anvil', moves: [['pile', '1', 'you']] },
  B: { name: 'beggar', family: 'hands', icon: 'swap-bag', moves: [['other', '?', 'you']] },
  J: { name: 'jester', family: 'wild', icon: 'jester-hat', moves: [] },
  K: { name: 'knight', family: 'hands', icon: 'black-knight-helm', moves: [['other', '1', 'you']], tellsTarget: true },
  M: { name: 'merchant', family: 'hands', icon: 'scales', moves: [['you', '2', 'other', true]], tellsTarget: true },
  O: { name: 'monk', family: 'deck', icon: 'candle-flame', moves: [['deck', '2', 'you']] },
  N: { name: 'noble', family: 'hands', icon: 'imperial-crown', moves: [['others', '1 + 1', 'you']] },
  P: { name: 'priest', family: 'hands', icon: 'pope-crown', moves: [['you', '1', 'other', true]] },
  G: { name: 'ranger', family: 'guilds', icon: 'bow-arrow', moves: [['guild', '1', 'you']] },
  S: {
    name: 'star',
    family: 'deck',
    icon: 'polar-star',
    moves: [
      ['deck', '1', 'you'],
      ['deck', '1', 'others'],
    ],
  },
  Z: {
    name: 'wizard',
    family: 'deck',
    icon: 'pointy-hat',
    moves: [
      ['deck', '3', 'you'],
      ['you', '2', 'pile'],
    ],
  },
  W: { name: 'witch', family: 'copy', icon: 'cauldron', moves: [] },
} satisfies Record<string, Facts>;

/** The letter of a type. */
export type CardKind = keyof typeof facts;
export const kinds = Object.keys(facts) as readonly CardKind[];
/** Counts as any type in a guild, and has no power. */
export const wild: CardKind = 'J';

export const copiesOfEach = 8;
export const guildsToWin = 3;

const factsOf = (kind: CardKind): Facts => facts[kind];
export const familyOf = (kind: CardKind): Family => factsOf(kind).family;
export const iconOf = (kind: CardKind): string => factsOf(kind).icon;
export const chapterOf = (kind: CardKind): string => factsOf(kind).name;
export const movesOf = (kind: CardKind): Way[] => factsOf(kind).moves;
export const tellsTarget = (kind: CardKind): boolean => factsOf(kind).tellsTarget ?? false;

/** The cards of a guild; all cards of a guild of Jesters are Jesters. */
export function cardsOf(guild: {
  kind: CardKind;
  members: number;
  jesters: number;
}): { kind: CardKind; count: number }[] {
  const all = [
    { kind: guild.kind, count: guild.kind === wild ? 0 : guild.members },
    { kind: wild, count: guild.jesters },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Cards as types with counts, in the order of `kinds`, Jesters last. */
export function counted(cards: readonly CardKind[]): { kind: CardKind; count: number }[] {
  const count = (kind: CardKind): number => cards.filter((card) => card === kind).length;
  const order = [...kinds.filter((kind) => kind !== wild), wild];
  return order.flatMap((kind) => (count(kind) > 0 ? [{ kind, count: count(kind) }] : []));
}
