import type en from '../en/looks';

const ru: typeof en = {
  theme: 'Тема',
  themes: { auto: 'Как на устройстве', light: 'Пергамент (светлая)', dark: 'Свечи (тёмная)' },
  textSize: 'Размер текста',
  textSizes: { normal: 'Обычный', large: 'Крупный', larger: 'Очень крупный' },
  speed: 'Темп',
  speeds: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро', instant: 'Мгновенно' },
  sound: 'Звуки',
  volume: 'Громкость',
};
export default ru;
