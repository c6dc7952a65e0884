import type en from '../en/review';

const fr: typeof en = {
  skills: {
    draft: 'Le choix des cartes',
    play: 'Le jeu des cartes',
    swords: 'Les épées',
    gallantry: 'Le bonus de Galanterie',
    extras: 'Règles avancées et variantes',
  },
};
export default fr;
