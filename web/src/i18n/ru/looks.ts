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
  offline: {
    preparing: (done: number, of: number) => `Подготовка к игре без интернета: ${done} из ${of} файлов`,
    ready: (size: string) => `Можно играть без интернета · ${size}`,
    not: (why: string) => `Играть без интернета пока нельзя: ${why}`,
    why: {
      network: 'соединение прервалось.',
      server: 'сервер прислал не все файлы.',
      space: 'на устройстве мало свободного места.',
      insecure: 'нужен адрес, начинающийся с https.',
      other: 'этот браузер не сохраняет файлы.',
    },
  },
};
export default ru;
