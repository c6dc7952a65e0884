import type en from '../en/hall';
import { counted } from '../words';

const ru: typeof en = {
  title: 'Зал',
  find: 'Найти мне игру',
  findLine: 'Вы окажетесь за столом, когда наберётся достаточно желающих.',
  othersLook: (n) =>
    `Игру ищут ещё ${counted('ru', n, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' })}.`,
  games: 'Игры',
  players: 'Игроков',
  pace: 'Темп',
  paces: { quick: 'быстро', day: 'день на выбор' },
  bots: 'Боты через',
  minutes: (n) => `${n} мин`,
  never: 'никогда',
  looking: (there, of) => `Ищем: ${there} из ${of}`,
  botsIn: (time) => `Самое позднее через ${time} места займут боты.`,
  noBots: 'Без ботов, сколько бы ни пришлось ждать.',
  leaveLine: 'Можно пока осмотреться: стол откроется сам.',
  stop: 'Больше не искать',
  chooseGame: 'Выберите хотя бы одну игру и число игроков.',
  name: 'Как вас называть?',
  nameWrong: 'Напишите имя от 1 до 24 знаков.',
  newTable: 'Новый стол',
  sitDown: 'Сесть за стол',
  nobodyWaits: 'Никто не ждёт. Поищите игру или откройте стол.',
  watchNow: 'Сейчас играют',
  watch: 'Смотреть',
  nothingToWatch: 'Открытых для всех игр сейчас нет.',
  hereNow: 'Сейчас здесь',
  people: (n) => counted('ru', n, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' }),
  doing: {
    playing: (game) => `играет, ${game}`,
    open: (game) => `ждёт за столом, ${game}`,
    watching: (game) => `смотрит, ${game}`,
    here: () => 'осматривается',
  },
  nobodyHere: 'Никого не видно.',
  showMe: 'Показывать меня в этом списке',
  noServer: 'Залу нужен сервер, а он не отвечает.',
};
export default ru;
