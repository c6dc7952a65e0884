// The thirteen types of card: all that the page has to know of one, but for its texts, which stand under its letter.

/** What a power touches; it has its colour. */
export type Family = 'deck' | 'hands' | 'guilds' | 'pile' | 'copy' | 'wild';
/** Things that cards move between. */
export type Place = 'deck' | 'pile' | 'guild' | 'you' | 'other' | 'others';
/** What a power does, as a picture: from where, how many, to where. */
export type Way = [from: Place, count: string, to: Place] | [from: Place, count: string, to: Place, back: true];

interface Facts {
  /** Of its chapter in the rules. */
  name: string;
  family: Family;
  icon: string;
  moves: Way[];
  /** Whether the log says whom it concerns: of the others that is plain from what follows. */
  tellsTarget?: true;
}

// In the order in which they are listed.
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

/** A type's letter. */
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

/** What a guild is made of; in one of Jesters all of them are. */
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

/** Cards as types with how many of each, in the order of `kinds`, Jesters last. */
export function counted(cards: readonly CardKind[]): { kind: CardKind; count: number }[] {
  const count = (kind: CardKind): number => cards.filter((card) => card === kind).length;
  const order = [...kinds.filter((kind) => kind !== wild), wild];
  return order.flatMap((kind) => (count(kind) > 0 ? [{ kind, count: count(kind) }] : []));
}
