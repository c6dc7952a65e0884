import { counted } from '../words';
import type en from '../en/hotseat';

const ru: typeof en = {
  handTo: (name) => `Передайте устройство игроку: ${name}`,
  covered: 'Все карты закрыты. Ваших никто не увидит, пока вы сами их не откроете.',
  show: (name) => `Это я, ${name}: показать мои карты`,
  handOver: 'Передать дальше',
  chosen: 'Выбор сделан.',
  boardTitle: 'Ваши карты в телефоне',
  join: 'Садитесь за стол с телефоном',
  scan: 'Отсканируйте код, чтобы сесть или вернуться.',
  code: 'QR-код стола',
  seats: 'Места',
  free: 'свободное место',
  seatsFree: (n) =>
    counted('ru', n, {
      one: 'место свободно.',
      few: 'места свободны.',
      many: 'мест свободно.',
      other: 'места свободно.',
    }),
  begins: (name) => `${name} может начать: на свободные места сядут боты.`,
  asleep: 'телефон спит',
  botsMove: 'Ходят боты…',
  bot: 'бот',
  done: 'сейчас выбирать нечего',
};
export default ru;
