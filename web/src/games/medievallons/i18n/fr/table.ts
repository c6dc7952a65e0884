import { wild } from '../../kinds';
import type { CardKind } from '../../view';
import type en from '../en/table';
import { of, the as article } from '../../../../i18n/french';
import { list, people, plural, type Who } from '../../../../i18n/words';

type Cards = { kind: CardKind; count: number }[];

const names: Record<CardKind, string> = {
  A: 'Assassin',
  R: 'Artisan',
  B: 'Mendiant',
  J: 'Bouffon',
  K: 'Chevalier',
  M: 'Marchand',
  O: 'Moine',
  N: 'Noble',
  P: 'Prêtre',
  G: 'Rôdeur',
  S: 'Étoile',
  Z: 'Magicien',
  W: 'Sorcière',
};
const feminine = (kind: CardKind): boolean => kind === 'S' || kind === 'W';
const one = (kind: CardKind | null): string =>
  kind === null ? 'une carte' : `${feminine(kind) ? 'une' : 'un'} ${names[kind]}`;
const the = (kind: CardKind): string => article(names[kind], feminine(kind));
const The = (kind: CardKind): string => the(kind).replace(/^l/, 'L');
const cards = (n: number): string => `${n} ${plural('fr', n, { one: 'carte', other: 'cartes' })}`;
const drawn = (n: number): string => (n === 1 ? 'une carte' : cards(n));
const listed = (all: Cards): string =>
  list(
    'fr',
    all.map(({ kind, count }) => (count === 1 ? one(kind) : `${count} ${names[kind]}s`)),
  );
/** « guilde de Chevaliers » */
const guild = (kind: CardKind): string => `guilde ${of(`${names[kind]}s`)}`;
const says = (who: Who, verb: string, you: string): string => (who.you ? `Vous ${you}` : `${who.name} ${verb}`);
/** « votre guilde », « la guilde d’Anne » */
const ownGuild = (who: Who, owner: Who, what: string): string => {
  if (who.you && owner.you) return `votre propre ${what}`;
  if (owner.you) return `votre ${what}`;
  return who.name === owner.name ? `sa propre ${what}` : `la ${what} ${of(owner.name)}`;
};

