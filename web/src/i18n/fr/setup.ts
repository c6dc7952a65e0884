import type en from '../en/setup';
import { counted, list } from '../words';

const fr: typeof en = {
  title: 'Nouvelle table',
  game: 'Jeu',
  presetsLabel: 'Quelles règles',
  presets: {
    first: ['Première partie', 'Les règles simples.'],
    advanced: ['Avancé', 'Trois règles pour jouer au bon moment.'],
    everything: ['Tout', 'Les neuf options à la fois.'],
    mix: ['À votre goût', 'Selon les options ci-dessous.'],
  },
  advanced: 'Règles avancées',
  advancedRules: {
    lift: ['Relever', 'Avant le décompte, le premier joueur peut placer un de ses pions au sommet de sa pile.'],
    stepback: ['Recul', 'Un bonus de Galanterie coûte ensuite une case de Galanterie.'],
    orderedreset: ['Retour en ordre', 'Après la manche 3, les pions gardent leur ordre au lieu de revenir tous à 0.'],
  },
  variations: 'Variantes',
  variationRules: {
    knights: [
      'Chevalier blanc et chevalier noir',
      'Les Épées tirent aussi la Coupe. Les décomptes des Joutes et des Tournois ont lieu une manche sur deux.',
    ],
    bet: ['Paris', 'Vous nommez d’abord une piste\u202f; le bonus de Galanterie ne fait avancer que ce pion.'],
    codex: [
      'Codex secret',
      'Les pertes aux Études sont cachées. Les bons élèves regardent, et se servent les premiers.',
    ],
    scrolls: ['Parchemins royaux', 'Le Service du roi rapporte des points chaque fois qu’un parchemin est atteint.'],
    dragon: ['Dragon', 'Les Quêtes rapportent des points selon vos blasons, ou vous en coûtent.'],
    alms: ['Aumônes', 'À la fin, les premiers de la Charité échangent des blasons avec les derniers.'],
  },
  two: 'À deux joueurs',
  twoModes: {
    karadoc: ['Karadoc', 'Un troisième écuyer joue au hasard. Proche du jeu à trois.'],
    lancelot: ['Lancelot', 'Chacun mène deux écuyers et partage ses cartes en paquets. Plus cérébral.'],
  },
  edition: 'Édition',
  editionLine: 'Les éditions imprimées diffèrent par endroits. Si vous avez la boîte, vous pouvez suivre son livret.',
  editions: {
    common: ['Commune', 'Ce que les règles imprimées ont en commun\u202f; sinon, la lecture la plus souple.'],
    english: ['Boîte anglaise', 'Aumônes\u00a0: le deuxième doit prendre un blason au dernier.'],
    french: ['Boîte française', 'Seules les cartes prennent les parchemins. Aumônes\u00a0: prendre est obligatoire.'],
    russian: ['Boîte russe', 'Aumônes\u00a0: le deuxième doit prendre un blason.'],
  },
  values: 'Valeurs maison',
  valuesLine:
    'La boîte ne montre ces nombres qu’en images\u00a0: nous les avons estimés. Si vous avez la boîte, entrez les vôtres.',
  valuesUsual: 'notre estimation',
  valuesChanged: 'les vôtres',
  reset: 'Rétablir',
  valueNames: {
    quests: 'Quêtes',
    charity: 'Charité',
    kingSquares: 'Service du roi, cases 1 à 12',
    cupReach: 'Coupe, cases de chaque côté',
    cupMiddle: 'La piste de la Coupe a une case au milieu',
    lancelotOrder: 'La carte Ordre du Tour de votre boîte',
  },
  cupMiddleLine:
    'Oui\u00a0: la Coupe peut s’arrêter entre les deux camps. Non\u00a0: elle passe directement d’un camp à l’autre.',
  lancelotOrderLine:
    'Non\u00a0: bleu, jaune, vert, rouge, en décalant d’un écuyer à chaque manche. Oui\u00a0: réglez chaque manche comme sur la carte.',
  round: (n) => `Manche ${n}`,
  valuePlaces: {
    quests: ['premier', 'deuxième', 'troisième'],
    charity: ['dernier', 'avant-dernier'],
  },
  square: (n) => `case ${n}`,
  colours: { blue: 'bleu', yellow: 'jaune', green: 'vert', red: 'rouge' },
  none: (of) => `aucune sur ${of}`,
  some: (n, of) => `${n} sur ${of}`,
  atTable: 'À la table',
  firstPlayer: 'Qui commence',
  firstDrawn: 'Tirage au sort',
  hidden: 'Scores cachés',
  hiddenLine:
    'Les blasons restent face cachée jusqu’à la fin, comme autour d’une vraie table. Sinon, chacun voit les points.',
  maxTurns: 'Durée maximale',
  maxTurnsLine:
    'Après ce nombre de tours, le plus grand nombre de guildes l’emporte. On n’en arrive presque jamais là.',
  turns: 'tours',
  medievallonsLine:
    'Les mêmes règles pour tous\u00a0: chacun commence avec six cartes, et la troisième guilde donne la victoire.',
  seats: 'Places',
  playersLabel: 'Joueurs',
  players: (n) => counted('fr', n, { one: 'joueur', other: 'joueurs' }),
  you: 'Vous',
  youLine: 'Vous occupez la place 1.',
  friend: 'Un ami',
  friendLine: 'vous rejoint par le lien',
  whoSits: (n) => `Qui prend la place ${n}`,
  levelLines: {
    page: 'facile\u00a0: joue sans trop réfléchir',
    squire: 'moyen\u00a0: voit un coup d’avance',
    knight: 'fort\u00a0: voit plus loin',
    champion: 'très fort\u00a0: réfléchit longuement',
  },
  terms: 'Entre amis',
  clock: 'Pendule',
  clockNone: 'Aucune',
  clockLine: 'Temps pour chaque choix\u202f; ensuite un robot choisit à votre place.',
  each: (time) => `${time} par choix`,
  whoJoins: 'Qui peut venir',
  joinLink: 'Ceux qui ont le lien',
  joinAll: 'Tout le monde\u00a0: la table est dans la liste',
  chat: 'Discussion à la table',
  nameLine: 'tel que les autres le voient, 24 caractères au plus',
  nameWrong: 'Écrivez un nom de 1 à 24 caractères.',
  numberWrong: (from, to) => `Un nombre entier de ${from} à ${to}.`,
  fieldsWrong: 'Il reste quelque chose à corriger plus haut.',
  serverNeeded:
    'Aucun serveur n’est joignable. Confiez les places de vos amis à des robots, et vous pourrez jouer tout de suite.',
  play: 'Jouer',
  make: 'Ouvrir la table et obtenir le lien',
  special: (n) => counted('fr', n, { one: 'règle spéciale', other: 'règles spéciales' }),
  summary: (players, minutes, withRules) =>
    `${counted('fr', players, { one: 'joueur', other: 'joueurs' })}, environ ${minutes} minutes` +
    (withRules.length > 0 ? `, avec\u00a0: ${list('fr', withRules)}.` : '.'),
};
export default fr;
