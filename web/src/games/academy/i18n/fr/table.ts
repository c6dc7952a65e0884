import type en from '../en/table';
import { inside, of } from '../../../../i18n/french';
import { amounts, counted, list, number, people, plural, roman, signed, type Who } from '../../../../i18n/words';

/** « Vous jouez » ou « Anne joue ». */
const does = (who: Who, you: string, other: string): string => (who.you ? `Vous ${you}` : `${who.name} ${other}`);
/** « Vous et Anne choisissez », « Anne et Hugues choisissent », « Anne choisit » */
const verb = (all: Who[], you: string, many: string, one: string): string =>
  all.some((who) => who.you) ? you : all.length > 1 ? many : one;
const numbers = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const nth = ['Première', 'Deuxième', 'Troisième', 'Quatrième'];
const ordinal = (n: number): string => (n === 1 ? '1er' : `${n}e`);
const placed = (n: number): string => `la ${n === 1 ? '1re' : `${n}e`} place`;
const squares = (n: number): string => counted('fr', n, { one: 'case', other: 'cases' });
const points = (n: number): string => `${number(n)} ${plural('fr', n, { one: 'point', other: 'points' })}`;

const tracks = {
  gallantry: 'Galanterie',
  jousts: 'Joutes',
  tournaments: 'Tournois',
  education: 'Études',
  king: 'Service du roi',
  quests: 'Quêtes',
  charity: 'Charité',
};
const knights = { jousts: 'Chevalier blanc', tournaments: 'Chevalier noir' };
/** « aux Joutes », « des Joutes », « les Joutes » */
const articles: Record<string, [at: string, from: string, the: string]> = {
  [tracks.gallantry]: ['en', 'de la', 'la'],
  [tracks.jousts]: ['aux', 'des', 'les'],
  [tracks.tournaments]: ['aux', 'des', 'les'],
  [tracks.education]: ['aux', 'des', 'les'],
  [tracks.king]: ['au', 'du', 'le'],
  [tracks.quests]: ['aux', 'des', 'les'],
  [tracks.charity]: ['en', 'de la', 'la'],
  [knights.jousts]: ['côté', 'du', 'le'],
  [knights.tournaments]: ['côté', 'du', 'le'],
};
const at = (track: string): string => `${articles[track]?.[0] ?? 'sur'} ${track}`;
const from = (track: string): string => `${articles[track]?.[1] ?? 'de'} ${track}`;
const the = (track: string): string => `${articles[track]?.[2] ?? ''} ${track}`.trim();
const there = (all: [string, string][]): [string, string][] => all.map(([track, n]) => [at(track), n]);

