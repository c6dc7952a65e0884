import type en from '../en/telling';
import { list } from '../words';

const ru: typeof en = {
  marked: (name, mark) => `${name} (${mark})`,
  colours: { blue: 'синий', yellow: 'жёлтый', green: 'зелёный', red: 'красный', black: 'чёрный', grey: 'серый' },
  handsLeft: 'Карты передаются налево.',
  handsRight: 'Карты передаются направо.',
  handsFull: 'Все оставили последнюю карту.',
  piles: 'Стопки открыты.',
  cardsGiven: 'Карты розданы оруженосцам.',
  you: (change) => `Вы: ${change}.`,
  startAgain: (others) =>
    `После третьего раунда эти дорожки начинаются с нуля.${others.length > 0 ? ` ${list('ru', others)} остаются как есть.` : ''}`,
  showAgain: (what) => `Показать ещё раз: ${what}`,
  and: '; ',
};
export default ru;
