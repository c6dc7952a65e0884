import type en from '../en/common';

const ru: typeof en = {
  roundtable: 'Roundtable',
  academy: 'Medieval Academy',
  medievallons: 'Medievallons',
  you: 'Вы',
  botNames: ['Анна', 'Бертран', 'Доротея', 'Гуго', 'Изольда'],
  levels: { page: 'Паж', squire: 'Оруженосец', knight: 'Рыцарь', champion: 'Чемпион' },
  loading: 'Минуту…',
  visitor: 'Гость',
  home: 'В начало',
  rules: 'Правила',
  close: 'Закрыть',
  tryAgain: 'Ещё раз',
  notLoaded: 'Эта часть страницы не загрузилась. Возможно, нет сети.',
  language: 'Язык',
  theme: 'Тема',
  themes: { auto: 'Как на устройстве', light: 'Пергамент (светлая)', dark: 'Свечи (тёмная)' },
  speed: 'Темп',
  speeds: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро', instant: 'Мгновенно' },
  sound: 'Звуки',
};
export default ru;
