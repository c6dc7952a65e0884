import type en from '../en/academy';
import { counted, list, number, plural, signed, type Who } from '../words';

/** « Vous jouez » ou « Anne joue ». */
const does = (who: Who, you: string, other: string): string => (who.you ? `Vous ${you}` : `${who.name} ${other}`);
const inside = (who: Who): string => (who.you ? 'vous' : who.name);
const numbers = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const nth = ['Première', 'Deuxième', 'Troisième', 'Quatrième'];
const ordinal = (n: number): string => (n === 1 ? '1er' : `${n}e`);
const squares = (n: number): string => counted('fr', n, { one: 'case', other: 'cases' });
const points = (n: number): string => `${number(n)} ${plural('fr', n, { one: 'point', other: 'points' })}`;

const fr: typeof en = {
  tracks: {
    gallantry: 'Galanterie',
    jousts: 'Joutes',
    tournaments: 'Tournois',
    education: 'Études',
    king: 'Service du roi',
    quests: 'Quêtes',
    charity: 'Charité',
  },
  knights: { jousts: 'Chevalier blanc', tournaments: 'Chevalier noir' },
  suits: {
    gallantry: 'Galanterie',
    sword: 'Épée',
    education: 'Études',
    king: 'Roi',
    quests: 'Quêtes',
    charity: 'Charité',
  },
  colours: { blue: 'Bleu', yellow: 'Jaune', green: 'Vert', red: 'Rouge', black: 'Noir', grey: 'Gris' },
  neutral: 'L’écuyer neutre',
  or: 'ou',
  round: (n) => `Manche ${n}`,
  roundOf: (n, all) => `Manche ${n} sur ${all}`,
  steps: { draft: 'Choix', split: 'Partage', play: 'Jeu', score: 'Décompte' },
  passLeft: 'vers la gauche',
  passRight: 'vers la droite',
  pays: {
    moves: (list) => `avance de ${list.join(', ')}`,
    bet: 'avance le pari',
    top: (list) => list.map(signed).join(', '),
    last: (list) => `dernier ${signed(list[0]!)}, puis ${signed(list[1]!)}`,
    codex: 'jetons selon le rang',
    king: '+6 dès 6, +12 sur 12',
    scrolls: 'quand un parchemin part',
    dragon: 'dragon : les blasons',
    alms: 'aumône : échanges',
  },
  board: {
    title: 'Pistes',
    rounds: 'Manches',
    you: 'Vous, au décompte',
    yourSquires: 'Les vôtres, au décompte',
    leader: 'En tête',
    now: 'maintenant',
    inRounds: (rounds) =>
      rounds.length === 1
        ? `manche ${rounds[0]}`
        : rounds.length < 4
          ? `manches ${rounds.join(', ')}`
          : 'chaque manche',
    byScroll: 'parchemin',
    place: (n) => ordinal(n),
    last: 'dernier',
    lastShort: 'dern.',
    square: (n) => `case ${n}`,
    nothing: 'rien',
    safe: 'sans perte',
    move: (n) => `avance de ${n}`,
    moveBet: (track) => `avance ${track}`,
    takes: (n) => `${ordinal(n)} choix`,
    nobody: 'personne',
    cup: 'Coupe',
    cupWins: (knight) => `${knight} mène`,
    cupMiddle: 'à égalité',
    cupTwin: (n, knight) =>
      n === 0 ? 'La Coupe est au milieu.' : `La Coupe est à ${squares(n)} du milieu, côté ${knight}.`,
    below: 'dessous',
    scoresNow: 'décompte à cette manche',
    scoresIn: (rounds) =>
      `décompte ${plural('fr', rounds.length, { one: 'à la manche', other: 'aux manches' })} ${list('fr', rounds.map(String))}`,
    scoresByScroll: 'décompte quand un parchemin est pris',
    onStart: 'au départ',
  },
  hand: {
    title: 'Vos cartes',
    ofSquire: (colour) => `Cartes de ${colour}`,
    kept: (n) => `Gardées : ${n} sur 5`,
    passed: 'Cartes que vous avez passées',
    to: (name) => `à ${name}`,
    spent: 'Pâles : une pareille a été jouée.',
    codex: 'Codex secret',
    codexSeen: (places) =>
      `vous avez vu ${plural('fr', places.length, { one: 'la place', other: 'les places' })} ${list('fr', places.map(String))}`,
    token: (place, value) => (value === null ? `Place ${place}, face cachée` : `Place ${place} : ${number(value)}`),
    takenBy: (name) => `pris : ${name}`,
    chosen: 'choisie',
    change: 'Changer',
    wait: 'Vous pouvez encore changer d’avis.',
  },
  does: {
    keep: (card) => `Garder ${card}`,
    play: (card) => `Jouer ${card}`,
    playOn: (card, track) => `Jouer ${card} sur ${track}`,
    bet: (track) => `Parier sur ${track}`,
    bonus: (track) => `Avancer sur ${track}`,
    lift: (track) => `Remonter sur ${track}`,
    liftOf: (colour, track) => `Remonter ${colour} sur ${track}`,
    liftNone: 'Tout laisser en place',
    sword: (track) => `Épée sur ${track}`,
    peek: (place) => `Regarder la place ${place}`,
    peekNone: 'Ne pas regarder',
    codex: (place) => `Prendre la place ${place}`,
    from: (name) => `Échanger avec ${name}`,
    give: (coat) => `Donner ${coat}`,
    take: (coat) => `Prendre ${coat}`,
    takeNone: 'Ne rien prendre',
    split: (one, two) => `${one} | ${two}`,
    splitGo: 'Montrer ces piles',
    pile: (n, cards) => `Pile ${n} : ${cards}`,
    assignGo: 'Répartir ainsi',
    forNeutral: (what) => `Neutre : ${what}`,
  },
  seen: (value) => `vous avez vu ${number(value)}`,
  unseen: 'face cachée',
  pile: (n) => `Pile ${n}`,
  tray: (n, of) => `${n} sur ${of}`,
  swapHint: 'Touchez une carte pour la changer de côté.',
  coat: (track, value) => (value === null ? `${track} ?` : `${track} ${signed(value)}`),
  preview: {
    way: (from, to) => `${from} → ${to}`,
    change: (before, after) => (before === after ? after : `${before} → ${after}`),
    cup: (n, knight) => (n === 0 ? 'Coupe au milieu' : `Coupe à ${n} côté ${knight}`),
    full: (track, parts) => `${track} : ${parts.join(', ')}.`,
    potential: (track, parts) => `Jouée sur ${track} : ${parts.join(', ')}.`,
  },
  ask: {
    keep: (n) => `Gardez une de ces ${numbers[n]} cartes.`,
    keepLast: 'Gardez la dernière carte.',
    others: (n, to) => (n === 1 ? `L’autre va à ${to.name}.` : `Les ${numbers[n]} autres vont à ${to.name}.`),
    keptWaiting: 'C’est choisi. On attend les autres.',
    mayChange: (what) => `${what}. Vous pouvez encore changer.`,
    play: 'À vous : jouez une carte.',
    playFor: (colour) => `À vous : jouez une carte pour ${colour}.`,
    nthCard: (n, left) =>
      `${nth[n - 1]} sur quatre.${left ? ' La carte qui reste est défaussée sans être montrée.' : ''}`,
    nthOfThree: (n) => `${nth[n - 1]} sur trois.`,
    bet: 'Sur quelle piste pariez-vous ?',
    betFor: (name) => `Sur quelle piste ${name.toLowerCase()} parie-t-il ?`,
    betHelp: 'Parmi les premiers en Galanterie, chaque carte jouée là avance encore ce pion.',
    sword: (card) => `L’écuyer neutre joue ${card} : sur quelle piste ?`,
    swordNeutral: 'Vous décidez pour lui, comme premier joueur.',
    peek: 'Regarder un jeton en secret ?',
    peekHelp: 'Vous seul le voyez. Les jetons se prennent dans l’ordre des Études.',
    lift: 'Remonter un de vos pions ?',
    liftHelp: 'Il passe au sommet de sa pile, juste avant le décompte.',
    bonus: (n) => `Galanterie : avancez un de vos pions de ${squares(n)}.`,
    bonusFor: (name, n) => `Galanterie : avancez de ${squares(n)} un pion de ${name.toLowerCase()}.`,
    bonusHelp: 'Sur la piste de votre choix ; cela compte pour les décomptes qui suivent.',
    token: 'Prenez un jeton du codex.',
    tokenFor: (name) => `Prenez un jeton pour ${name}.`,
    tokenHelp: 'Un jeton vaut −3, un autre −1, le reste 0.',
    almsFrom: 'Avec qui échangez-vous ?',
    almsFromFor: 'Avec qui l’écuyer neutre échange-t-il ?',
    almsFromHelp: 'Plusieurs sont derniers en Charité.',
    almsGive: (to) => `Quel blason donnez-vous à ${to.name} ?`,
    almsTake: (from) => `Quel blason prenez-vous à ${from.name} ?`,
    almsFor: 'Vous décidez pour l’écuyer neutre.',
    split: 'Faites deux piles de trois cartes.',
    splitHelp: (other) => `${other.name} en prend une ; l’autre vous revient.`,
    choose: (other) => `Prenez une des piles de ${other.name}.`,
    chooseHelp: 'L’autre revient à qui l’a faite.',
    assign: 'Donnez trois cartes à chacun de vos écuyers.',
    assignHelp: 'Un écuyer joue ses trois cartes l’une après l’autre.',
    other: 'À vous de choisir.',
    wait: {
      bet: (who) => `${who.name} choisit son pari.`,
      play: (who) => `${who.name} choisit une carte à jouer.`,
      peek: (who) => `${who.name} peut regarder dans le codex.`,
      lift: (who) => `${who.name} peut remonter un pion.`,
      bonus: (who) => `${who.name} choisit un pion à avancer.`,
      takeToken: (who) => `${who.name} prend un jeton.`,
      choose: (who) => `${who.name} prend une pile.`,
      neutralSword: (who) => `${who.name} décide pour l’écuyer neutre.`,
      alms: (who) => `${who.name} fait l’aumône.`,
    },
    waitAll: (names) =>
      names.length === 1 ? `En attente du choix de ${names[0]}.` : `En attente des choix de ${list('fr', names)}.`,
    dealing: 'On distribue les cartes.',
    over: 'La partie est finie.',
  },
  status: {
    toPlay: 'doit jouer',
    choosing: 'choisit',
    ready: 'a choisi',
    cards: (n) => `${counted('fr', n, { one: 'carte', other: 'cartes' })} en main`,
    bet: 'pari :',
    first: 'Premier joueur',
    bot: 'un robot remplace',
    away: 'absent',
    points: 'points',
    hidden: 'Les points restent cachés jusqu’à la fin',
    coats: (n) => counted('fr', n, { one: 'blason', other: 'blasons' }),
    played: 'Cartes jouées',
    players: 'Joueurs',
  },
  log: {
    round: (n, who) => `Manche ${n} : ${who.you ? 'vous commencez' : `${who.name} commence`}`,
    dealt: (who, cards) => does(who, `recevez ${cards}.`, `reçoit ${cards}.`),
    codex: 'De nouveaux jetons sont posés sur le codex, face cachée.',
    bet: (who, track) => does(who, `pariez sur ${track}.`, `parie sur ${track}.`),
    kept: (who, card) => does(who, `gardez ${card}.`, `garde ${card}.`),
    passed: (who, cards, to) =>
      to.you
        ? `${who.name} vous passe ${cards}.`
        : does(who, `passez ${cards} à ${to.name}.`, `passe ${cards} à ${to.name}.`),
    pile: (who, n, cards) => does(who, `montrez la pile ${n} : ${cards}.`, `montre la pile ${n} : ${cards}.`),
    pileTaken: (who, cards) => does(who, `prenez la pile ${cards}.`, `prend la pile ${cards}.`),
    assigned: (who, cards) => does(who, `jouerez ${cards}.`, `jouera ${cards}.`),
    played: (who, card, way) => does(who, `jouez ${card}`, `joue ${card}`) + (way && ` : ${way}`) + '.',
    playedOn: (who, card, track, way) =>
      does(who, `jouez ${card} sur ${track}`, `joue ${card} sur ${track}`) + (way && ` : ${way}`) + '.',
    bonus: (who, track, from, to) =>
      does(who, `avancez sur ${track} : ${from} → ${to}.`, `avance sur ${track} : ${from} → ${to}.`),
    betMoves: (who, track, from, to) =>
      who.you
        ? `Votre pari vous avance sur ${track} : ${from} → ${to}.`
        : `${who.name} avance grâce au pari sur ${track} : ${from} → ${to}.`,
    stepback: (who, from, to) =>
      does(who, `reculez en Galanterie : ${from} → ${to}.`, `recule en Galanterie : ${from} → ${to}.`),
    pulled: (who, track, from, to) =>
      does(who, `revenez sur ${track} : ${from} → ${to}.`, `revient sur ${track} : ${from} → ${to}.`),
    cup: (n, knight) =>
      n === 0 ? 'La Coupe est au milieu.' : `La Coupe est à ${squares(n)} du milieu, côté ${knight}.`,
    scroll: (who, square) =>
      does(who, `prenez le parchemin de la case ${square}.`, `prend le parchemin de la case ${square}.`),
    peeked: (who, place, value) =>
      does(who, `regardez la place ${place} du codex`, `regarde la place ${place} du codex`) +
      (value === null ? '.' : ` : ${number(value)}.`),
    lifted: (who, track) =>
      does(who, `remontez votre pion au sommet sur ${track}.`, `remonte un pion au sommet sur ${track}.`),
    ranked: (who, place) => does(who, `êtes ${ordinal(place)} en Galanterie.`, `est ${ordinal(place)} en Galanterie.`),
    coat: (who, value, track) =>
      value < 0
        ? does(who, `perdez ${-value} sur ${track}.`, `perd ${-value} sur ${track}.`)
        : does(who, `gagnez ${signed(value)} sur ${track}.`, `gagne ${signed(value)} sur ${track}.`),
    token: (who, place, value) =>
      does(who, `prenez le jeton de la place ${place}`, `prend le jeton de la place ${place}`) +
      (value === null ? '.' : ` : ${number(value)}.`),
    zero: (who) => does(who, 'rendez un 0.', 'rend un 0.'),
    given: (who, coat, to) =>
      to.you
        ? `${who.name} vous donne ${coat}.`
        : does(who, `donnez ${coat} à ${to.name}.`, `donne ${coat} à ${to.name}.`),
    taken: (who, coat, from) =>
      from.you
        ? `${who.name} vous prend ${coat}.`
        : does(who, `prenez ${coat} à ${from.name}.`, `prend ${coat} à ${from.name}.`),
    emptied: (track) => `Tous les pions de ${track} retournent au départ.`,
    cupReset: 'La Coupe revient au milieu.',
    scrollsBack: 'Les deux parchemins reviennent.',
    ended: 'La partie est finie.',
  },
  scoring: {
    title: (track) => `Décompte : ${track}.`,
    bonus: (who, track) => does(who, `avancez sur ${track}.`, `avance sur ${track}.`),
    stepback: 'Galanterie : ceux qui ont avancé reculent.',
    ranks: 'Galanterie : les premiers avancent un pion.',
    tokens: 'Études : on prend les jetons.',
    trade: 'Charité : des blasons changent de main.',
    reset: 'Des pions reviennent.',
    points: 'Points',
    move: (track, n) => `${track} +${n}`,
    none: '–',
    caption: 'Les points de cette manche jusqu’ici',
  },
  end: {
    wins: (who, n) => does(who, `gagnez avec ${points(n)}`, `gagne avec ${points(n)}`),
    share: (names, n) => `${list('fr', names)} partagent la victoire avec ${points(n)}`,
    ahead: (n, who) => `${points(n)} devant ${inside(who)}.`,
    gallantry: (names) => `À égalité de points avec ${list('fr', names)} : la Galanterie décide.`,
    shared: 'À égalité de points, et personne n’a quitté le départ en Galanterie.',
    picture: 'D’où viennent les points',
    total: 'Points',
    of: (track, value) => `${track} ${signed(value)}`,
    cannotWin: 'ne peut pas gagner',
  },
  sheet: {
    onTop: (square) => `case ${square}, dessus`,
    under: (square) => `case ${square}, dessous`,
    on: (square) => `case ${square}`,
    start: 'au départ',
    rule: 'La case la plus haute d’abord ; sur une même case, le plus haut de la pile. Tous ceux au départ sont derniers.',
  },
  help: {
    goal: 'Six manches, sept pistes. Après la dernière, le plus de points gagne.',
    draft: 'Gardez une carte, passez le reste, jusqu’à en avoir cinq.',
    split: 'Faites deux piles de trois ; l’autre joueur en prend une. Donnez trois cartes à chaque écuyer.',
    play: 'Jouez quatre cartes, chacun à son tour. Une carte avance votre pion sur sa piste d’autant de cases ; une Épée, sur une piste parmi deux.',
    playLancelot: 'Chaque écuyer joue trois cartes de suite. Une carte avance son pion sur sa piste d’autant de cases.',
    rank: 'La case la plus haute est devant. Sur une même case, le dernier venu est dessus, et devant. Au départ, tous sont derniers.',
    pays: 'Ce que rapportent les pistes ici',
    tracks: {
      gallantry: 'Les premiers avancent un pion de plus, avant tous les autres décomptes.',
      gallantryBet: 'Les premiers avancent le pion de leur pari : une fois par carte qu’ils ont jouée là.',
      top: 'Les premiers gagnent des points.',
      knights: 'Les premiers gagnent des points, davantage du côté où est la Coupe. Puis les deux pistes se vident.',
      education: 'Le dernier et l’avant-dernier perdent des points.',
      codex: 'Chacun prend un jeton, le premier de la piste choisit d’abord : un −3, un −1, les autres 0.',
      king: 'Votre case compte, pas votre rang : de 6 à 11, +6 ; la case 12, +12.',
      scrolls:
        'Qui atteint 6 ou 12 en premier prend un parchemin ; à la fin de cette manche, chacun reçoit le blason de sa case.',
      quests: 'Les premiers gagnent beaucoup de points, une seule fois.',
      dragon:
        'Le premier reçoit +1 par blason positif des chevaliers et du roi, le deuxième +1 par paire ; les derniers perdent 1 par paire.',
      charity: 'Le dernier et l’avant-dernier perdent beaucoup de points, une seule fois.',
      alms: 'Le premier donne un mauvais blason d’Études au dernier et lui en prend jusqu’à deux bons ; à quatre écuyers, le deuxième fait de même avec l’avant-dernier.',
    },
    lift: 'Avant le décompte, le premier joueur peut remonter un pion au sommet de sa pile.',
    stepback: 'Qui a avancé un pion grâce à la Galanterie y recule d’une case.',
    orderedreset: 'Après la manche 3, les pions reculent mais gardent leur ordre.',
    reset: 'Après la manche 3, Galanterie, Joutes, Tournois, Études et Service du roi repartent de zéro.',
    keys: 'Clavier : les flèches passent d’une carte à l’autre, Entrée choisit puis joue, 1 à 9 choisissent, ? ouvre cette page.',
  },
};
export default fr;
