import type en from '../en/review';

const ru: typeof en = {
  skills: {
    cards: 'Карты и их силы',
    guilds: 'Время для гильдий',
    memory: 'Память',
    exchange: 'Что взять и что отдать',
  },
};
export default ru;
