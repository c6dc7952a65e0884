import type en from '../en/hotseat';

const ru: typeof en = {
  handTo: (name) => `Передайте устройство игроку: ${name}`,
  covered: 'Все карты закрыты. Ваших никто не увидит, пока вы сами их не откроете.',
  show: (name) => `Это я, ${name}: показать мои карты`,
  boardTitle: 'Ваши карты в телефоне',
  scan: 'Отсканируйте код, чтобы сесть или вернуться.',
  code: 'QR-код стола',
  free: 'свободное место',
  botsMove: 'Ходят боты…',
  bot: 'бот',
  done: 'сейчас выбирать нечего',
};
export default ru;
