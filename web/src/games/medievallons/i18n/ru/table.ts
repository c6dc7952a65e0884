import { wild } from '../../kinds';
import type { CardKind } from '../../view';
import type en from '../en/table';
import { list, people, plural, type Who } from '../../../../i18n/words';

type Cards = { kind: CardKind; count: number }[];

/** Кто, кого, двух кого; «2 кого» при двух, трёх, четырёх — родительный единственного. */
interface Word {
  who: string;
  whom: string;
  ofOne: string;
  ofMany: string;
}
const words: Record<CardKind, Word> = {
  A: { who: 'Убийца', whom: 'Убийцу', ofOne: 'Убийцы', ofMany: 'Убийц' },
  R: { who: 'Ремесленник', whom: 'Ремесленника', ofOne: 'Ремесленника', ofMany: 'Ремесленников' },
  B: { who: 'Нищий', whom: 'Нищего', ofOne: 'Нищих', ofMany: 'Нищих' },
  J: { who: 'Шут', whom: 'Шута', ofOne: 'Шута', ofMany: 'Шутов' },
  K: { who: 'Рыцарь', whom: 'Рыцаря', ofOne: 'Рыцаря', ofMany: 'Рыцарей' },
  M: { who: 'Купец', whom: 'Купца', ofOne: 'Купца', ofMany: 'Купцов' },
  O: { who: 'Монах', whom: 'Монаха', ofOne: 'Монаха', ofMany: 'Монахов' },
  N: { who: 'Вельможа', whom: 'Вельможу', ofOne: 'Вельможи', ofMany: 'Вельмож' },
  P: { who: 'Священник', whom: 'Священника', ofOne: 'Священника', ofMany: 'Священников' },
  G: { who: 'Следопыт', whom: 'Следопыта', ofOne: 'Следопыта', ofMany: 'Следопытов' },
  S: { who: 'Звезда', whom: 'Звезду', ofOne: 'Звезды', ofMany: 'Звёзд' },
  Z: { who: 'Чародей', whom: 'Чародея', ofOne: 'Чародея', ofMany: 'Чародеев' },
  W: { who: 'Ведьма', whom: 'Ведьму', ofOne: 'Ведьмы', ofMany: 'Ведьм' },
};
const names = Object.fromEntries(Object.entries(words).map(([kind, word]) => [kind, word.who])) as Record<
  CardKind,
  string
>;

const one = (kind: CardKind | null): string => (kind === null ? 'карту' : words[kind].whom);
const some = (kind: CardKind, n: number): string => {
  const { who, ofOne, ofMany } = words[kind];
  return `${n} ${plural('ru', n, { one: who, few: ofOne, many: ofMany, other: ofOne })}`;
};
const cards = (n: number): string =>
  `${n} ${plural('ru', n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })}`;
const drawn = (n: number): string => (n === 1 ? 'карту' : cards(n));
/** Кто: «2 Рыцаря и Шут». */
const named = (all: Cards): string =>
  list(
    'ru',
    all.map(({ kind, count }) => (count === 1 ? names[kind] : some(kind, count))),
  );
/** Что берут или отдают, после глагола: « Рыцаря и Шута», но «: 2 Рыцаря и Шут», чтобы не склонять числа. */
const what = (all: Cards): string =>
  all.some(({ count }) => count > 1)
    ? `: ${named(all)}`
    : ` ${list(
        'ru',
        all.map(({ kind }) => one(kind)),
      )}`;
const says = (who: Who, verb: string, you: string): string => (who.you ? `Вы ${you}` : `${who.name} ${verb}`);
// Имена не склоняются: их несёт слово «игрок».
const ofPlayer = (who: Who): string => `игрока ${who.name}`;
const to = (who: Who): string => (who.you ? 'вам' : `игроку ${who.name}`);
const at = (who: Who): string => (who.you ? 'у вас' : `у игрока ${who.name}`);
const own = (who: Who, owner: Who): string => {
  if (who.name === owner.name) return 'своей гильдии';
  return owner.you ? 'вашей гильдии' : `гильдии ${ofPlayer(owner)}`;
};

