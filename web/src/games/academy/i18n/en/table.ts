import {
  amounts,
  counted,
  list,
  number,
  ordinalEn,
  people,
  plural,
  roman,
  signed,
  type Who,
} from '../../../../i18n/words';

/** `You play` or `Ann plays`. */
const does = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
const neutral = 'The neutral squire';
/** Inside a sentence: `you`, `Ann`, `the neutral squire`. */
const named = (name: string): string => (name === neutral ? 'the neutral squire' : name);
const inside = (who: Who): string => (who.you ? 'you' : named(who.name));
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const nth = ['First', 'Second', 'Third', 'Fourth'];
const squares = (n: number): string => counted('en', n, { one: 'square', other: 'squares' });
const points = (n: number): string => `${number(n)} ${plural('en', n, { one: 'point', other: 'points' })}`;
const isKnight = (track: string): boolean => track.endsWith('Knight');
const reached = (track: string): string => (isKnight(track) ? `the ${track}` : track);
const behind = (track: string): string => (isKnight(track) ? `with the ${track}` : `in ${track}`);
/** Points by track. */
type Amounts = [track: string, points: string][];
const withWords = (all: Amounts, say: (track: string) => string): Amounts => all.map(([track, n]) => [say(track), n]);

export default {
  tracks: {
    gallantry: 'Gallantry',
    jousts: 'Jousts',
    tournaments: 'Tournaments',
    education: 'Education',
    king: 'King’s Service',
    quests: 'Quests',
    charity: 'Charity',
  },
  knights: { jousts: 'White Knight', tournaments: 'Black Knight' },
  suits: {
    gallantry: 'Gallantry',
    sword: 'Sword',
    education: 'Education',
    king: 'King',
    quests: 'Quests',
    charity: 'Charity',
  },
  colours: { blue: 'Blue', yellow: 'Yellow', green: 'Green', red: 'Red', black: 'Black', grey: 'Grey' },
  neutral,
  or: 'or',
  round: (n: number) => `Round ${roman(n)}`,
  roundOf: (n: number, all: number) => `Round ${roman(n)} of ${roman(all)}`,
  steps: { draft: 'Draft', split: 'Share', play: 'Play', score: 'Score' },
  passLeft: 'passing left',
  passRight: 'passing right',
  pays: {
    moves: (list: number[]) => `moves of ${list.join(', ')}`,
    bet: 'moves your bet',
    top: (list: number[]) => list.map(signed).join(', '),
    last: (list: number[]) => `last ${signed(list[0]!)}, next ${signed(list[1]!)}`,
    codex: 'tokens by rank',
    king: '+6 from 6, +12 on 12',
    scrolls: 'when a scroll goes',
    dragon: 'dragon: coats count',
    alms: 'alms: coats change hands',
  },
  board: {
    title: 'Tracks',
    rounds: 'Rounds',
    you: 'You, if scored now',
    yourSquires: 'Yours, if scored now',
    leader: 'In the lead',
    final: 'At the end',
    now: 'now',
    inRounds: (rounds: number[]) =>
      rounds.length === 1
        ? `round ${roman(rounds[0]!)}`
        : rounds.length < 4
          ? `rounds ${rounds.map(roman).join(', ')}`
          : 'each round',
    byScroll: 'by scroll',
    place: (n: number) => ordinalEn(n),
    last: 'last',
    lastShort: 'last',
    square: (n: number) => `on ${n}`,
    nothing: 'nothing',
    safe: 'safe',
    move: (n: number) => `move ${n}`,
    nextRound: 'next round',
    backToStart: 'back to 0',
    tieBreak: 'breaks ties',
    moveBet: (track: string) => `move ${track}`,
    takes: (n: number) => `${ordinalEn(n)} choice`,
    nobody: 'nobody yet',
    cup: 'Cup',
    cupWins: (knight: string) => `${knight} ahead`,
    cupMiddle: 'level',
    cupTwin: (n: number, knight: string) =>
      n === 0 ? 'The Cup is in the middle.' : `The Cup is ${squares(n)} towards the ${knight}.`,
    below: 'below',
    scoresNow: 'scores this round',
    scoresIn: (rounds: number[]) =>
      `scores in ${plural('en', rounds.length, { one: 'round', other: 'rounds' })} ${list('en', rounds.map(roman))}`,
    scoresByScroll: 'scores when a scroll is taken',
    onStart: 'on the start',
  },
  hand: {
    title: 'Your cards',
    ofSquire: (colour: string) => `${colour}’s cards`,
    kept: (n: number) => `Kept, ${n} of 5`,
    passed: 'Cards you passed on',
    to: (name: string) => `to ${named(name)}`,
    spent: 'Faded: one like it has been played.',
    codex: 'Secret Codex',
    codexSeen: (places: number[]) =>
      `you looked at ${plural('en', places.length, { one: 'place', other: 'places' })} ${list('en', places.map(String))}`,
    token: (place: number, value: number | null) =>
      value === null ? `Place ${place}, face down` : `Place ${place}: ${number(value)}`,
    takenBy: (name: string) => `taken: ${name}`,
    chosen: 'chosen',
    change: 'Change',
    wait: 'You may still change your choice.',
  },
  does: {
    keep: (card: string) => `Keep ${card}`,
    play: (card: string) => `Play ${card}`,
    playOn: (card: string, track: string) => `Play ${card} on ${track}`,
    bet: (track: string) => `Bet on ${track}`,
    bonus: (track: string) => `Move on ${track}`,
    lift: (track: string) => `Lift on ${track}`,
    liftOf: (colour: string, track: string) => `Lift ${colour} on ${track}`,
    liftNone: 'Leave them as they are',
    sword: (track: string) => `Sword on ${track}`,
    peek: (place: number) => `Look at place ${place}`,
    peekNone: 'Do not look',
    codex: (place: number) => `Take place ${place}`,
    from: (name: string) => `Trade with ${named(name)}`,
    give: (coat: string) => `Give ${coat}`,
    take: (coat: string) => `Take ${coat}`,
    takeNone: 'Take nothing',
    split: (one: string, two: string) => `${one} | ${two}`,
    splitGo: 'Show these piles',
    pile: (n: number, cards: string) => `Pile ${n}: ${cards}`,
    assignGo: 'Hand them out',
    forNeutral: (what: string) => `Neutral: ${what}`,
  },
  seen: (value: number) => `you saw ${number(value)}`,
  unseen: 'face down',
  pile: (n: number) => `Pile ${n}`,
  tray: (n: number, of: number) => `${n} of ${of}`,
  swapHint: 'Tap a card to move it to the other side.',
  coat: (track: string, value: number | null) => (value === null ? `${track} ?` : `${track} ${signed(value)}`),
  preview: {
    way: (from: number, to: number) => `${from} → ${to}`,
    change: (before: string, after: string) => (before === after ? after : `${before} → ${after}`),
    cup: (n: number, knight: string) => (n === 0 ? 'Cup to the middle' : `Cup ${n} towards the ${knight}`),
    full: (track: string, parts: string[]) => `${track}: ${parts.join(', ')}.`,
    potential: (track: string, parts: string[]) => `Played on ${track}: ${parts.join(', ')}.`,
  },
  /** Reasons of a hint: what a choice changes, compared with the others. */
  because: {
    brings: (all: Amounts) => `worth it for ${amounts('en', withWords(all, reached))}`,
    costs: (all: Amounts) =>
      all.some(([track]) => isKnight(track))
        ? `you fall behind ${amounts('en', withWords(all, behind))}`
        : `you fall behind in ${amounts('en', all)}`,
  },
  ask: {
    keep: (n: number) => `Keep one of these ${numbers[n]}.`,
    keepLast: 'Keep the last card.',
    others: (n: number, to: Who) =>
      n === 1 ? `The other one goes to ${inside(to)}.` : `The other ${numbers[n]} go to ${inside(to)}.`,
    keptWaiting: 'You have chosen. Waiting for the others.',
    mayChange: (what: string) => `${what}. You may still change it.`,
    play: 'Your turn: play a card.',
    playFor: (colour: string) => `Your turn: play a card for ${colour}.`,
    nthCard: (n: number, left: boolean) =>
      `${nth[n - 1]} of four.${left ? ' The card left at the end is discarded unseen.' : ''}`,
    nthOfThree: (n: number) => `${nth[n - 1]} of three.`,
    bet: 'Which track do you bet on?',
    betFor: (name: string) => `Which track does ${named(name)} bet on?`,
    betHelp: 'If you are among the leaders on Gallantry, every card you played on that track moves its disc further.',
    sword: (card: string) => `The neutral squire plays ${card}: on which track?`,
    swordNeutral: 'As first player, you decide for it.',
    peek: 'Look at one token in secret?',
    peekHelp: 'Only you see it. Tokens are taken in the order of Education.',
    lift: 'Lift one of your discs?',
    liftHelp: 'It goes to the top of its stack, just before scoring.',
    bonus: (n: number) => `Gallantry: move one of your discs ${squares(n)}.`,
    bonusFor: (name: string, n: number) => `Gallantry: move a disc of ${named(name)} ${squares(n)}.`,
    bonusHelp: 'Any track; it counts for the tracks scored after this.',
    token: 'Take a token from the codex.',
    tokenFor: (name: string) => `Take a token for ${named(name)}.`,
    tokenHelp: (zeros: number) => `One is −3, one is −1, ${zeros === 1 ? 'one is' : 'the others are'} 0.`,
    almsFrom: 'With whom do you trade?',
    almsFromFor: 'With whom does the neutral squire trade?',
    almsFromHelp: 'Several are last on Charity.',
    almsGive: (to: Who) => (to.you ? 'Which coat are you given?' : `Which coat do you give to ${inside(to)}?`),
    almsTake: (from: Who) =>
      from.you ? 'Which coat is taken from you?' : `Which coat do you take from ${inside(from)}?`,
    almsFor: 'You decide for the neutral squire.',
    split: 'Make two piles of three.',
    splitHelp: (other: Who) => `${other.name} takes one of them; the other comes back to you.`,
    choose: (other: Who) => `Take one of ${other.name}’s piles.`,
    chooseHelp: 'The other goes back to its maker.',
    assign: 'Give three cards to each of your squires.',
    assignHelp: 'A squire plays all three cards one after another.',
    forSquire: (colour: string, what: string) => `${colour}: ${what}`,
    other: 'Your choice.',
    wait: {
      bet: (who: Who) => does(who, 'are placing a bet.', 'is placing a bet.'),
      play: (who: Who) => does(who, 'are choosing a card to play.', 'is choosing a card to play.'),
      peek: (who: Who) => does(who, 'may look into the codex.', 'may look into the codex.'),
      lift: (who: Who) => does(who, 'may lift a disc.', 'may lift a disc.'),
      bonus: (who: Who) => does(who, 'are choosing a disc to move.', 'is choosing a disc to move.'),
      takeToken: (who: Who) => does(who, 'are taking a token.', 'is taking a token.'),
      choose: (who: Who) => does(who, 'are taking a pile.', 'is taking a pile.'),
      neutralSword: (who: Who) => does(who, 'decide for the neutral squire.', 'decides for the neutral squire.'),
      alms: (who: Who) => does(who, 'are giving alms.', 'is giving alms.'),
    },
    waitAll: (all: Who[]) => `${people('en', all, 'You')} ${all.length > 1 || all[0]?.you ? 'are' : 'is'} choosing.`,
    dealing: 'The cards are being dealt.',
    over: 'The game is over.',
  },
  status: {
    toPlay: 'to play',
    choosing: 'choosing',
    ready: 'ready',
    cards: (n: number) => counted('en', n, { one: 'card in hand', other: 'cards in hand' }),
    bet: 'bet:',
    first: 'First player',
    bot: 'a bot stands in',
    away: 'away',
    points: 'points',
    hidden: 'Points are hidden until the end',
    coats: (n: number) => counted('en', n, { one: 'coat', other: 'coats' }),
    played: 'Cards played',
    players: 'Players',
  },
  log: {
    round: (n: number, who: Who) => `Round ${roman(n)}: ${who.you ? 'you begin' : `${who.name} begins`}`,
    dealt: (who: Who, cards: string) => does(who, `are dealt ${cards}.`, `is dealt ${cards}.`),
    codex: 'New tokens lie on the codex, face down.',
    bet: (who: Who, track: string) => does(who, `bet on ${track}.`, `bets on ${track}.`),
    kept: (who: Who, card: string) => does(who, `keep ${card}.`, `keeps ${card}.`),
    passed: (who: Who, cards: string, to: Who) =>
      does(who, `pass ${cards} to ${inside(to)}.`, `passes ${cards} to ${inside(to)}.`),
    pile: (who: Who, n: number, cards: string) => does(who, `show pile ${n}: ${cards}.`, `shows pile ${n}: ${cards}.`),
    pileTaken: (who: Who, cards: string) => does(who, `take the pile ${cards}.`, `takes the pile ${cards}.`),
    assigned: (who: Who, cards: string) => does(who, `will play ${cards}.`, `will play ${cards}.`),
    played: (who: Who, card: string, way: string) =>
      does(who, `play ${card}`, `plays ${card}`) + (way && `: ${way}`) + '.',
    playedOn: (who: Who, card: string, track: string, way: string) =>
      does(who, `play ${card} on ${track}`, `plays ${card} on ${track}`) + (way && `: ${way}`) + '.',
    bonus: (who: Who, track: string, from: number, to: number) =>
      does(who, `move up on ${track}: ${from} → ${to}.`, `moves up on ${track}: ${from} → ${to}.`),
    betMoves: (who: Who, track: string, from: number, to: number) =>
      who.you
        ? `Your bet moves you on ${track}: ${from} → ${to}.`
        : `${who.name} moves up on ${track} by a bet: ${from} → ${to}.`,
    stepback: (who: Who, from: number, to: number) =>
      does(who, `step back on Gallantry: ${from} → ${to}.`, `steps back on Gallantry: ${from} → ${to}.`),
    pulled: (who: Who, track: string, from: number, to: number) =>
      does(who, `go back on ${track}: ${from} → ${to}.`, `goes back on ${track}: ${from} → ${to}.`),
    cup: (n: number, knight: string) =>
      n === 0 ? 'The Cup stands in the middle.' : `The Cup stands ${squares(n)} towards the ${knight}.`,
    scroll: (who: Who, square: number) =>
      does(who, `take the scroll from square ${square}.`, `takes the scroll from square ${square}.`),
    peeked: (who: Who, place: number, value: number | null) =>
      does(who, `look at place ${place} of the codex`, `looks at place ${place} of the codex`) +
      (value === null ? '.' : `: ${number(value)}.`),
    lifted: (who: Who, track: string) =>
      does(who, `lift your disc on ${track} to the top.`, `lifts a disc on ${track} to the top.`),
    ranked: (who: Who, place: number) =>
      does(who, `are ${ordinalEn(place)} on Gallantry.`, `is ${ordinalEn(place)} on Gallantry.`),
    coat: (who: Who, value: number, track: string) =>
      value < 0
        ? does(who, `lose ${-value} on ${track}.`, `loses ${-value} on ${track}.`)
        : does(who, `earn ${signed(value)} on ${track}.`, `earns ${signed(value)} on ${track}.`),
    token: (who: Who, place: number, value: number | null) =>
      does(who, `take the token on place ${place}`, `takes the token on place ${place}`) +
      (value === null ? '.' : `: ${number(value)}.`),
    zero: (who: Who) => does(who, 'give back a 0.', 'gives back a 0.'),
    given: (who: Who, coat: string, to: Who) =>
      does(who, `give ${coat} to ${inside(to)}.`, `gives ${coat} to ${inside(to)}.`),
    taken: (who: Who, coat: string, from: Who) =>
      does(who, `take ${coat} from ${inside(from)}.`, `takes ${coat} from ${inside(from)}.`),
    emptied: (track: string) => `All discs on ${track} return to the start.`,
    cupReset: 'The Cup returns to the middle.',
    scrollsBack: 'Both scrolls return.',
    ended: 'The game is over.',
  },
  scoring: {
    title: (track: string) => `${track} scores.`,
    stepback: 'Gallantry: those who moved step back.',
    ranks: 'Gallantry: the leaders each move a disc.',
    ranksBet: 'Gallantry: the leaders move the discs they bet on.',
    tokens: 'Education: tokens are taken.',
    reset: 'Discs go back.',
    points: 'Points',
    none: '–',
    caption: 'This round’s points so far',
  },
  end: {
    wins: (who: Who, n: number) => does(who, `win with ${points(n)}`, `wins with ${points(n)}`),
    share: (all: Who[], n: number) => `${people('en', all, 'You')} share the victory with ${points(n)}`,
    ahead: (n: number, who: Who) => `${points(n)} ahead of ${inside(who)}.`,
    gallantry: (all: Who[]) => `Level with ${people('en', all, 'you')} on points: Gallantry decides.`,
    shared: 'Level on points, and all of them on the start of Gallantry.',
    picture: 'Where the points came from',
    total: 'Points',
    of: (track: string, value: number) => `${track} ${signed(value)}`,
    cannotWin: 'cannot win',
  },
  sheet: {
    onTop: (square: number) => `on ${square}, on top`,
    under: (square: number) => `on ${square}, below`,
    on: (square: number) => `on ${square}`,
    start: 'on the start',
    rule: 'Higher square first; on the same square, higher in the stack. All on the start are last.',
  },
  help: {
    goal: 'Six rounds, seven tracks. Whoever has the most points after the last round wins.',
    draft: 'Keep one card, pass the rest on, until you have five.',
    split: 'Make two piles of three; the other player takes one. Give three cards to each squire.',
    play: 'Play four cards in turn. A card moves your disc on its track by its value; a Sword on one of two tracks.',
    playLancelot: 'Each squire plays three cards in a row. A card moves their disc on its track by its value.',
    rank: 'The higher square is ahead. On the same square, whoever came last lies on top and is ahead. On the start all are last.',
    pays: 'What the tracks pay here',
    tracks: {
      gallantry: 'The leaders each move one more disc, before anything else is scored.',
      gallantryBet: 'The leaders move the disc they bet on: once for each card they played there.',
      top: 'The leaders earn points.',
      knights: 'The leaders earn points; more on the side where the Cup stands. Then both tracks are emptied.',
      education: 'The last and the next to last lose points.',
      codex: (zeros: number) =>
        `Everybody takes a token, the first on the track chooses first: one −3, one −1, ${zeros === 1 ? 'one' : 'the others'} 0.`,
      king: 'Your square counts, not your rank: 6 to 11 pay +6, square 12 pays +12.',
      scrolls: {
        any: 'Whoever reaches 6 or 12 first, by a card or a bonus, takes a scroll; at the end of that round everybody gets the coat of their square. Once the scroll on 12 is taken, the track starts again.',
        cards:
          'Whoever reaches 6 or 12 first by a card takes a scroll; a bonus does not count. At the end of that round everybody gets the coat of their square. Once the scroll on 12 is taken, the track starts again.',
      },
      quests: 'The leaders earn many points, once.',
      dragon: (tracks: string[]) =>
        `The first gets +1 for each positive coat (${tracks.join(', ')}), the second +1 for each pair; the last lose 1 for each pair.`,
      charity: 'The last and the next to last lose many points, once.',
      almsFirst: {
        may: 'The first gives a bad Education coat to the last and may take up to two good ones (+1 to +3) in return.',
        must: 'The first gives a bad Education coat to the last and takes two good ones (+1 to +3) in return, or as many as there are.',
      },
      almsSecond: {
        may: 'Then the second gives one to the next to last and may take one.',
        must: 'Then the second gives one to the next to last and takes one, if there is one.',
        fromLast: 'Then the second gives one to the next to last, but takes one from the last, if there is one.',
      },
    },
    lift: 'Before scoring the first player may lift one disc to the top of its stack.',
    stepback: 'Whoever took a Gallantry bonus steps back one square there.',
    orderedreset: (tracks: string[], king: boolean) =>
      `After round III the discs on ${list('en', tracks)} go back but keep their order.${king ? ' King’s Service starts again.' : ''}`,
    reset: (tracks: string[]) => `After round III ${list('en', tracks)} start again.`,
    keys: [
      [['←', '→'], 'another card'],
      [['Enter'], 'choose, then play'],
      [['1–9'], 'choose'],
      [['?'], 'this page'],
    ] as [keys: string[], does: string][],
  },
};
