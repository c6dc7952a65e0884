import type en from '../en/rules';
import { counted } from '../words';

const ru: typeof en = {
  title: (game) => `${game}: правила`,
  otherGame: (game) => `Правила ${game}`,
  more: 'Ещё об этой игре',
  learn: 'Научиться, играя',
  inAMinute: 'Разобраться за минуту',
  workshop: 'Решить спор',
  companion: 'Помощник для настоящей игры',
  search: 'Поиск по правилам',
  searchHint: (number) => `Слово или номер, например ${number}`,
  clear: 'Очистить поиск',
  found: (n) => `найдено: ${counted('ru', n, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
  nothing: (words) => `В правилах ничего не нашлось по запросу «${words}».`,
  contents: 'Содержание',
  example: 'Пример.',
  why: 'Почему:',
  rulings: 'Разъяснения по пунктам',
  rulingsLead:
    'Что мы решили там, где печатные правила молчат, расходятся в разных языках или говорят только картинками.',
  ruling: (id) => `Разъяснение ${id}`,
  seenFrom: 'Упомянуто в:',
  fan: 'Roundtable — независимый фанатский сайт; издатель и авторы его не делали и не проверяли. Правила изложены нашими словами, это не копия буклета.',
  top: 'Наверх',
};
export default ru;
