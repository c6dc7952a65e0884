import { wild } from '../../kinds';
import type { CardKind, Way } from '../../view';
import { list, people, plural, type Who } from '../../../../i18n/words';

type Cards = { kind: CardKind; count: number }[];
/** Of the powers that ask so. */
type ByPower<T> = Partial<Record<CardKind, T>>;

const names: Record<CardKind, string> = {
  A: 'Assassin',
  R: 'Artisan',
  B: 'Beggar',
  J: 'Jester',
  K: 'Knight',
  M: 'Merchant',
  O: 'Monk',
  N: 'Noble',
  P: 'Priest',
  G: 'Ranger',
  S: 'Star',
  Z: 'Wizard',
  W: 'Witch',
};
const many = (kind: CardKind): string => (kind === 'W' ? 'Witches' : `${names[kind]}s`);
const one = (kind: CardKind | null): string =>
  kind === null ? 'a card' : `${kind === 'A' || kind === 'R' ? 'an' : 'a'} ${names[kind]}`;
const cards = (n: number): string => `${n} ${plural('en', n, { one: 'card', other: 'cards' })}`;
const listed = (all: Cards): string =>
  list(
    'en',
    all.map(({ kind, count }) => (count === 1 ? one(kind) : `${count} ${many(kind)}`)),
  );
const says = (who: Who, verb: string, you = verb.replace(/(ss|ch|sh)es$/, '$1').replace(/s$/, '')): string =>
  who.you ? `You ${you}` : `${who.name} ${verb}`;
const object = (who: Who): string => (who.you ? 'you' : who.name);
const own = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);

