import type en from '../en/branch';

const ru: typeof en = {
  line: (place) => `${place}. Сама партия останется как есть, а то, что вы сыграете, сохранится рядом.`,
  seat: 'За кого',
  cards: 'Скрытые карты',
  same: 'Те же',
  fresh: 'Придут другие',
  hidden: 'Розданы заново',
  lines: {
    same: 'У всех те же карты, что и тогда. Дальше могут прийти другие.',
    fresh: 'У всех те же карты, но придут другие.',
    hidden: 'Всё, чего этот игрок тогда знать не мог, может оказаться иным.',
  },
  others: 'Остальные',
  begin: 'Играть дальше',
  list: 'От этой партии',
  from: (place) => `${place}:`,
  unfinished: 'не доиграно',
  ended: (won, score) => `${won ? 'победа' : 'поражение'}, счёт ${score}`,
  instead: (won, score, then) => `${won ? 'победа' : 'поражение'}, счёт ${score} вместо ${then}`,
};
export default ru;
