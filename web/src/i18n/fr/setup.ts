import type en from '../en/setup';
import { counted, list } from '../words';

const fr: typeof en = {
  title: 'Nouvelle table',
  game: 'Jeu',
  presetsLabel: 'Quelles règles',
  mix: ['À votre goût', 'Selon les options ci-dessous.'],
  reset: 'Rétablir',
  none: (of) => `aucune sur ${of}`,
  some: (n, of) => `${n} sur ${of}`,
  atTable: 'À la table',
  firstPlayer: 'Qui commence',
  firstDrawn: 'Tirage au sort',
  hidden: 'Scores cachés',
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
  readyFirst: 'Chacun confirme avant le début',
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
