import type en from '../en/turns';

const fr: typeof en = {
  nobody: 'Personne ne vous attend.',
  order: 'Ordre',
  byTime: 'Par temps restant',
  byGame: 'Par jeu',
  waitingForOthers: 'En attente des autres',
  choose: 'Jouer',
  left: (time) => `encore ${time}`,
  noClock: 'sans limite de temps',
  notices: 'Notifications',
  turnAt: (game) => `À vous de jouer : ${game}`,
  yourTurn: 'C’est à vous',
  sign: 'Signe dans l’onglet et sur l’icône',
  signLine: 'combien de tables vous attendent, et un point doré',
  bell: 'Son',
  bellLine: 'une cloche grave, seulement quand la page est ouverte',
  notice: 'Notification du navigateur',
  noticeLine: 'quand la page est ouverte quelque part sans être affichée',
  refused:
    'Votre navigateur ne le permet pas. Cherchez « notifications » dans ses réglages pour ce site, puis réessayez.',
  missing: 'Ce navigateur n’a pas de notifications.',
  sendOne: 'M’en envoyer une',
  sample: 'Voilà à quoi cela ressemble.',
};
export default fr;
