import type en from '../en/review';

const ru: typeof en = {
  skills: {
    draft: 'Отбор карт',
    play: 'Розыгрыш карт',
    swords: 'Мечи',
    gallantry: 'Бонус за Галантность',
    extras: 'Сложные правила и варианты',
  },
};
export default ru;
