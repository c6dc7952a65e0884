import type en from '../en/plain';
import { list } from '../words';

const ru: typeof en = {
  yourChoice: 'Выбирайте',
  chosen: 'Вы уже выбрали',
  waitingFor: (names) => `Ждём: ${list('ru', names)}`,
  over: 'Партия окончена',
  yes: 'да',
  no: 'нет',
  nothing: '–',
  position: 'Стол',
  choices: 'Ваш выбор',
  help: 'У этой игры пока нет рисунков: всё, что вам можно знать, записано здесь по строкам, а выбор сделан кнопками. Клавиши 1–9 тоже выбирают.',
  winners: (names) => `Победа: ${list('ru', names)}`,
};
export default ru;
