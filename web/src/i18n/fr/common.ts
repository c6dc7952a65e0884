import type en from '../en/common';
import { counted, plural } from '../words';

const fr: typeof en = {
  roundtable: 'Roundtable',
  you: 'Vous',
  botNames: ['Anne', 'Bertran', 'Dorothée', 'Hugues', 'Iseult'],
  levels: { page: 'Page', squire: 'Écuyer', knight: 'Chevalier', champion: 'Champion' },
  loading: 'Un instant…',
  visitor: 'Visiteur',
  someone: 'quelqu’un',
  account: 'Compte',
  home: 'Accueil',
  rules: 'Règles',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne ?',
  language: 'Langue',
  playersFrom: (least, most) => `de ${least} à ${most} joueurs`,
  minutes: (n) => `${n} minutes`,
  playNow: 'Jouer',
  against: (bots, level, rules) =>
    `${counted('fr', bots, { one: 'robot', other: 'robots' })} (${level}), ${rules === 0 ? 'règles simples' : counted('fr', rules, { one: 'règle spéciale', other: 'règles spéciales' })}`,
  withFriends: 'Entre amis',
  learnInFive: 'Apprendre en 5 minutes',
  credits: 'Crédits',
  settings: 'Réglages',
  toLight: 'Passer au parchemin (clair)',
  toDark: 'Passer à la bougie (sombre)',
  independent: 'Un site de fans, indépendant des éditeurs des jeux.',
  yourTables: 'Vos tables',
  openTables: 'Tables ouvertes',
  hall: 'Salon',
  /** A button with the game it belongs to, for screen readers. */
  of: (what, game) => `${what} : ${game}`,
  play: 'Jouer',
  study: 'Étude',
  me: 'Moi',
  myTurns: 'Mes tours',
  tablesWait: (n) =>
    n === 1
      ? 'Une table vous attend'
      : `${['Deux', 'Trois', 'Quatre', 'Cinq', 'Six'][n - 2] ?? n} tables vous attendent`,
  looking: (there, of) => `Recherche d’une partie : ${there} sur ${of}`,
  noTables: 'Vos parties sont gardées ici, même sans connexion.',
  noOpenTables: 'Personne n’attend en ce moment. « Entre amis » ouvre une table.',
  noServer: 'Aucun serveur n’est joignable. Contre des robots, on peut s’en passer.',
  againstBots: (n) => counted('fr', n, { one: 'robot', other: 'robots' }),
  seatsTaken: (taken, of) =>
    `${taken} ${plural('fr', taken, { one: 'place prise', other: 'places prises' })} sur ${of}`,
  finished: 'terminée',
  damaged: 'illisible',
  goOn: 'Continuer',
  look: 'Voir',
  join: 'Rejoindre',
  replay: 'Revoir',
  remove: 'Supprimer',
  removeGame: (what) => `Supprimer cette partie : ${what}`,
  removeSure: 'Supprimer définitivement ?',
  keepIt: 'Garder',
  noRoom: 'Ce navigateur n’a plus de place pour une partie de plus.',
  yourName: 'Votre nom',
};
export default fr;
