import type en from '../en/branch';

const ru: typeof en = {
  line: (place) => `${place}. Сама партия останется как есть, а то, что вы сыграете, сохранится рядом.`,
  seat: 'За кого',
  cards: 'Скрытые карты',
  same: 'Те же',
  sameLine: 'У всех те же карты, что и тогда. Дальше могут прийти другие.',
  fresh: 'Другие',
  freshLine: 'У всех те же карты, но придут другие.',
  others: 'Остальные',
  begin: 'Играть дальше',
  list: 'От этой партии',
  from: (place) => `${place}:`,
  unfinished: 'не доиграно',
  ended: (won, score) => `${won ? 'победа' : 'поражение'}, счёт ${score}`,
  instead: (won, score, then) => `${won ? 'победа' : 'поражение'}, счёт ${score} вместо ${then}`,
};
export default ru;
