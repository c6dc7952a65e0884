import type en from '../en/plain';
import { list } from '../words';

const fr: typeof en = {
  yourChoice: 'À vous de choisir',
  chosen: 'Votre choix est fait',
  waitingFor: (names) => `On attend ${list('fr', names)}`,
  over: 'La partie est terminée',
  yes: 'oui',
  no: 'non',
  nothing: '–',
  position: 'La table',
  choices: 'Vos choix',
  help: 'Ce jeu n’a pas encore d’images\u00a0: tout ce que vous pouvez savoir est écrit ici, ligne par ligne, et vos choix sont des boutons. Les touches 1 à 9 choisissent.',
  winners: (names) => `Victoire\u00a0: ${list('fr', names)}`,
};
export default fr;
