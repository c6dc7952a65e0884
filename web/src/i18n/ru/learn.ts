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
};
export default ru;
