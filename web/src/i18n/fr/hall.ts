import type en from '../en/hall';
import { counted } from '../words';

const fr: typeof en = {
  title: 'Salon',
  find: 'Trouver une partie',
  findLine: 'Vous êtes à table dès qu’assez de monde veut la même chose.',
  othersLook: (n) =>
    n === 1 ? 'Une autre personne cherche une partie.' : `${n} autres personnes cherchent une partie.`,
  games: 'Jeux',
  players: 'Joueurs',
  pace: 'Rythme',
  paces: { quick: 'rapide', day: 'un jour' },
  bots: 'Robots après',
  minutes: (n) => `${n} min`,
  never: 'jamais',
  looking: (there, of) => `Recherche : ${there} sur ${of}`,
  botsIn: (time) => `Des robots complètent la table dans ${time} au plus tard.`,
  noBots: 'Sans robots, le temps qu’il faudra.',
  leaveLine: 'Promenez-vous en attendant : vous serez conduit à votre table.',
  stop: 'Arrêter la recherche',
  chooseGame: 'Choisissez au moins un jeu et un nombre de joueurs.',
  name: 'Sous quel nom jouez-vous ?',
  nameWrong: 'Écrivez un nom de 1 à 24 caractères.',
  newTable: 'Nouvelle table',
  sitDown: 'S’asseoir',
  nobodyWaits: 'Personne n’attend. Cherchez une partie, ou ouvrez une table.',
  watchNow: 'À regarder',
  watch: 'Regarder',
  nothingToWatch: 'Aucune partie publique en cours.',
  hereNow: 'En ligne',
  people: (n) => counted('fr', n, { one: 'personne', other: 'personnes' }),
  doing: {
    playing: (game) => `joue à ${game}`,
    open: (game) => `à une table ouverte, ${game}`,
    watching: (game) => `regarde ${game}`,
    here: () => 'dans le salon',
  },
  nobodyHere: 'Personne en vue.',
  showMe: 'Me montrer dans cette liste',
  noServer: 'Le salon a besoin du serveur, qui ne répond pas.',
};
export default fr;
