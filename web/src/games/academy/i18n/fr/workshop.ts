import { counted, list, number, roman, signed } from '../../../../i18n/words';

const cards = (n: string): string => counted('fr', Number(n), { one: 'carte', other: 'cartes' });

export default {
  when: 'Moment de la partie',
  round: 'Manche',
  moment: 'Moment',
  moments: { deal: 'Avant la donne', draft: 'Choix', play: 'Jeu', scoring: 'Décompte', end: 'Fin' },
  first: 'Premier joueur',
  points: 'Points',
  pointsOf: (who: string) => `${who}\u00a0: points acquis`,
  coats: 'Blasons, manche par manche',
  coatOf: (track: string, who: string, round: number) => `${track}, ${who}, manche ${roman(round)}`,
  kingTwice: 'Les deux parchemins ont été pris\u00a0: le Service du roi a payé deux fois',
  informed: 'Qui sait lequel des blasons du codex est lequel',
  cards: 'Cartes',
  piles: { hands: 'Main', pack: 'Paquet', kept: 'Gardées', played: 'Jouées' },
  discs: 'Où sont les pions',
  discsNow: 'Pions tels qu’ils sont',
  discsBefore: 'Pions au début de la manche',
  dealtRest: 'Une main laissée vide est tirée parmi le reste.',
  codex: 'Codex',
  place: (n: number) => `Place ${n}`,
  anyTokens: 'Jetons au hasard',
  layTokens: 'Dire où est chaque jeton',
  peeked: 'Qui a regardé où',
  settle: 'Qui gagne cette égalité\u00a0?',
  tiedWhere: 'Où est l’égalité',
  tiedDiscs: 'Qui est à égalité',
  tiedAtEnd:
    'Touchez ceux qui ont le plus de points, du dernier au premier sur la Galanterie. Sur une même case\u00a0: du bas de la pile vers le haut.',
  tiedOn: (track: string) => `${track}\u00a0: touchez les pions d’une même case, du bas de la pile vers le haut.`,
  bet: (who: string) => `${who}\u00a0: pari`,
  cup: 'Coupe\u00a0: cases blanches, noires sous 0',
  scroll: { six: 'Parchemin de la case 6', twelve: 'Parchemin de la case 12' },
  lies: 'en place',
  aside: 'pris lors d’une manche passée',
  taken: (who: string) => `${who} l’a pris cette manche`,
  move: 'Déplacer le pion',
  tap: 'Touchez un pion pour le déplacer.',
  back: 'Reculer d’une case',
  forth: 'Avancer d’une case',
  up: 'Plus haut dans la pile',
  down: 'Plus bas dans la pile',
  disc: (who: string, track: string, square: number) => `${who}, ${track}\u00a0: case ${number(square)}`,
  mend: (square: string) => `Le mettre sur ${square}`,
  wins: (who: string) => `${who} gagne`,
  shared: (who: string) => `${who} partagent la victoire`,
  why: {
    points: 'Aux points.',
    gallantry: 'Égalité aux points\u00a0: la Galanterie tranche, le mieux placé gagne.',
    shared: 'Égalité aux points, et tous sont sur la case 0 de la Galanterie.',
  },
  tie: (track: string, square: number, ahead: string[]) =>
    `${track}, case ${number(square)}\u00a0: ${list('fr', ahead)}, dans cet ordre. Le dernier arrivé est sur le dessus, donc devant.`,
  moves: (who: string, track: string, from: number, to: number) =>
    `${who}, ${track}\u00a0: ${number(from)} → ${number(to)}`,
  pays: (who: string, track: string, points: number) => `${who}\u00a0: ${signed(points)} (${track})`,
  emptied: (track: string) => `${track}\u00a0: tous les pions reviennent sur la case 0.`,
  next: (round: number) => `Passer à la manche ${roman(round)}`,
  nothing: 'Aucune case n’est partagée, et rien n’est demandé.',
  faults: {
    far: (who: string, track: string, square: string, most: string) =>
      `${who} ne peut pas déjà être sur la case ${square} (${track})\u00a0: ${most} au plus.`,
    behind: (who: string, track: string, square: string, least: string) =>
      `${who} a joué ${least} en cartes (${track}), mais se trouve sur la case ${square}.`,
    stack: (lower: string, track: string, upper: string) =>
      `${track}\u00a0: ${lower} est arrivé après ${upper} et se trouve sur le dessus.`,
    way: (who: string, sum: string, most: string) =>
      `${who}\u00a0: ${counted('fr', Number(sum), { one: 'case parcourue', other: 'cases parcourues' })} en tout, ${most} au plus à ce stade.`,
    copies: (card: string, copies: string) => `Trop de ${card}\u00a0: la boîte en a ${copies}.`,
    hand: (who: string, found: string, due: string) =>
      `${who} a ${cards(found)} en main\u00a0; il en faut ${due}, ou aucune.`,
    turn: (who: string, found: string, due: string) =>
      `${who} a joué ${cards(found)}\u00a0; il en faut ${due}, car chacun joue à son tour.`,
    cup: (least: string, most: string) =>
      least === most ? `La Coupe doit être sur ${least}.` : `La Coupe est entre ${least} et ${most}.`,
    scroll: (square: string) => `Le parchemin de la case ${square} ne correspond pas aux pions du Service du roi.`,
    first: (who: string) => `${who} est alors premier joueur, car les règles de la table disent qui a commencé.`,
    end: 'La partie finit avec la manche VI.',
    order: (who: string, track: string, square: string, most: string) =>
      `${who} ne peut pas avoir commencé la manche sur la case ${square} (${track})\u00a0: le retour en ordre laisse ${most} au plus.`,
    early: {
      played: 'À ce moment, aucune carte n’a encore été jouée.',
      kept: 'On ne garde des cartes que pendant le choix.',
      bets: 'On parie une fois les cartes données.',
      codex: 'Les jetons du codex sont posés une fois les cartes données.',
    },
    unpaid: (track: string, round: string) => `${track}\u00a0: rien n’a été payé à la manche ${roman(Number(round))}.`,
    coats: (track: string, round: string) =>
      `${track}\u00a0: personne n’a pu gagner ces blasons à la manche ${roman(Number(round))}.`,
    informed: (round: string) =>
      `Codex de la manche ${roman(Number(round))}\u00a0: qui a pris un blason l’a vu, et on ne voit pas ce qui n’existe pas.`,
    variation: (name: string) => `Cela n’existe qu’avec «\u00a0${name}\u00a0».`,
    middle: 'La Coupe ne peut pas être au milieu\u00a0: la première Épée l’en éloigne pour de bon.',
    bets: 'Il faut un pari pour chaque écuyer.',
    peeked: (who: string, most: string) =>
      `${who} a regardé trop de places\u00a0: ${most} au plus, une par carte Études.`,
    neutral: 'L’écuyer neutre garde la plus haute carte reçue\u00a0; il ne peut pas avoir celles-ci.',
    kept: (who: string, found: string, due: string) =>
      `${who} a gardé ${cards(found)}\u00a0; il en faut ${due}, autant que les autres.`,
    wanted: {
      track: 'il n’y a pas de telle piste ici',
      once: 'chaque écuyer a un seul pion par piste',
      tokens: 'un −3, un −1, tous les autres 0',
    },
  },
  refused: {
    pack: 'Toute autre carte\u00a0: on ne garde que celles du paquet devant soi.',
    hand: 'Toute autre carte\u00a0: on ne joue que celles de sa main.',
    played: (cards: string) => `${cards}\u00a0: déjà jouée cette manche.`,
    six: 'Toute autre carte, ou la même plus souvent qu’on ne l’a\u00a0: on ne répartit que ses six cartes.',
    three: 'Plus ou moins\u00a0: une pile compte trois cartes.',
    sword: 'Toute autre piste, ou aucune\u00a0: une Épée avance aux Joutes ou aux Tournois.',
    must: {
      bet: 'Ne pas parier\u00a0: chaque écuyer nomme une piste.',
      pick: 'Ne rien garder\u00a0: il faut garder une carte.',
      split: 'Laisser les cartes ensemble\u00a0: six cartes forment deux piles.',
      choose: 'Ne pas prendre de pile\u00a0: il faut prendre l’une des deux.',
      assign: 'Tout donner au même écuyer\u00a0: chacun reçoit trois cartes.',
      play: 'Ne rien jouer\u00a0: il faut jouer une carte.',
      bonus: 'Renoncer au bonus\u00a0: il doit être utilisé.',
      codex: 'Ne pas prendre de jeton\u00a0: chacun en prend un.',
      from: 'N’échanger avec personne\u00a0: il faut nommer l’un des derniers.',
      give: 'Ne rien donner\u00a0: qui a un blason d’Études en donne un.',
      take: 'Ne rien prendre\u00a0: dans cette édition, on doit prendre ce qu’il y a.',
    },
    start: (discs: string) => `${discs}\u00a0: sur la case 0 il n’y a pas de pile.`,
    top: (discs: string) => `${discs}\u00a0: aucun autre pion n’est dessus.`,
    stuck: (track: string) => `${track}\u00a0: le pion est au bout et ne peut pas avancer.`,
    taken: (place: string, who: string) => `Place ${place}\u00a0: ${who} a pris ce jeton.`,
    self: 'Soi-même\u00a0: on n’échange pas avec soi.',
    above: (who: string) => `${who}\u00a0: pas en dernière place sur la case 0.`,
    coat: (coats: string) => `${coats}\u00a0: pas de tel blason d’Études en main.`,
    large: (coats: string) => `${coats}\u00a0: trop grand, 3 au plus.`,
    source: 'Blasons des Quêtes\u00a0: on ne peut pas les prendre.',
  },
};
