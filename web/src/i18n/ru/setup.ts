import type en from '../en/setup';
import { counted, list } from '../words';

const players = (n: number): string =>
  counted('ru', n, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' });

const ru: typeof en = {
  title: 'Новый стол',
  game: 'Игра',
  presetsLabel: 'Какие правила',
  mix: ['По-своему', 'Как включено ниже.'],
  reset: 'Вернуть',
  none: (of) => `ни одного из ${of}`,
  some: (n, of) => `${n} из ${of}`,
  atTable: 'За столом',
  firstPlayer: 'Кто начинает',
  firstDrawn: 'По жребию',
  hidden: 'Скрытый счёт',
  seats: 'Места',
  playersLabel: 'Игроки',
  players,
  you: 'Вы',
  youLine: 'Ваше место первое.',
  friend: 'Друг',
  friendLine: 'придёт по ссылке',
  here: 'Кто-то рядом',
  hereLine: 'устройство передают по кругу',
  hereName: (seat) => `Имя на месте ${seat}`,
  playerN: (n) => `Игрок ${n}`,
  whoSits: (n) => `Кто сидит на месте ${n}`,
  levelLines: {
    page: 'лёгкий: играет, не раздумывая',
    squire: 'средний: видит на ход вперёд',
    knight: 'сильный: думает наперёд',
    champion: 'очень сильный: всё просчитывает',
  },
  terms: 'С друзьями',
  clock: 'Часы',
  paces: { none: 'Без часов', quick: 'Быстро', relaxed: 'Спокойно', day: 'По дням', own: 'По-своему' },
  paceLines: {
    none: 'Каждый думает столько, сколько нужно.',
    quick: 'минута на каждый выбор',
    relaxed: 'по 20 минут на всю игру и ещё 15 секунд за каждый выбор',
    day: 'день на каждый выбор: сидеть у экрана не нужно',
    own: 'как указано ниже',
  },
  clockKind: 'Как идёт время',
  clockEach: 'На каждый выбор',
  clockBank: 'На всю игру',
  bank: 'У каждого',
  plus: 'Добавляется за выбор',
  overtime: 'Когда время выйдет',
  overtimeBot: 'Играет бот',
  overtimeEnd: 'Решают другие',
  whoJoins: 'Кто может сесть',
  joinLink: 'У кого есть ссылка',
  joinAll: 'Любой: стол виден в списке',
  readyFirst: 'Перед началом все подтверждают готовность',
  chat: 'Чат за столом',
  nameLine: 'таким его увидят другие, до 24 знаков',
  nameWrong: 'Напишите имя от 1 до 24 знаков.',
  numberWrong: (from, to) => `Нужно целое число от ${from} до ${to}.`,
  fieldsWrong: 'Выше ещё есть что исправить.',
  serverNeeded: 'Сервер сейчас недоступен. Отдайте места друзей ботам, и можно играть сразу.',
  play: 'Играть',
  make: 'Создать стол и получить ссылку',
  special: (n) =>
    counted('ru', n, { one: 'особое правило', few: 'особых правила', many: 'особых правил', other: 'особого правила' }),
  summary: (n, minutes, withRules) =>
    `${players(n)}, около ${counted('ru', minutes, { one: 'минуты', few: 'минут', many: 'минут', other: 'минуты' })}` +
    (withRules.length > 0 ? `, включено: ${list('ru', withRules)}.` : '.'),
};
export default ru;