const fr: typeof en = {
  names,
  powers: {
    A: 'Défaussez une carte d’une guilde',
    R: 'Prenez le dessus de la défausse',
    B: 'Une carte au hasard de la plus grosse main',
    J: 'Vaut n’importe quel type dans une guilde',
    K: 'Demandez un type de carte à un rival',
    M: 'Échangez deux cartes avec un rival',
    O: 'Piochez deux cartes',
    N: 'Deux joueurs vous donnent chacun une carte',
    P: 'Voyez une main, échangez-y une carte',
    G: 'Prenez une carte d’une guilde',
    S: 'Chacun pioche une carte, vous d’abord',
    Z: 'Piochez trois cartes, gardez-en une',
    W: 'Utilisez le pouvoir d’une guilde en jeu',
  },
  more: {
    A: 'Choisissez une carte dans n’importe quelle guilde : elle va à la défausse. Sans autre guilde à piller, piochez une carte.',
    R: 'Prenez la carte du dessus de la défausse.',
    B: 'Prenez une carte au hasard à celui qui en a le plus en main. Si c’est vous, piochez-en une.',
    J: 'Aucun pouvoir. Dans une guilde, il vaut n’importe quel type.',
    K: 'Nommez un joueur et un type. S’il a une carte de ce type, elle est à vous ; tous entendent la réponse.',
    M: 'Un autre joueur et vous échangez deux cartes ; chacun choisit en secret, en même temps.',
    O: 'Piochez deux cartes.',
    N: 'Les deux joueurs suivants vous donnent chacun une carte de leur choix. À deux : l’autre en donne une, puis vous piochez.',
    P: 'Regardez une autre main, prenez-y une carte et donnez en échange une autre des vôtres.',
    G: 'Prenez en main une carte de n’importe quelle guilde. Sans autre guilde à piller, piochez une carte.',
    S: 'Chaque joueur pioche une carte, en commençant par vous.',
    Z: 'Piochez trois cartes. Une reste en main ; les deux autres vont à la défausse, dans l’ordre voulu.',
    W: 'Utilisez le pouvoir d’une guilde en jeu, sauf Bouffons et Sorcières. S’il n’y en a pas, la carte du dessus de la pioche prête le sien.',
  },
  turn: (n) => `Tour ${n}`,
  yourTurn: 'à vous',
  turnOf: (name) => `au tour ${of(name)}`,
  inHand: (n) => `${n} en main`,
  times: (n) => `×${n}`,
  listed,
  guildOf: (kind) => `Guilde ${of(`${names[kind]}s`)}`,
  guildLabel: (kind, members, jesters) =>
    `Guilde ${of(`${names[kind]}s`)} : ${listed([
      ...(kind !== wild && members > 0 ? [{ kind, count: members }] : []),
      ...(jesters > 0 ? [{ kind: wild, count: jesters }] : []),
    ])}`,
  freePlace: 'Pas encore de guilde',
  winningPlace: 'Une troisième guilde ici, et c’est gagné',
  yourGuilds: 'Vos guildes',
  yourHand: 'Votre main',
  thirdWins: 'La troisième guilde donne la victoire.',
  emptyHand: 'Aucune carte en main',
  deck: 'Pioche',
  deckLabel: (n) => `Pioche : ${cards(n)}`,
  pile: 'Défausse',
  pileLabel: 'Voir la défausse',
  pileTitle: 'Défausse, le dessus d’abord',
  pileEmpty: 'La défausse est vide.',
  onTop: 'sur le dessus',
  lastDiscards: 'les huit dernières, la plus récente d’abord',
  seen: {
    title: 'Cartes vues, sur huit de chaque',
    known: 'vue',
    own: 'à vous',
    not: 'pas vue',
    label: (all, own) =>
      `${all} ${plural('fr', all, { one: 'vue', other: 'vues' })} sur 8${own > 0 ? `, dont ${own} à vous` : ''}`,
  },
  breaker: 'Brise-Cycle',
  breakerRed: 'Rouge : quand la pioche est vide, la défausse en fait une nouvelle.',
  breakerYellow: 'Jaune : quand la pioche est vide, la partie s’arrête aussitôt.',
  powersOnTable: 'Pouvoirs en jeu',
  noPowers: 'Aucune guilde n’est encore posée.',
  allPowers: 'Les 13',
  allPowersTitle: 'Les 13 pouvoirs',
  youKnow: (n) => `${n} ${plural('fr', n, { one: 'connue', other: 'connues' })}`,
  knowTitle: (who) => `${who} : ce que vous savez`,
  knownCards: 'Sûrement dans cette main',
  knownNone: 'Sûrement pas dans cette main',
  knownExact: 'Pas davantage que ce qui est montré',
  knowNothing: 'Rien de sûr pour l’instant.',
  bot: 'robot',
  away: 'hors ligne',
  players: 'Joueurs',
  showKnown: 'Guildes et ce que vous savez',
  guildsHeading: 'Guildes',
  howTurn: 'À votre tour, une seule action :',
  actions: {
    play: ['Jouer une carte', 'pour son pouvoir ; elle est ensuite défaussée'],
    guild: ['Poser une guilde', 'au moins trois cartes d’un type, les Bouffons valent n’importe lequel'],
    activate: ['Activer une guilde', 'son pouvoir encore une fois, sans rien défausser'],
    extend: ['Étendre une guilde', 'avec son type ou des Bouffons ; puis son pouvoir'],
  },
  aim: (turns) =>
    `Posez trois guildes et vous gagnez aussitôt. Si la pioche se vide deux fois, ou après ${turns} ${plural('fr', turns, { one: 'tour', other: 'tours' })}, on compare les guildes, puis leurs cartes, puis les mains.`,
  keys: [
    [['←', '→'], 'un autre choix'],
    [['A–Z'], 'la carte de ce nom'],
    [['1–9'], 'choisir'],
    [['Entrée'], 'choisir, puis confirmer'],
    [['?'], 'cette page'],
  ],
  helpTurn: 'À votre tour, une de ces actions :',
  howMany: 'Combien ?',
  confirmNone: 'Choisissez d’abord une carte',
  ownGuild: 'Vraiment votre propre guilde ?',
  reallyOwn: 'Oui, la mienne',
  change: 'Changer',
  keepChosen: (what) => `Choisi : ${what}`,
  marked: (n, total) => `${n} sur ${total}`,
  noteTypes: (name) =>
    `Nombre : cartes dont vous ignorez la place. Œil : ${name} en a une. Tiret : ${name} n’en a pas.`,
  notSeen: 'pas encore vues',
  hasOne: 'sûrement là',
  hasNone: 'sûrement pas là',
  otherChoices: 'Autres choix',
  chain: {
    plays: (who) => says(who, 'joue', 'jouez'),
    lays: (who) => says(who, 'pose une guilde', 'posez une guilde'),
    uses: (who) => says(who, 'active une guilde', 'activez une guilde'),
    extends: (who) => says(who, 'étend une guilde', 'étendez une guilde'),
    draws: (who) => says(who, 'pioche', 'piochez'),
    copies: 'copie',
    reveals: 'révèle',
  },
  choice: {
    play: (kind) => `Jouer ${one(kind)}`,
    guild: (all) => `Poser une guilde : ${listed(all)}`,
    activate: (kind) => `Activer la ${guild(kind)}`,
    extend: (all, kind) => `Étendre la ${guild(kind)} : ${listed(all)}`,
    draw: (n) => `Piocher ${drawn(n)}`,
    whom: {
      B: (name) => `Prendre une carte à ${name}`,
      K: (name) => `Demander à ${name}`,
      M: (name) => `Échanger avec ${name}`,
      P: (name) => `Regarder la main ${of(name)}`,
    },
    target: (name) => `Choisir ${name}`,
    name: (name, kind) => `Demander ${one(kind)} à ${name}`,
    card: {
      A: (owner, kind, type) =>
        `Tuer ${one(kind)} dans ${owner.you ? `votre ${guild(type)}` : `la ${guild(type)} ${of(owner.name)}`}`,
      G: (owner, kind, type) =>
        `Prendre ${one(kind)} dans ${owner.you ? `votre ${guild(type)}` : `la ${guild(type)} ${of(owner.name)}`}`,
    },
    copy: (owner, kind) => `Utiliser ${owner.you ? `votre ${guild(kind)}` : `la ${guild(kind)} ${of(owner.name)}`}`,
    take: (kind) => `Prendre ${one(kind)}`,
    give: (kind) => `Donner ${one(kind)}`,
    swap: (all) => `Échanger ${listed(all)}`,
    keep: (kind) => `Garder ${one(kind)}`,
    top: (kind) => `Mettre ${one(kind)} sur le dessus`,
  },
  then: {
    play: 'Ensuite elle va à la défausse.',
    wins: 'Votre troisième guilde : vous gagnez aussitôt !',
    guild: 'Elle reste sur la table et sert aussitôt :',
    activate: 'Rien n’est défaussé.',
    extend: (size) => `La guilde passe à ${cards(size)} et sert aussitôt :`,
    target: (hand, guilds) => `${cards(hand)}, ${guilds} ${plural('fr', guilds, { one: 'guilde', other: 'guildes' })}`,
    name: 'S’il y en a une dans cette main, elle est à vous. Tous entendent le type et la réponse.',
    remain: (n) => `Il resterait ${cards(n)} dans la guilde.`,
    dissolves: (owner) =>
      owner.you
        ? 'Il en resterait trop peu : votre guilde est dissoute, ses cartes reviennent dans votre main.'
        : `Il en resterait trop peu : la guilde est dissoute, ses cartes retournent à ${owner.name}.`,
    take: 'Ensuite vous donnez en échange une autre de vos cartes.',
    give: (who) => `Seuls vous et ${who.name} saurez laquelle.`,
    swap: (who) => `Vous recevez deux cartes ${of(who.name)}.`,
    keep: 'Les deux autres vont à la défausse.',
    top: 'L’autre est dessous. Un Artisan prend celle du dessus.',
  },
  because: {
    'third-guild': [
      (n) => `vous gagnez plus souvent par une troisième guilde : ${n}`,
      (n) => `vous gagnez moins souvent par une troisième guilde : ${n}`,
    ],
    cycle: [
      (n) => `vous gagnez plus souvent quand la pioche se vide : ${n}`,
      (n) => `vous gagnez moins souvent quand la pioche se vide : ${n}`,
    ],
    'rival-third-guild': [
      (n) => `vos rivaux gagnent plus souvent par une troisième guilde : ${n}`,
      (n) => `vos rivaux gagnent moins souvent par une troisième guilde : ${n}`,
    ],
    'rival-cycle': [
      (n) => `vos rivaux gagnent plus souvent quand la pioche se vide : ${n}`,
      (n) => `vos rivaux gagnent moins souvent quand la pioche se vide : ${n}`,
    ],
  },
  ask: {
    turn: ['À vous : une carte ou une guilde.', 'Choisissez dans votre main ou parmi vos guildes.'],
    turnCards: ['À vous : jouez de votre main.', 'Choisissez une carte.'],
    turnGuilds: ['À vous : activez une de vos guildes.', 'Votre main est vide.'],
    turnWins: 'Vous pouvez poser votre troisième guilde, et gagner !',
    whom: {
      B: 'Mendiant : plusieurs ont la plus grosse main. À qui prenez-vous une carte ?',
      K: 'Chevalier : à qui demandez-vous ?',
      M: 'Marchand : avec qui échangez-vous deux cartes ?',
      P: 'Prêtre : quelle main regardez-vous ?',
    },
    target: 'Choisissez un joueur.',
    name: (name) => `Chevalier : quel type demandez-vous à ${name} ?`,
    card: {
      A: 'Assassin : quelle carte va à la défausse ?',
      G: 'Rôdeur : quelle carte prenez-vous en main ?',
    },
    copy: 'Sorcière : de quelle guilde utilisez-vous le pouvoir ?',
    take: (name) => `Prêtre : prenez une carte dans la main ${of(name)}.`,
    giving: {
      P: (name) => `Prêtre : donnez une de vos cartes à ${name}.`,
      N: (name) => `Noble : donnez une de vos cartes à ${name}.`,
    },
    giveDetail: 'Personne d’autre ne voit laquelle.',
    swap: (name) => `Marchand : choisissez deux cartes pour ${name}.`,
    swapDetail: 'Vous en recevez deux. Chacun choisit en secret.',
    keep: 'Magicien : gardez une de ces cartes.',
    top: 'Magicien : laquelle va sur le dessus de la défausse ?',
    other: 'Choisissez.',
    chosen: (all) => `C’est choisi. On attend ${list('fr', all)}.`,
    chosenDetail: 'Vous pouvez encore changer d’avis.',
  },
  wait: {
    turn: (name) => `${name} réfléchit à son coup.`,
    target: (name) => `${name} choisit un joueur.`,
    name: (name, target) => `${name} choisit un type à ${target.you ? 'vous demander' : `demander à ${target.name}`}.`,
    card: (name) => `${name} choisit une carte d’une guilde.`,
    copy: (name) => `${name} choisit une guilde à copier.`,
    take: (name, target) => `${name} regarde ${target.you ? 'votre main' : `la main ${of(target.name)}`}.`,
    give: (all, who) =>
      `${list('fr', all)} ${all.length === 1 ? 'choisit' : 'choisissent'} une carte pour ${who.you ? 'vous' : who.name}.`,
    swap: (all) => `${list('fr', all)} ${all.length === 1 ? 'choisit' : 'choisissent'} deux cartes à échanger.`,
    keep: (name) => `${name} regarde trois cartes.`,
    top: (name) => `${name} pose des cartes sur la défausse.`,
    chance: 'Les cartes décident.',
    other: (all) => `On attend ${list('fr', all)}.`,
    over: 'La partie est finie.',
  },
  log: {
    dealt: (all) => `Vous recevez ${listed(all)}.`,
    pile: (card) => `La défausse commence par ${one(card)}.`,
    played: (who, card) => `${says(who, 'joue', 'jouez')} ${one(card)}.`,
    guild: (who, kind, all) => `${says(who, 'pose', 'posez')} une ${guild(kind)} : ${listed(all)}.`,
    activated: (who, kind) => `${says(who, 'active sa', 'activez votre')} ${guild(kind)}.`,
    extended: (who, kind, all) => `${says(who, 'étend sa', 'étendez votre')} ${guild(kind)} : ${listed(all)}.`,
    standIn: (who, n) => `${says(who, 'n’a rien à jouer et pioche', 'n’avez rien à jouer et piochez')} ${drawn(n)}.`,
    instead: (who, kind) =>
      `${The(kind)} ne trouve rien à faire : ${who.you ? 'vous piochez' : `${who.name} pioche`} une carte à la place.`,
    drew: (who, n, all) => `${says(who, 'pioche', 'piochez')} ${all ? listed(all) : drawn(n)}.`,
    everyoneDraws: (mine) =>
      mine === null ? 'Chacun pioche une carte.' : `Chacun pioche une carte ; la vôtre : ${one(mine)}.`,
    chooses: (who, other) =>
      other.you ? `${who.name} vous choisit.` : `${says(who, 'choisit', 'choisissez')} ${other.name}.`,
    trades: (who, other) => `${says(who, 'échange', 'échangez')} deux cartes avec ${other.you ? 'vous' : other.name}.`,
    asked: (who, other, kind) =>
      other.you
        ? `${who.name} vous demande ${one(kind)}.`
        : `${says(who, 'demande', 'demandez')} ${one(kind)} à ${other.name}.`,
    askedNone: (who, other, kind) =>
      other.you
        ? `${who.name} vous demande ${one(kind)} : vous n’en avez pas.`
        : `${says(who, 'demande', 'demandez')} ${one(kind)} à ${other.name}, qui n’en a pas.`,
    askedGot: (who, other, kind) =>
      other.you
        ? `${who.name} vous demande ${one(kind)} et l’obtient.`
        : `${says(who, 'demande', 'demandez')} ${one(kind)} à ${other.name} et ${who.you ? 'l’obtenez' : 'l’obtient'}.`,
    hadNone: (who) => `${says(who, 'n’en a pas', 'n’en avez pas')}.`,
    gave: (who, other, card) =>
      other.you
        ? `${who.name} vous donne ${one(card)}.`
        : `${says(who, 'donne', 'donnez')} ${one(card)} à ${other.name}.`,
    took: (who, other, card) =>
      other.you
        ? `${who.name} vous prend ${one(card)}.`
        : `${says(who, 'prend', 'prenez')} ${one(card)} à ${other.name}.`,
    swapped: (who, other, all) =>
      other.you
        ? `${who.name} vous donne ${listed(all)}.`
        : `${says(who, 'donne', 'donnez')} ${listed(all)} à ${other.name}.`,
    looked: (who, other, all) =>
      `${says(who, 'regarde', 'regardez')} ${other.you ? 'votre main' : `la main ${of(other.name)}`}${all ? ` : ${listed(all)}` : ''}.`,
    fromGuild: (who, owner, card) =>
      `${says(who, 'prend', 'prenez')} ${one(card)} dans ${ownGuild(who, owner, 'guilde')}.`,
    killed: (who, owner, card) => `${says(who, 'tue', 'tuez')} ${one(card)} dans ${ownGuild(who, owner, 'guilde')}.`,
    dissolved: (owner, all) =>
      `${owner.you ? 'Votre guilde' : `La guilde ${of(owner.name)}`} est dissoute : ${listed(all)} de retour en main.`,
    fromPile: (who, card) => `${says(who, 'prend', 'prenez')} ${one(card)} dans la défausse.`,
    copied: (who, owner, kind) =>
      `${says(who, 'utilise', 'utilisez')} le pouvoir de ${ownGuild(who, owner, guild(kind))}.`,
    revealed: (who, card) => `${says(who, 'révèle', 'révélez')} ${one(card)} de la pioche.`,
    nothing: 'Il ne se passe rien.',
    kept: (who, card) => `${says(who, 'garde', 'gardez')} ${one(card)}.`,
    laidDown: (who, all) => `${says(who, 'défausse', 'défaussez')} ${listed(all)}.`,
    reshuffled: (n) =>
      `La pioche est vide : le Brise-Cycle passe au jaune, et ${cards(n)} de la défausse ${plural('fr', n, { one: 'fait', other: 'font' })} une nouvelle pioche.`,
    thirdGuild: (who) => `${says(who, 'a une troisième guilde et gagne', 'avez une troisième guilde et gagnez')} !`,
    cycle: 'La pioche est vide pour la deuxième fois : la partie est finie.',
    maxTurns: 'Le nombre maximal de tours est atteint : la partie est finie.',
  },
  end: {
    youWin: 'Vous gagnez !',
    wins: (name) => `${name} gagne.`,
    share: (all) => `Victoire partagée : ${people('fr', all, 'vous')}.`,
    third: 'Une troisième guilde : victoire immédiate.',
    cycle: 'La pioche s’est vidée pour la deuxième fois.',
    maxTurns: (n) => `${n} tours ont été joués sans vainqueur.`,
    byGuilds: 'Le nombre de guildes décide.',
    byMembers: 'Autant de guildes : les cartes dans les guildes décident.',
    byHands: 'Autant de guildes et autant de cartes dedans : la plus grosse main décide.',
    equal: 'Égalité parfaite : guildes, cartes et mains.',
    guilds: 'Guildes',
    members: 'Cartes en guilde',
    hands: 'Cartes en main',
    player: 'Joueur',
    winner: 'Vainqueur',
    table: 'Les joueurs comparés',
  },
};
export default fr;
