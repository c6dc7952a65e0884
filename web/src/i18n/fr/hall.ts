import type en from '../en/hall';
import { counted } from '../words';

const fr: typeof en = {
  title: 'Salon',
  find: 'Trouver une partie',
  findLine: 'Vous êtes à table dès qu’assez de monde veut la même chose.',
  wish: (numbers, pace) => `${numbers} joueurs, ${pace}`,
  alsoLooking: 'D’autres cherchent',
  joinThem: (game) => `Rejoindre : ${game}`,
  again: 'Quelqu’un n’est pas venu. Vous êtes de nouveau en tête de file.',
  missed: 'Vous n’étiez pas à la table à temps : la recherche s’est arrêtée.',
  games: 'Jeux',
  players: 'Joueurs',
  pace: 'Rythme',
  paces: { quick: 'rapide', day: 'un jour' },
  rules: 'Règles',
  rulesOf: { plain: 'simples', any: 'toutes' },
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
  hereNow: 'En ligne',
  people: (n) => counted('fr', n, { one: 'personne', other: 'personnes' }),
  doing: {
    playing: (game) => `joue à ${game}`,
    open: (game) => `à une table ouverte, ${game}`,
    watching: (game) => `regarde ${game}`,
    here: () => 'en ligne',
  },
  nobodyHere: 'Personne en vue.',
  showMe: 'Me montrer dans cette liste',
  noServer: 'Le salon a besoin du serveur, qui ne répond pas.',
  recent: 'Vos dernières parties',
  quiet: {
    title: 'C’est calme en ce moment. Profitez-en !',
    alone: 'En attendant',
    online: (n) =>
      n === 0
        ? 'Personne d’autre en ligne.'
        : counted('fr', n, { one: 'personne en ligne.', other: 'personnes en ligne.' }),
    bots: { title: 'Jouer contre des robots', line: 'Au dernier niveau choisi, sans attendre.' },
    days: {
      title: 'Jouer sur plusieurs jours',
      line: 'Un jour par coup. Inutile d’être en ligne en même temps.',
      go: 'Ouvrir une table',
    },
    friends: {
      title: 'Jouer entre amis',
      line: 'Envoyez un lien : pas besoin de compte pour jouer.',
      go: 'Inviter des amis',
    },
    puzzle: { title: 'Problème du jour', line: 'Une position, un meilleur coup.', go: 'Le résoudre' },
    lessons: { title: 'Leçons', line: 'Une règle ou une astuce en quelques minutes.', go: 'Commencer une leçon' },
  },
};
export default fr;
