import { counted, percent } from '../words';
import type en from '../en/puzzles';

const ru: typeof en = {
  title: 'Задачи',
  intro: 'Моменты партий между ботами, в которых один выбор явно лучший — судя по тому, что можно было знать.',
  ofTheDay: 'Задача дня',
  next: 'Дальше',
  nextOpen: 'Следующая нерешённая',
  solved: (n, of) =>
    `Решено ${n} из ${counted('ru', of, { one: 'задачи', few: 'задач', many: 'задач', other: 'задач' })}`,
  grade: 'Сложность',
  anyGrade: 'Любая',
  gradeOf: (n) => `Сложность ${n} из 5`,
  theme: 'О чём',
  anyTheme: 'Обо всём',
  all: 'Все задачи',
  own: 'Из ваших партий',
  ownNone: 'Разберите сыгранную партию: дорогие ошибки станут задачами.',
  ownOne: (n) => `Из ваших партий, ${n}`,
  number: (n) => `Задача ${n}`,
  state: { solved: 'решена с первой попытки', missed: 'не решена с первой попытки', open: 'ещё не решали' },
  leave: 'Ко всем задачам',
  task: 'Один выбор явно лучший. Какой?',
  yourMove: 'Ваш ход',
  right: (what) => `Верно: ${what}.`,
  wrong: (what) => `Не лучший выбор: ${what}.`,
  shown: (what) => `Лучший выбор: ${what}.`,
  ahead: (best, other) =>
    `Шансы на победу ${percent('ru', best)}, у следующего по силе выбора ${percent('ru', other)}.`,
  cost: (cost) => `Цена — ${percent('ru', cost)} победы.`,
  again: 'Ещё раз',
  show: 'Показать',
  why: 'Почему?',
  thinking: 'Считаем…',
  none: 'Такой задачи здесь нет.',
};
export default ru;
