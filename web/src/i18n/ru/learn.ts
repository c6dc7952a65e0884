import type en from '../en/learn';

const ru: typeof en = {
  guide: 'Наставник',
  next: 'Дальше',
  back: 'Назад',
  notThat: 'Возьмите ту, что обведена',
  leave: 'Выйти из урока',
  progress: (n, of) => `Шаг ${n} из ${of}`,
  watch: 'Смотрите',
  yourMove: 'Ваш ход',
  playReal: 'Сыграть партию',
  readRules: 'Правила',
  all: 'Все уроки',
  intro: 'Стол, одна мысль и один выбор: минута-другая на урок. Сеть не нужна.',
  first: 'Игра за пять минут',
  begin: 'Начать',
  done: 'пройден',
  taken: (n, of) => `Коротких уроков пройдено: ${n} из ${of}`,
  notQuite: 'Не то',
  again: 'Ещё раз',
  ruling: (id) => `Разъяснение ${id}`,
  tryIt: 'Сыграть так',
  nextLesson: 'Дальше',
  none: 'Такого урока нет.',
};
export default ru;