const fr: typeof en = {
  tracks,
  knights,
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
  round: (n) => `Manche ${roman(n)}`,
  roundOf: (n, all) => `Manche ${roman(n)} sur ${roman(all)}`,
  steps: { draft: 'Choix', split: 'Partage', play: 'Jeu', score: 'Décompte' },
  passLeft: 'vers la gauche',
  passRight: 'vers la droite',
  pays: {
    moves: (list) => `avance de ${list.join(', ')}`,
    bet: 'avance selon le pari',
    top: (list) => list.map(signed).join(', '),
    last: (list) => `dernier ${signed(list[0]!)}, puis ${signed(list[1]!)}`,
    codex: 'jetons selon le rang',
    king: '+6 dès 6, +12 sur 12',
    scrolls: 'si un parchemin est pris',
    dragon: 'selon vos blasons',
    alms: 'échange de blasons',
  },
  board: {
    title: 'Pistes',
    rounds: 'Manches',
    you: 'Vous, au décompte',
    yourSquires: 'Les vôtres, au décompte',
    leader: 'En tête',
    final: 'À la fin',
    now: 'maintenant',
    inRounds: (rounds) =>
      rounds.length === 1
        ? `manche ${roman(rounds[0]!)}`
        : rounds.length < 4
          ? `manches ${rounds.map(roman).join(', ')}`
          : 'chaque manche',
    byScroll: 'parchemin',
    place: (n) => ordinal(n),
    last: 'dernier',
    lastShort: 'dern.',
    square: (n) => `case ${n}`,
    nothing: 'rien',
    safe: 'sans perte',
    move: (n) => `avance de ${n}`,
    nextRound: 'manche suiv.',
    backToStart: 'retour à 0',
    tieBreak: 'départage',
    moveBet: (track) => `avance ${at(track)}`,
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
      `décompte ${plural('fr', rounds.length, { one: 'à la manche', other: 'aux manches' })} ${list('fr', rounds.map(roman))}`,
    scoresByScroll: 'décompte quand un parchemin est pris',
    onStart: 'au départ',
  },
  hand: {
    title: 'Vos cartes',
    ofSquire: (colour) => `Cartes ${of(colour)}`,
    kept: (n) => `Gardées : ${n} sur 5`,
    passed: 'Cartes que vous avez passées',
    to: (name) => `à ${inside({ name, you: false })}`,
    spent: 'Estompées : une carte identique a été jouée.',
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
    playOn: (card, track) => `Jouer ${card} ${at(track)}`,
    bet: (track) => `Parier sur ${the(track)}`,
    bonus: (track) => `Avancer ${at(track)}`,
    lift: (track) => `Relever ${at(track)}`,
    liftOf: (colour, track) => `Relever ${colour} ${at(track)}`,
    liftNone: 'Tout laisser en place',
    sword: (track) => `Épée ${at(track)}`,
    peek: (place) => `Regarder la place ${place}`,
    peekNone: 'Ne pas regarder',
    codex: (place) => `Prendre la place ${place}`,
    from: (name) => `Échanger avec ${inside({ name, you: false })}`,
    give: (coat) => `Donner ${coat}`,
    take: (coat) => `Prendre ${coat}`,
    takeNone: 'Ne rien prendre',
    split: (one, two) => `${one} | ${two}`,
    splitGo: 'Montrer ces paquets',
    pile: (n, cards) => `Paquet ${n} : ${cards}`,
    assignGo: 'Répartir ainsi',
    forNeutral: (what) => `Neutre : ${what}`,
  },
  seen: (value) => `vous avez vu ${number(value)}`,
  unseen: 'face cachée',
  pile: (n) => `Paquet ${n}`,
  tray: (n, of) => `${n} sur ${of}`,
  swapHint: 'Touchez une carte pour la changer de côté.',
  coat: (track, value) => (value === null ? `${track} ?` : `${track} ${signed(value)}`),
  preview: {
    way: (from, to) => `${from} → ${to}`,
    change: (before, after) => (before === after ? after : `${before} → ${after}`),
    cup: (n, knight) => (n === 0 ? 'Coupe au milieu' : `Coupe à ${n} côté ${knight}`),
    full: (track, parts) => `${track} : ${parts.join(', ')}.`,
    potential: (track, parts) => `Jouée ${at(track)} : ${parts.join(', ')}.`,
  },
  because: {
    brings: (all) => `vous y gagnez ${amounts('fr', there(all))}`,
    costs: (all) => `vous prenez du retard ${amounts('fr', there(all))}`,
  },
  ask: {
    keep: (n) => `Gardez une de ces ${numbers[n]} cartes.`,
    keepLast: 'Gardez la dernière carte.',
    others: (n, to) => (n === 1 ? `L’autre va à ${inside(to)}.` : `Les ${numbers[n]} autres vont à ${inside(to)}.`),
    keptWaiting: 'C’est choisi. On attend les autres.',
    mayChange: (what) => `${what}. Vous pouvez encore changer.`,
    play: 'À vous : jouez une carte.',
    playFor: (colour) => `À vous : jouez une carte pour ${colour}.`,
    nthCard: (n, left) =>
      `${nth[n - 1]} carte sur quatre.${left ? ' La carte qui reste est défaussée sans être montrée.' : ''}`,
    nthOfThree: (n) => `${nth[n - 1]} carte sur trois.`,
    bet: 'Sur quelle piste pariez-vous ?',
    betFor: (name) => `Sur quelle piste ${name.toLowerCase()} parie-t-il ?`,
    betHelp:
      'Si vous êtes parmi les premiers en Galanterie, chaque carte jouée sur cette piste fait encore avancer ce pion.',
    sword: (card) => `L’écuyer neutre joue ${card} : sur quelle piste ?`,
    swordNeutral: 'Premier joueur, vous décidez pour lui.',
    peek: 'Regarder un jeton en secret ?',
    peekHelp: 'Personne d’autre ne le voit. On prendra les jetons dans l’ordre des rangs aux Études.',
    lift: 'Relever un de vos pions ?',
    liftHelp: 'Il passe au sommet de sa pile, juste avant le décompte.',
    bonus: (n) => `Galanterie : avancez un de vos pions de ${squares(n)}.`,
    bonusFor: (name, n) => `Galanterie : avancez de ${squares(n)} un pion ${of(name.toLowerCase())}.`,
    bonusHelp: 'Sur la piste de votre choix ; cela compte pour les décomptes qui suivent.',
    token: 'Prenez un jeton du codex.',
    tokenFor: (name) => `Prenez un jeton pour ${inside({ name, you: false })}.`,
    tokenHelp: (zeros) => `Un jeton vaut −3, un autre −1, ${zeros === 1 ? 'le dernier' : 'les autres'} 0.`,
    almsFrom: 'Avec qui échangez-vous ?',
    almsFromFor: 'Avec qui l’écuyer neutre échange-t-il ?',
    almsFromHelp: 'Plusieurs sont derniers en Charité.',
    almsGive: (to) => (to.you ? 'Quel blason recevez-vous ?' : `Quel blason donnez-vous à ${inside(to)} ?`),
    almsTake: (other) => (other.you ? 'Quel blason cédez-vous ?' : `Quel blason prenez-vous à ${inside(other)} ?`),
    almsFor: 'Vous décidez pour l’écuyer neutre.',
    split: 'Faites deux paquets de trois cartes.',
    splitHelp: (other) => `${other.name} en prend un ; l’autre vous revient.`,
    choose: (other) => `Prenez un des paquets ${of(other.name)}.`,
    chooseHelp: 'L’autre revient à qui l’a fait.',
    assign: 'Donnez trois cartes à chacun de vos écuyers.',
    assignHelp: 'Un écuyer joue ses trois cartes l’une après l’autre.',
    forSquire: (colour, what) => `${colour} – ${what}`,
    other: 'À vous de choisir.',
    wait: {
      bet: (who) => does(who, 'choisissez votre pari.', 'choisit son pari.'),
      play: (who) => does(who, 'choisissez une carte à jouer.', 'choisit une carte à jouer.'),
      peek: (who) => does(who, 'pouvez regarder dans le codex.', 'peut regarder dans le codex.'),
      lift: (who) => does(who, 'pouvez relever un pion.', 'peut relever un pion.'),
      bonus: (who) => does(who, 'choisissez un pion à avancer.', 'choisit un pion à avancer.'),
      takeToken: (who) => does(who, 'prenez un jeton.', 'prend un jeton.'),
      choose: (who) => does(who, 'prenez un paquet.', 'prend un paquet.'),
      neutralSword: (who) => does(who, 'décidez pour l’écuyer neutre.', 'décide pour l’écuyer neutre.'),
      alms: (who) => does(who, 'faites l’aumône.', 'fait l’aumône.'),
    },
    waitAll: (all) => `${people('fr', all, 'Vous')} ${verb(all, 'choisissez', 'choisissent', 'choisit')}.`,
    dealing: 'On distribue les cartes.',
    over: 'La partie est finie.',
  },
  status: {
    toPlay: 'tour en cours',
    choosing: 'choix en cours',
    ready: 'choix fait',
    cards: (n) => `${counted('fr', n, { one: 'carte', other: 'cartes' })} en main`,
    bet: 'pari :',
    first: 'Premier joueur',
    bot: 'un robot joue',
    away: 'hors ligne',
    points: 'points',
    hidden: 'Les points restent cachés jusqu’à la fin',
    coats: (n) => counted('fr', n, { one: 'blason', other: 'blasons' }),
    played: 'Cartes jouées',
    players: 'Joueurs',
  },
  log: {
    round: (n, who) => `Manche ${roman(n)} : ${who.you ? 'vous commencez' : `${who.name} commence`}`,
    dealt: (who, cards) => does(who, `recevez ${cards}.`, `reçoit ${cards}.`),
    codex: 'De nouveaux jetons sont posés sur le codex, face cachée.',
    bet: (who, track) => does(who, `pariez sur ${the(track)}.`, `parie sur ${the(track)}.`),
    kept: (who, card) => does(who, `gardez ${card}.`, `garde ${card}.`),
    passed: (who, cards, to) =>
      to.you
        ? `${who.name} vous passe ${cards}.`
        : does(who, `passez ${cards} à ${inside(to)}.`, `passe ${cards} à ${inside(to)}.`),
    pile: (who, n, cards) => does(who, `montrez le paquet ${n} : ${cards}.`, `montre le paquet ${n} : ${cards}.`),
    pileTaken: (who, cards) => does(who, `prenez le paquet : ${cards}.`, `prend le paquet : ${cards}.`),
    assigned: (who, cards) => does(who, `jouerez ${cards}.`, `jouera ${cards}.`),
    played: (who, card, way) => does(who, `jouez ${card}`, `joue ${card}`) + (way && ` : ${way}`) + '.',
    playedOn: (who, card, track, way) =>
      does(who, `jouez ${card} ${at(track)}`, `joue ${card} ${at(track)}`) + (way && ` : ${way}`) + '.',
    bonus: (who, track, before, to) =>
      does(who, `avancez ${at(track)} : ${before} → ${to}.`, `avance ${at(track)} : ${before} → ${to}.`),
    betMoves: (who, track, before, to) =>
      who.you
        ? `Votre pari vous fait avancer ${at(track)} : ${before} → ${to}.`
        : `${who.name} avance ${at(track)} grâce au pari : ${before} → ${to}.`,
    stepback: (who, before, to) =>
      does(who, `reculez en Galanterie : ${before} → ${to}.`, `recule en Galanterie : ${before} → ${to}.`),
    pulled: (who, track, before, to) =>
      does(who, `reculez ${at(track)} : ${before} → ${to}.`, `recule ${at(track)} : ${before} → ${to}.`),
    cup: (n, knight) =>
      n === 0 ? 'La Coupe est au milieu.' : `La Coupe est à ${squares(n)} du milieu, côté ${knight}.`,
    scroll: (who, square) =>
      does(who, `prenez le parchemin de la case ${square}.`, `prend le parchemin de la case ${square}.`),
    peeked: (who, place, value) =>
      does(who, `regardez la place ${place} du codex`, `regarde la place ${place} du codex`) +
      (value === null ? '.' : ` : ${number(value)}.`),
    lifted: (who, track) =>
      does(
        who,
        `relevez votre pion ${at(track)}, au sommet de sa pile.`,
        `relève un pion ${at(track)}, au sommet de sa pile.`,
      ),
    ranked: (who, place) => does(who, `avez ${placed(place)} en Galanterie.`, `a ${placed(place)} en Galanterie.`),
    coat: (who, value, track) =>
      value < 0
        ? does(who, `perdez ${points(-value)} ${at(track)}.`, `perd ${points(-value)} ${at(track)}.`)
        : does(who, `gagnez ${points(value)} ${at(track)}.`, `gagne ${points(value)} ${at(track)}.`),
    token: (who, place, value) =>
      does(who, `prenez le jeton de la place ${place}`, `prend le jeton de la place ${place}`) +
      (value === null ? '.' : ` : ${number(value)}.`),
    zero: (who) => does(who, 'rendez un 0.', 'rend un 0.'),
    given: (who, coat, to) =>
      to.you
        ? `${who.name} vous donne ${coat}.`
        : does(who, `donnez ${coat} à ${inside(to)}.`, `donne ${coat} à ${inside(to)}.`),
    taken: (who, coat, other) =>
      other.you
        ? `${who.name} vous prend ${coat}.`
        : does(who, `prenez ${coat} à ${inside(other)}.`, `prend ${coat} à ${inside(other)}.`),
    emptied: (track) => `Tous les pions ${from(track)} retournent au départ.`,
    cupReset: 'La Coupe revient au milieu.',
    scrollsBack: 'Les deux parchemins sont remis en place.',
    ended: 'La partie est finie.',
  },
  scoring: {
    title: (track) => `Décompte ${from(track)}.`,
    stepback: 'Galanterie : ceux qui ont avancé reculent.',
    ranks: 'Galanterie : les premiers avancent chacun un pion.',
    ranksBet: 'Galanterie : les premiers avancent le pion de leur pari.',
    tokens: 'Études : on prend les jetons.',
    reset: 'Des pions reculent.',
    points: 'Points',
    none: '–',
    caption: 'Les points de cette manche jusqu’ici',
  },
  end: {
    wins: (who, n) => does(who, `gagnez avec ${points(n)}`, `gagne avec ${points(n)}`),
    share: (all, n) =>
      `${people('fr', all, 'Vous')} ${verb(all, 'partagez', 'partagent', 'partage')} la victoire avec ${points(n)}`,
    ahead: (n, who) => `${points(n)} devant ${inside(who)}.`,
    gallantry: (all) => `À égalité de points avec ${people('fr', all, 'vous')} : la Galanterie départage.`,
    shared: 'À égalité de points, et tous au départ en Galanterie.',
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
    rule: 'La case la plus haute d’abord ; sur une même case, le plus haut de la pile. Au départ, tous sont derniers.',
  },
  help: {
    goal: 'Six manches, sept pistes. Après la dernière, le plus grand total l’emporte.',
    draft: 'Gardez une carte, passez le reste, jusqu’à en avoir cinq.',
    split: 'Faites deux paquets de trois ; l’autre joueur en prend un. Donnez trois cartes à chaque écuyer.',
    play: 'Jouez quatre cartes, chacun à son tour. Une carte fait avancer votre pion sur sa piste, d’autant de cases ; une Épée, sur l’une de ses deux pistes.',
    playLancelot:
      'Chaque écuyer joue trois cartes de suite. Une carte fait avancer son pion sur sa piste, d’autant de cases.',
    rank: 'La case la plus haute est devant. Sur une même case, le dernier venu est dessus, et devant. Au départ, tous sont derniers.',
    pays: 'Ce que rapportent les pistes ici',
    tracks: {
      gallantry: 'Les premiers avancent chacun un pion de plus, avant tous les autres décomptes.',
      gallantryBet: 'Les premiers avancent le pion de leur pari, autant de fois qu’ils y ont joué de cartes.',
      top: 'Les premiers gagnent des points.',
      knights: 'Les premiers gagnent des points, davantage du côté où est la Coupe. Puis les deux pistes se vident.',
      education: 'Le dernier et l’avant-dernier perdent des points.',
      codex: (zeros) =>
        `Chacun prend un jeton, dans l’ordre des rangs : un −3, un −1, ${zeros === 1 ? 'un' : 'les autres'} 0.`,
      king: 'Votre case compte, pas votre rang : de 6 à 11, +6 ; la case 12, +12.',
      scrolls: {
        any: 'Qui atteint 6 ou 12 en premier, par une carte ou par un bonus, prend un parchemin ; à la fin de cette manche, chacun reçoit le blason de sa case. Une fois celui de 12 pris, la piste repart de zéro.',
        cards:
          'Qui atteint 6 ou 12 en premier en jouant une carte prend un parchemin ; un bonus ne compte pas. À la fin de cette manche, chacun reçoit le blason de sa case. Une fois celui de 12 pris, la piste repart de zéro.',
      },
      quests: 'Les premiers gagnent beaucoup de points, une seule fois.',
      dragon: (all) =>
        `Le premier reçoit +1 par blason positif (${all.join(', ')}), le deuxième +1 par paire ; les derniers perdent 1 par paire.`,
      charity: 'Le dernier et l’avant-dernier perdent beaucoup de points, une seule fois.',
      almsFirst: {
        may: 'Le premier donne un mauvais blason d’Études au dernier et peut lui en prendre jusqu’à deux bons (de +1 à +3).',
        must: 'Le premier donne un mauvais blason d’Études au dernier et lui en prend deux bons (de +1 à +3), ou ce qu’il y en a.',
      },
      almsSecond: {
        may: 'Puis le deuxième en donne un à l’avant-dernier et peut lui en prendre un bon.',
        must: 'Puis le deuxième en donne un à l’avant-dernier et lui en prend un bon, s’il y en a.',
        fromLast: 'Puis le deuxième en donne un à l’avant-dernier, mais en prend un bon au dernier, s’il y en a.',
      },
    },
    lift: 'Avant le décompte, le premier joueur peut relever un de ses pions au sommet de sa pile.',
    stepback: 'Qui a avancé un pion grâce à la Galanterie y recule d’une case.',
    orderedreset: (all, king) =>
      `Après la manche III, les pions reculent mais gardent leur ordre : ${list('fr', all)}.${king ? ' Le Service du roi repart de zéro.' : ''}`,
    reset: (all) => `Après la manche III, ${list('fr', all)} repartent de zéro.`,
    keys: [
      [['←', '→'], 'une autre carte'],
      [['Entrée'], 'choisir, puis jouer'],
      [['1–9'], 'choisir'],
      [['?'], 'cette page'],
    ],
  },
};
export default fr;