export default {
  names,
  /** On the card. */
  powers: {
    A: 'Discard a card from any guild',
    R: 'Take the top discard',
    B: 'Take a random card from the fullest hand',
    J: 'Counts as any type in a guild',
    K: 'Name a type: a rival gives you one',
    M: 'Trade two cards with a rival',
    O: 'Draw two cards',
    N: 'The next two players each give you a card',
    P: 'See a hand, take a card, give one',
    G: 'Take a card from any guild',
    S: 'Everyone draws a card, you first',
    Z: 'Draw three, keep one',
    W: 'Use the power of any guild',
  } as Record<CardKind, string>,
  /** In full. */
  more: {
    A: 'Choose a card in any guild on the table: it goes to the discard pile. With no other guild to raid, draw a card.',
    R: 'Take the top card of the discard pile.',
    B: 'Take a random card from the player with the most cards in hand. If that is you, draw one.',
    J: 'No power. In a guild it stands for any type.',
    K: 'Name a player and a type. If that hand has one, it is yours; everyone hears the answer.',
    M: 'Trade two cards with another player; both choose in secret, at the same time.',
    O: 'Draw two cards.',
    N: 'The next two players each give you a card of their choice. With two players: one gives, then you draw one.',
    P: 'Look at another hand, take one card, and give a different one of yours.',
    G: 'Take a card from any guild on the table into your hand. With no other guild to raid, draw a card.',
    S: 'Every player draws a card, beginning with you.',
    Z: 'Draw three cards, keep one and discard two in the order you like.',
    W: 'Use the power of any guild on the table except Jesters and Witches. With none to copy, the top card of the deck is used.',
  } as Record<CardKind, string>,
  turn: (n: number) => `Turn ${n}`,
  yourTurn: 'your turn',
  turnOf: (name: string) => `${name}’s turn`,
  inHand: (n: number) => `${n} in hand`,
  /** The same card several times. */
  times: (n: number) => `×${n}`,
  listed,
  guildOf: (kind: CardKind) => `${names[kind]} guild`,
  /** For those who hear the page. */
  guildLabel: (kind: CardKind, members: number, jesters: number) =>
    `${names[kind]} guild: ${listed([
      ...(kind !== wild && members > 0 ? [{ kind, count: members }] : []),
      ...(jesters > 0 ? [{ kind: wild, count: jesters }] : []),
    ])}`,
  freePlace: 'No guild yet',
  winningPlace: 'A third guild here wins',
  yourGuilds: 'Your guilds',
  yourHand: 'Your hand',
  thirdWins: 'The third guild wins.',
  emptyHand: 'No cards in hand',
  deck: 'Deck',
  deckLabel: (n: number) => `Deck: ${cards(n)}`,
  pile: 'Discards',
  pileLabel: 'Show the discard pile',
  pileTitle: 'Discard pile, top first',
  pileEmpty: 'The discard pile is empty.',
  onTop: 'on top',
  lastDiscards: 'the last eight, newest first',
  /** Of each type, on large screens. */
  seen: {
    title: 'Seen so far, of eight each',
    known: 'seen',
    own: 'yours',
    not: 'not seen',
    label: (all: number, own: number) => `${all} of 8 seen${own > 0 ? `, ${own} of them yours` : ''}`,
  },
  breaker: 'Cycle-Breaker',
  breakerRed: 'Red: when the deck runs out, the discards make a new one.',
  breakerYellow: 'Yellow: when the deck runs out, the game ends at once.',
  powersOnTable: 'Powers on the table',
  noPowers: 'No guild has been laid yet.',
  allPowers: 'All 13',
  allPowersTitle: 'All 13 powers',
  youKnow: (n: number) => `you know ${n}`,
  knowTitle: (who: string) => `${who}: what you know`,
  knownCards: 'Certainly in this hand',
  knownNone: 'Certainly not in this hand',
  knownExact: 'No more of these than shown',
  knowNothing: 'Nothing for certain yet.',
  bot: 'bot',
  away: 'away',
  players: 'Players',
  showKnown: 'Guilds and what you know',
  guildsHeading: 'Guilds',
  howTurn: 'Your turn is one action:',
  actions: {
    play: ['Play a card', 'for its power; then it is discarded'],
    guild: ['Lay a guild', 'three or more of a type, Jesters count as any'],
    activate: ['Use a guild', 'its power again, and nothing is discarded'],
    extend: ['Add to a guild', 'cards of its type or Jesters; then use it'],
  } as Record<string, [string, string]>,
  aim: (turns: number) =>
    `Lay three guilds and you win at once. If the deck runs out twice, or after ${turns} ${plural('en', turns, { one: 'turn', other: 'turns' })}, most guilds wins, then most cards in them, then the fullest hand.`,
  keys: [
    [['←', '→'], 'another choice'],
    [['A–Z'], 'the card of that name'],
    [['1–9'], 'choose'],
    [['Enter'], 'choose, then confirm'],
    [['?'], 'this page'],
  ] as [keys: string[], does: string][],
  helpTurn: 'On your turn, one of these:',
  howMany: 'How many?',
  confirmNone: 'Choose a card first',
  /** Asked, and answered by the button. */
  ownGuild: 'Really your own guild?',
  reallyOwn: 'Yes, my own',
  change: 'Change',
  keepChosen: (what: string) => `Chosen: ${what}`,
  marked: (n: number, of: number) => `${n} of ${of} chosen`,
  noteTypes: (name: string) => `Number: copies you cannot place. Eye: ${name} has one. Dash: ${name} has none.`,
  notSeen: 'not seen yet',
  hasOne: 'certainly there',
  hasNone: 'certainly not there',
  otherChoices: 'Other choices',
  chain: {
    plays: (who: Who) => says(who, 'plays'),
    lays: (who: Who) => `${says(who, 'lays')} a guild`,
    uses: (who: Who) => `${says(who, 'uses')} a guild`,
    extends: (who: Who) => `${says(who, 'adds')} to a guild`,
    draws: (who: Who) => says(who, 'draws'),
    copies: 'copies',
    reveals: 'reveals',
  },
  choice: {
    play: (kind: CardKind) => `Play ${one(kind)}`,
    guild: (all: Cards) => `Lay a guild: ${listed(all)}`,
    activate: (kind: CardKind) => `Use the ${names[kind]} guild`,
    extend: (all: Cards, kind: CardKind) => `Add ${listed(all)} to the ${names[kind]} guild`,
    draw: (n: number) => (n === 1 ? 'Draw a card' : `Draw ${n} cards`),
    whom: {
      B: (name: string) => `Beg from ${name}`,
      K: (name: string) => `Ask ${name}`,
      M: (name: string) => `Trade with ${name}`,
      P: (name: string) => `Look at ${name}’s hand`,
    } as ByPower<(name: string) => string>,
    target: (name: string) => `Choose ${name}`,
    name: (name: string, kind: CardKind) => `Ask ${name} for ${one(kind)}`,
    card: {
      A: (owner: Who, kind: CardKind, guild: CardKind) => `Kill ${one(kind)} in ${own(owner)} ${names[guild]} guild`,
      G: (owner: Who, kind: CardKind, guild: CardKind) => `Take ${one(kind)} from ${own(owner)} ${names[guild]} guild`,
    } as ByPower<(owner: Who, kind: CardKind, guild: CardKind) => string>,
    copy: (owner: Who, kind: CardKind) => `Use ${own(owner)} ${names[kind]} guild`,
    take: (kind: CardKind) => `Take ${one(kind)}`,
    give: (kind: CardKind) => `Give ${one(kind)}`,
    swap: (all: Cards) => `Trade ${listed(all)}`,
    keep: (kind: CardKind) => `Keep ${one(kind)}`,
    top: (kind: CardKind) => `Put ${one(kind)} on top`,
  },
  /** What a choice would do. */
  then: {
    play: 'Then it goes to the discard pile.',
    wins: 'Your third guild: you win at once!',
    guild: 'It stays on the table and is used at once:',
    activate: 'Nothing is discarded.',
    extend: (size: number) => `The guild grows to ${cards(size)} and is used at once:`,
    target: (hand: number, guilds: number) =>
      `${cards(hand)}, ${guilds} ${plural('en', guilds, { one: 'guild', other: 'guilds' })}`,
    name: 'If there is one in that hand, it is yours. Everyone hears the type and the answer.',
    remain: (n: number) => `${cards(n)} remain in the guild.`,
    dissolves: (owner: Who) =>
      owner.you
        ? 'Too few would remain: your guild is dissolved, its cards come back to your hand.'
        : `Too few would remain: the guild is dissolved, its cards go back to ${owner.name}.`,
    take: 'Then you give a different card of yours in return.',
    give: (to: Who) => `Only you and ${to.name} will know which.`,
    swap: (to: Who) => `You get two cards from ${to.name}.`,
    keep: 'The other two go to the discard pile.',
    top: 'The other one lies under it. An Artisan takes what is on top.',
  },
  /** Reasons of a hint: what a choice makes more or less likely, compared with the others. */
  because: {
    'third-guild': [
      (n: string) => `you win more often by a third guild: ${n}`,
      (n: string) => `you win less often by a third guild: ${n}`,
    ],
    cycle: [
      (n: string) => `you win more often when the deck runs out: ${n}`,
      (n: string) => `you win less often when the deck runs out: ${n}`,
    ],
    'rival-third-guild': [
      (n: string) => `rivals win more often by a third guild: ${n}`,
      (n: string) => `rivals win less often by a third guild: ${n}`,
    ],
    'rival-cycle': [
      (n: string) => `rivals win more often when the deck runs out: ${n}`,
      (n: string) => `rivals win less often when the deck runs out: ${n}`,
    ],
  } as Record<Way, [more: (n: string) => string, less: (n: string) => string]>,
  ask: {
    /** What to do, and how. */
    turn: ['Your turn: play a card, or use a guild.', 'Choose a card from your hand or one of your guilds.'] as [
      string,
      string,
    ],
    turnCards: ['Your turn: play from your hand.', 'Choose a card.'] as [string, string],
    turnGuilds: ['Your turn: use one of your guilds.', 'Your hand is empty.'] as [string, string],
    turnWins: 'You can lay your third guild, and win!',
    whom: {
      B: 'Beggar: several have the fullest hand. From whom do you take?',
      K: 'Knight: whom do you ask?',
      M: 'Merchant: with whom do you trade two cards?',
      P: 'Priest: whose hand do you look at?',
    } as ByPower<string>,
    target: 'Choose a player.',
    name: (name: string) => `Knight: name a type that ${name} must give you.`,
    card: {
      A: 'Assassin: which card goes to the discard pile?',
      G: 'Ranger: which card do you take into your hand?',
    } as ByPower<string>,
    copy: 'Witch: which guild’s power do you use?',
    take: (name: string) => `Priest: take a card from ${name}’s hand.`,
    giving: {
      P: (name: string) => `Priest: give ${name} one of your cards.`,
      N: (name: string) => `Noble: give ${name} one of your cards.`,
    } as ByPower<(name: string) => string>,
    giveDetail: 'Nobody else sees which.',
    swap: (name: string) => `Merchant: choose two cards for ${name}.`,
    swapDetail: 'You get two in return. Both choose in secret.',
    keep: 'Wizard: keep one of these cards.',
    top: 'Wizard: which one goes on top of the discard pile?',
    other: 'Choose.',
    chosen: (names: string[]) => `Chosen. Waiting for ${list('en', names)}.`,
    chosenDetail: 'You can still change your choice.',
  },
  wait: {
    turn: (name: string) => `${name} is deciding what to do.`,
    target: (name: string) => `${name} is choosing a player.`,
    name: (name: string, target: Who) => `${name} is choosing a type to ask ${object(target)} for.`,
    card: (name: string) => `${name} is choosing a card in a guild.`,
    copy: (name: string) => `${name} is choosing a guild to copy.`,
    take: (name: string, target: Who) => `${name} is looking at ${own(target)} hand.`,
    give: (names: string[], to: Who) =>
      `${list('en', names)} ${names.length === 1 ? 'is' : 'are'} choosing a card for ${object(to)}.`,
    swap: (names: string[]) => `${list('en', names)} ${names.length === 1 ? 'is' : 'are'} choosing two cards to trade.`,
    keep: (name: string) => `${name} is looking at three cards.`,
    top: (name: string) => `${name} is putting cards on the discard pile.`,
    chance: 'The cards decide.',
    other: (names: string[]) => `Waiting for ${list('en', names)}.`,
    over: 'The game is over.',
  },
  log: {
    dealt: (all: Cards) => `You are dealt ${listed(all)}.`,
    pile: (card: CardKind | null) => `The discard pile begins with ${one(card)}.`,
    played: (who: Who, card: CardKind | null) => `${says(who, 'plays')} ${one(card)}.`,
    guild: (who: Who, kind: CardKind, all: Cards) => `${says(who, 'lays')} ${one(kind)} guild: ${listed(all)}.`,
    activated: (who: Who, kind: CardKind) => `${says(who, 'uses')} the ${names[kind]} guild.`,
    extended: (who: Who, kind: CardKind, all: Cards) =>
      `${says(who, 'adds')} ${listed(all)} to the ${names[kind]} guild.`,
    standIn: (who: Who, n: number) =>
      `${says(who, 'has', 'have')} nothing to play and ${who.you ? 'draw' : 'draws'} ${n === 1 ? 'a card' : `${n} cards`}.`,
    instead: (who: Who, kind: CardKind) =>
      `The ${names[kind]} finds nothing to do: ${who.you ? 'you draw' : `${who.name} draws`} a card instead.`,
    drew: (who: Who, n: number, all: Cards | null) =>
      `${says(who, 'draws')} ${all ? listed(all) : n === 1 ? 'a card' : `${n} cards`}.`,
    everyoneDraws: (mine: CardKind | null) =>
      mine === null ? 'Everyone draws a card.' : `Everyone draws a card; yours is ${one(mine)}.`,
    chooses: (who: Who, other: Who) => `${says(who, 'chooses')} ${object(other)}.`,
    trades: (who: Who, other: Who) => `${says(who, 'trades')} two cards with ${object(other)}.`,
    asked: (who: Who, other: Who, kind: CardKind) => `${says(who, 'asks')} ${object(other)} for ${one(kind)}.`,
    askedNone: (who: Who, other: Who, kind: CardKind) =>
      `${says(who, 'asks')} ${object(other)} for ${one(kind)}: none.`,
    askedGot: (who: Who, other: Who, kind: CardKind) =>
      `${says(who, 'asks')} ${object(other)} for ${one(kind)}, and ${who.you ? 'get' : 'gets'} it.`,
    hadNone: (who: Who) => `${says(who, 'has', 'have')} none.`,
    gave: (who: Who, other: Who, card: CardKind | null) => `${says(who, 'gives')} ${object(other)} ${one(card)}.`,
    took: (who: Who, other: Who, card: CardKind | null) => `${says(who, 'takes')} ${one(card)} from ${object(other)}.`,
    swapped: (who: Who, other: Who, all: Cards) => `${says(who, 'gives')} ${object(other)} ${listed(all)}.`,
    looked: (who: Who, other: Who, all: Cards | null) =>
      `${says(who, 'looks')} at ${own(other)} hand${all ? `: ${listed(all)}` : ''}.`,
    fromGuild: (who: Who, owner: Who, card: CardKind | null) =>
      `${says(who, 'takes')} ${one(card)} from ${who.name === owner.name ? (who.you ? 'your own' : 'their own') : own(owner)} guild.`,
    killed: (who: Who, owner: Who, card: CardKind | null) =>
      `${says(who, 'kills')} ${one(card)} in ${who.name === owner.name ? (who.you ? 'your own' : 'their own') : own(owner)} guild.`,
    dissolved: (owner: Who, all: Cards) =>
      `${owner.you ? 'Your' : `${owner.name}’s`} guild is dissolved: ${listed(all)} back in hand.`,
    fromPile: (who: Who, card: CardKind | null) => `${says(who, 'takes')} ${one(card)} from the discard pile.`,
    copied: (who: Who, owner: Who, kind: CardKind) =>
      `${says(who, 'uses')} the power of ${who.name === owner.name ? (who.you ? 'your own' : 'their own') : own(owner)} ${names[kind]} guild.`,
    revealed: (who: Who, card: CardKind | null) => `${says(who, 'reveals')} ${one(card)} from the deck.`,
    nothing: 'Nothing happens.',
    kept: (who: Who, card: CardKind | null) => `${says(who, 'keeps')} ${one(card)}.`,
    laidDown: (who: Who, all: Cards) => `${says(who, 'discards')} ${listed(all)}.`,
    reshuffled: (n: number) =>
      `The deck has run out: the Cycle-Breaker turns yellow, and ${n} ${plural('en', n, { one: 'discard makes', other: 'discards make' })} a new deck.`,
    thirdGuild: (who: Who) => `${says(who, 'has', 'have')} a third guild and ${who.you ? 'win' : 'wins'}!`,
    cycle: 'The deck has run out for the second time: the game is over.',
    maxTurns: 'Enough turns have been played: the game is over.',
  },
  end: {
    youWin: 'You win!',
    wins: (name: string) => `${name} wins.`,
    share: (all: Who[]) => `${people('en', all, 'You')} share the victory.`,
    third: 'With a third guild, at once.',
    cycle: 'The deck ran out for the second time.',
    maxTurns: (n: number) => `${n} turns were played without a winner.`,
    byGuilds: 'Most guilds wins.',
    byMembers: 'Level on guilds: most cards in guilds wins.',
    byHands: 'Level on guilds and on cards in them: the fullest hand wins.',
    equal: 'Guilds, cards in guilds and hands are all equal.',
    guilds: 'Guilds',
    members: 'Cards in guilds',
    hands: 'Cards in hand',
    player: 'Player',
    winner: 'Winner',
    table: 'The players compared',
  },
};
