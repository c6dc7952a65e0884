import type en from '../en/review';

const fr: typeof en = {
  skills: {
    cards: 'Les cartes et leurs pouvoirs',
    guilds: 'Le moment des guildes',
    memory: 'La mémoire',
    exchange: 'Prendre et donner',
  },
};
export default fr;