const ru: typeof en = {
  names,
  powers: {
    A: 'Сбросьте карту из любой гильдии',
    R: 'Возьмите верхнюю карту сброса',
    B: 'Возьмите случайную карту из самой полной руки',
    J: 'В гильдии заменяет любую карту',
    K: 'Назовите карту: соперник отдаст её вам',
    M: 'Обменяйтесь с соперником двумя картами',
    O: 'Возьмите две карты',
    N: 'Два следующих игрока дают вам по карте',
    P: 'Посмотрите руку, возьмите карту, отдайте свою',
    G: 'Возьмите карту из любой гильдии',
    S: 'Каждый берёт по карте, начиная с вас',
    Z: 'Возьмите три карты, оставьте одну',
    W: 'Примените силу любой гильдии',
  },
  more: {
    A: 'Выберите карту в любой гильдии на столе: она идёт в сброс. Если других гильдий нет, возьмите карту из колоды.',
    R: 'Возьмите верхнюю карту сброса.',
    B: 'Возьмите случайную карту у того, у кого их больше всех. Если больше всех у вас, возьмите карту из колоды.',
    J: 'Силы нет. В гильдии заменяет карту любого вида.',
    K: 'Назовите игрока и вид карты. Если такая у него есть, она ваша; ответ слышат все.',
    M: 'Обменяйтесь двумя картами с другим игроком; оба выбирают тайно и одновременно.',
    O: 'Возьмите две карты из колоды.',
    N: 'Два следующих игрока дают вам по карте на свой выбор. Вдвоём: соперник даёт одну, ещё одну вы берёте из колоды.',
    P: 'Посмотрите чужую руку, возьмите из неё карту и отдайте взамен другую, свою.',
    G: 'Возьмите в руку карту из любой гильдии на столе. Если других гильдий нет, возьмите карту из колоды.',
    S: 'Каждый игрок берёт по карте, начиная с вас.',
    Z: 'Возьмите три карты, одну оставьте, две сбросьте в любом порядке.',
    W: 'Примените силу любой гильдии на столе, кроме Шутов и Ведьм. Если таких нет, решает верхняя карта колоды.',
  },
  turn: (n) => `Ход ${n}`,
  yourTurn: 'ваш ход',
  turnOf: (name) => `ходит ${name}`,
  inHand: (n) => `в руке: ${n}`,
  times: (n) => `×${n}`,
  listed: named,
  guildOf: (kind) => `Гильдия ${words[kind].ofMany}`,
  guildLabel: (kind, members, jesters) =>
    `Гильдия ${words[kind].ofMany}: ${named([
      ...(kind !== wild && members > 0 ? [{ kind, count: members }] : []),
      ...(jesters > 0 ? [{ kind: wild, count: jesters }] : []),
    ])}`,
  freePlace: 'Здесь пока нет гильдии',
  winningPlace: 'Третья гильдия здесь — победа',
  yourGuilds: 'Ваши гильдии',
  yourHand: 'Ваша рука',
  thirdWins: 'Третья гильдия — победа.',
  emptyHand: 'В руке нет карт',
  deck: 'Колода',
  deckLabel: (n) => `Колода: ${cards(n)}`,
  pile: 'Сброс',
  pileLabel: 'Показать сброс',
  pileTitle: 'Сброс, начиная с верхней карты',
  pileEmpty: 'Сброс пуст.',
  onTop: 'сверху',
  lastDiscards: 'последние восемь, новые слева',
  seen: {
    title: 'Уже видно, из восьми каждого вида',
    known: 'видно',
    own: 'у вас',
    not: 'не видно',
    label: (all, own) => `видно ${all} из 8${own > 0 ? `, у вас ${own}` : ''}`,
  },
  breaker: 'Разрыв круга',
  breakerRed: 'Красный: когда колода кончится, новой станет сброс.',
  breakerYellow: 'Жёлтый: когда колода кончится, игра сразу закончится.',
  powersOnTable: 'Силы на столе',
  noPowers: 'Гильдий на столе ещё нет.',
  allPowers: 'Все 13',
  allPowersTitle: 'Все 13 сил',
  youKnow: (n) => `известно: ${n}`,
  knowTitle: (who) => `${who}: что вам известно`,
  knownCards: 'Точно есть в этой руке',
  knownNone: 'Точно нет в этой руке',
  knownExact: 'Этих не больше, чем показано',
  knowNothing: 'Пока ничего наверняка.',
  bot: 'бот',
  away: 'не в сети',
  players: 'Игроки',
  showKnown: 'Гильдии и что вам известно',
  guildsHeading: 'Гильдии',
  howTurn: 'Ваш ход — одно действие:',
  actions: {
    play: ['Сыграть карту', 'ради её силы; затем она идёт в сброс'],
    guild: ['Выложить гильдию', 'три карты одного вида или больше, Шут заменяет любую'],
    activate: ['Применить гильдию', 'снова её сила, и ничего не сбрасывается'],
    extend: ['Расширить гильдию', 'картами её вида или Шутами; затем применить'],
  },
  aim: (turns) =>
    `Выложите три гильдии — и вы сразу победили. Если колода кончится дважды или пройдёт ${turns} ${plural('ru', turns, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })}, сравниваются гильдии, затем карты в них, затем карты на руках.`,
  keys: [
    [['←', '→'], 'другой выбор'],
    [['А–Я'], 'карта на эту букву'],
    [['1–9'], 'выбрать'],
    [['Enter'], 'выбрать, затем подтвердить'],
    [['?'], 'эта страница'],
  ],
  helpTurn: 'В свой ход — что-то одно:',
  howMany: 'Сколько?',
  confirmNone: 'Сначала выберите карту',
  ownGuild: 'Точно из своей гильдии?',
  reallyOwn: 'Да, из своей',
  change: 'Изменить',
  keepChosen: (what) => `Выбрано: ${what}`,
  marked: (n, of) => `Выбрано ${n} из ${of}`,
  noteTypes: (name) =>
    `Число — карты, о которых неизвестно, где они. Глаз — у игрока ${name} такая есть. Тире — такой нет.`,
  notSeen: 'неизвестно где',
  hasOne: 'точно есть',
  hasNone: 'точно нет',
  otherChoices: 'Другие варианты',
  chain: {
    plays: (who) => says(who, 'разыгрывает:', 'разыгрываете:'),
    lays: (who) => says(who, 'выкладывает гильдию:', 'выкладываете гильдию:'),
    uses: (who) => says(who, 'применяет гильдию:', 'применяете гильдию:'),
    extends: (who) => says(who, 'расширяет гильдию:', 'расширяете гильдию:'),
    draws: (who) => says(who, 'берёт', 'берёте'),
    copies: 'повторяет',
    reveals: 'открывает',
  },
  choice: {
    play: (kind) => `Сыграть ${one(kind)}`,
    guild: (all) => `Выложить гильдию: ${named(all)}`,
    activate: (kind) => `Применить гильдию ${words[kind].ofMany}`,
    extend: (all, kind) => `Добавить в гильдию ${words[kind].ofMany}${what(all)}`,
    draw: (n) => `Взять ${drawn(n)}`,
    whom: {
      B: (name) => `Взять у игрока ${name}`,
      K: (name) => `Просить у игрока ${name}`,
      M: (name) => `Меняться с игроком ${name}`,
      P: (name) => `Посмотреть руку игрока ${name}`,
    },
    target: (name) => `Выбрать игрока ${name}`,
    name: (name, kind) => `Просить ${one(kind)} у игрока ${name}`,
    card: {
      A: (owner, kind, guild) =>
        `Сбросить ${one(kind)} из ${owner.you ? 'своей ' : ''}гильдии ${words[guild].ofMany}${owner.you ? '' : ` ${ofPlayer(owner)}`}`,
      G: (owner, kind, guild) =>
        `Взять ${one(kind)} из ${owner.you ? 'своей ' : ''}гильдии ${words[guild].ofMany}${owner.you ? '' : ` ${ofPlayer(owner)}`}`,
    },
    copy: (owner, kind) =>
      `Применить ${owner.you ? 'свою ' : ''}гильдию ${words[kind].ofMany}${owner.you ? '' : ` ${ofPlayer(owner)}`}`,
    take: (kind) => `Взять ${one(kind)}`,
    give: (kind) => `Отдать ${one(kind)}`,
    swap: (all) => `Отдать${what(all)}`,
    keep: (kind) => `Оставить ${one(kind)}`,
    top: (kind) => `Положить ${one(kind)} сверху`,
  },
  then: {
    play: 'Затем карта идёт в сброс.',
    wins: 'Ваша третья гильдия: вы сразу побеждаете!',
    guild: 'Она остаётся на столе и сразу применяется:',
    activate: 'Ничего не сбрасывается.',
    extend: (size) => `В гильдии станет ${cards(size)}, и она сразу применяется:`,
    target: (hand, guilds) =>
      `${cards(hand)}, ${guilds} ${plural('ru', guilds, { one: 'гильдия', few: 'гильдии', many: 'гильдий', other: 'гильдии' })}`,
    name: 'Если такая в руке есть, она ваша. Вопрос и ответ слышат все.',
    remain: (n) => `В гильдии останется ${cards(n)}.`,
    dissolves: (owner) =>
      owner.you
        ? 'Останется слишком мало: ваша гильдия распадётся, её карты вернутся к вам в руку.'
        : `Останется слишком мало: гильдия распадётся, её карты вернутся к игроку ${owner.name}.`,
    take: 'Затем вы отдаёте взамен другую свою карту.',
    give: (who) => `Какую именно, будете знать только вы и ${who.name}.`,
    swap: (who) => `Вы получите две карты игрока ${who.name}.`,
    keep: 'Две другие идут в сброс.',
    top: 'Другая ляжет под неё. Ремесленник берёт верхнюю.',
  },
  because: {
    'third-guild': [
      (n) => `вы чаще побеждаете третьей гильдией: ${n}`,
      (n) => `вы реже побеждаете третьей гильдией: ${n}`,
    ],
    cycle: [
      (n) => `вы чаще побеждаете, когда кончается колода: ${n}`,
      (n) => `вы реже побеждаете, когда кончается колода: ${n}`,
    ],
    'rival-third-guild': [
      (n) => `соперники чаще побеждают третьей гильдией: ${n}`,
      (n) => `соперники реже побеждают третьей гильдией: ${n}`,
    ],
    'rival-cycle': [
      (n) => `соперники чаще побеждают, когда кончается колода: ${n}`,
      (n) => `соперники реже побеждают, когда кончается колода: ${n}`,
    ],
  },
  ask: {
    turn: ['Ваш ход: сыграйте карту или примените гильдию.', 'Выберите карту с руки или одну из своих гильдий.'],
    turnCards: ['Ваш ход: сыграйте с руки.', 'Выберите карту.'],
    turnGuilds: ['Ваш ход: примените одну из своих гильдий.', 'В руке нет карт.'],
    turnWins: 'Можно выложить третью гильдию и победить!',
    whom: {
      B: 'Нищий: самых полных рук несколько. У кого берёте?',
      K: 'Рыцарь: у кого просите карту?',
      M: 'Купец: с кем меняетесь двумя картами?',
      P: 'Священник: чью руку смотрите?',
    },
    target: 'Выберите игрока.',
    name: (name) => `Рыцарь: какую карту просите у игрока ${name}?`,
    card: {
      A: 'Убийца: какая карта идёт в сброс?',
      G: 'Следопыт: какую карту берёте в руку?',
    },
    copy: 'Ведьма: силу какой гильдии применяете?',
    take: (name) => `Священник: возьмите карту с руки игрока ${name}.`,
    giving: {
      P: (name) => `Священник: отдайте игроку ${name} свою карту.`,
      N: (name) => `Вельможа: отдайте игроку ${name} одну карту.`,
    },
    giveDetail: 'Больше никто не увидит какую.',
    swap: (name) => `Купец: выберите две карты для игрока ${name}.`,
    swapDetail: 'Взамен получите две. Оба выбирают тайно.',
    keep: 'Чародей: оставьте одну из этих карт.',
    top: 'Чародей: какая ляжет на сброс сверху?',
    other: 'Выберите.',
    chosen: (all) => `Выбрано. Ещё думают: ${list('ru', all)}.`,
    chosenDetail: 'Выбор ещё можно изменить.',
  },
  wait: {
    turn: (name) => `${name} обдумывает ход.`,
    target: (name) => `${name} выбирает игрока.`,
    name: (name, target) => `${name} решает, какую карту просить ${at(target)}.`,
    card: (name) => `${name} выбирает карту из гильдии.`,
    copy: (name) => `${name} выбирает, силу какой гильдии повторить.`,
    take: (name, target) => `${name} смотрит ${target.you ? 'вашу руку' : `руку ${ofPlayer(target)}`}.`,
    give: (all, who) =>
      `${list('ru', all)} ${all.length === 1 ? 'выбирает' : 'выбирают'} карту для ${who.you ? 'вас' : ofPlayer(who)}.`,
    swap: (all) => `${list('ru', all)} ${all.length === 1 ? 'выбирает' : 'выбирают'} две карты для обмена.`,
    keep: (name) => `${name} смотрит три карты.`,
    top: (name) => `${name} кладёт карты в сброс.`,
    chance: 'Решает случай.',
    other: (all) => `Ещё думают: ${list('ru', all)}.`,
    over: 'Игра окончена.',
  },
  log: {
    dealt: (all) => `Вам сданы: ${named(all)}.`,
    pile: (card) => `Сброс открывает ${card === null ? 'карта' : names[card]}.`,
    played: (who, card) => `${says(who, 'разыгрывает', 'разыгрываете')} ${one(card)}.`,
    guild: (who, kind, all) =>
      `${says(who, 'выкладывает', 'выкладываете')} гильдию ${words[kind].ofMany}: ${named(all)}.`,
    activated: (who, kind) => `${says(who, 'применяет', 'применяете')} гильдию ${words[kind].ofMany}.`,
    extended: (who, kind, all) =>
      `${says(who, 'добавляет', 'добавляете')} в гильдию ${words[kind].ofMany}${what(all)}.`,
    standIn: (who, n) =>
      who.you ? `Вам нечем ходить: вы берёте ${drawn(n)}.` : `${who.name} не может ничего сыграть и берёт ${drawn(n)}.`,
    instead: (who, kind) =>
      `${names[kind]} остаётся без дела: ${who.you ? 'вы берёте' : `${who.name} берёт`} карту из колоды.`,
    drew: (who, n, all) => `${says(who, 'берёт', 'берёте')}${all ? what(all) : ` ${drawn(n)}`}.`,
    everyoneDraws: (mine) =>
      mine === null ? 'Каждый берёт по карте.' : `Каждый берёт по карте; ваша — ${names[mine]}.`,
    chooses: (who, other) => `${says(who, 'выбирает', 'выбираете')} ${other.you ? 'вас' : ofPlayer(other)}.`,
    trades: (who, other) =>
      `${says(who, 'меняется', 'меняетесь')} двумя картами с ${other.you ? 'вами' : `игроком ${other.name}`}.`,
    asked: (who, other, kind) => `${says(who, 'просит', 'просите')} ${at(other)} ${one(kind)}.`,
    askedNone: (who, other, kind) => `${says(who, 'просит', 'просите')} ${at(other)} ${one(kind)}: такой карты нет.`,
    askedGot: (who, other, kind) =>
      `${says(who, 'просит', 'просите')} ${at(other)} ${one(kind)} и ${who.you ? 'получаете' : 'получает'}.`,
    hadNone: (who) => (who.you ? 'У вас такой нет.' : `У игрока ${who.name} такой нет.`),
    gave: (who, other, card) => `${says(who, 'отдаёт', 'отдаёте')} ${to(other)} ${one(card)}.`,
    took: (who, other, card) => `${says(who, 'берёт', 'берёте')} ${at(other)} ${one(card)}.`,
    swapped: (who, other, all) => `${says(who, 'отдаёт', 'отдаёте')} ${to(other)}${what(all)}.`,
    looked: (who, other, all) =>
      `${says(who, 'смотрит', 'смотрите')} ${other.you ? 'вашу руку' : `руку ${ofPlayer(other)}`}${all ? `: ${named(all)}` : ''}.`,
    fromGuild: (who, owner, card) => `${says(who, 'берёт', 'берёте')} ${one(card)} из ${own(who, owner)}.`,
    killed: (who, owner, card) => `${says(who, 'сбрасывает', 'сбрасываете')} ${one(card)} из ${own(who, owner)}.`,
    dissolved: (owner, all) =>
      `${owner.you ? 'Ваша гильдия' : `Гильдия ${ofPlayer(owner)}`} распадается, в руку возвращаются: ${named(all)}.`,
    fromPile: (who, card) => `${says(who, 'берёт', 'берёте')} ${one(card)} из сброса.`,
    copied: (who, owner, kind) => {
      const whose = who.name === owner.name ? 'своей гильдии' : owner.you ? 'вашей гильдии' : 'гильдии';
      const player = who.name === owner.name || owner.you ? '' : ` ${ofPlayer(owner)}`;
      return `${says(who, 'применяет', 'применяете')} силу ${whose} ${words[kind].ofMany}${player}.`;
    },
    revealed: (who, card) => `${says(who, 'открывает', 'открываете')} ${one(card)} из колоды.`,
    nothing: 'Ничего не происходит.',
    kept: (who, card) => `${says(who, 'оставляет', 'оставляете')} себе ${one(card)}.`,
    laidDown: (who, all) => `${says(who, 'сбрасывает', 'сбрасываете')}${what(all)}.`,
    reshuffled: (n) => `Колода кончилась: «Разрыв круга» теперь жёлтый, новая колода из сброса — ${cards(n)}.`,
    thirdGuild: (who) =>
      who.you ? 'У вас третья гильдия: вы победили!' : `У игрока ${who.name} третья гильдия: это победа!`,
    cycle: 'Колода кончилась во второй раз: игра окончена.',
    maxTurns: 'Сыграно достаточно ходов: игра окончена.',
  },
  end: {
    youWin: 'Вы победили!',
    wins: (name) => `Побеждает ${name}.`,
    share: (all) => `Победу делят: ${people('ru', all, 'вы')}.`,
    third: 'Третья гильдия — и победа.',
    cycle: 'Колода кончилась во второй раз.',
    maxTurns: (n) => `Ходов сыграно: ${n}, победителя не было.`,
    byGuilds: 'Решает число гильдий.',
    byMembers: 'Гильдий поровну: решают карты в гильдиях.',
    byHands: 'Гильдий и карт в них поровну: решает самая полная рука.',
    equal: 'Гильдии, карты в них и руки равны.',
    guilds: 'Гильдии',
    members: 'Карты в гильдиях',
    hands: 'Карты в руке',
    player: 'Игрок',
    winner: 'Победитель',
    table: 'Сравнение игроков',
  },
};
export default ru;
