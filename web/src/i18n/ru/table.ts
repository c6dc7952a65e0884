import type en from '../en/table';
import { counted } from '../words';

const decimals = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const ru: typeof en = {
  menu: 'Меню',
  tabs: 'Остальное за столом',
  players: 'Игроки',
  log: 'Журнал',
  chat: 'Чат',
  help: 'Помощь',
  hint: 'Совет',
  undo: 'Отменить',
  next: 'Дальше',
  pause: 'Пауза',
  resume: 'Продолжить',
  yourTurn: 'Ваш ход',
  noTable: 'Здесь нет стола',
  emptySeat: 'Свободное место',
  sinceYourTurn: 'после вашего хода',
  unread: (n) => counted('ru', n, { one: 'новое', few: 'новых', many: 'новых', other: 'новых' }),
  noChat: 'Пока никто ничего не сказал.',
  say: 'Написать',
  send: 'Отправить',
  mute: (name) => `Не слышать: ${name}`,
  unmute: (name) => `Снова слышать: ${name}`,
  timeLeft: (time) => `Осталось времени: ${time}`,
  days: (n) => counted('ru', n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
  connectionLost: 'Связь потеряна. Пробуем вернуться; ничего не пропало.',
  serverTrouble: 'Сервер сейчас не может сохранять. Подождите немного.',
  dismiss: 'Скрыть',
  percent: (n) => `${n} %`,
  decimal: (n) => decimals.format(n).replace('-', '−'),
  hintWhy: (win, nextWin, next) =>
    next === null
      ? `Так выигрывается около ${win} партий, продуманных отсюда.`
      : `Так выигрывается около ${win} партий, продуманных отсюда; следующий по силе выбор, «${next}», — около ${nextWin}.`,
  hintTable: 'Что бот думает о каждом выборе',
  hintChoice: 'Выбор',
  hintWin: 'Победы',
  hintScore: 'Очки',
  hintTake: (what) => `Сделать так: ${what}`,
  saveRecord: 'Сохранить партию в файл',
  downloadRecord: 'Скачать файл',
  reasons: {
    late: 'Слишком поздно: игра уже пошла дальше.',
    illegal: 'Сейчас так нельзя.',
    'no-undo': 'Отменить нельзя: вы что-то узнали или кто-то уже сделал выбор.',
    'not-now': 'Сейчас так нельзя.',
    store: 'Серверу не удалось это сохранить. Попробуйте ещё раз.',
    'too-many': 'Не так быстро: слишком много сразу.',
    'not-found': 'Такого стола нет.',
    'not-yours': 'Это не ваше место.',
    engine: 'Движок страницы остановился. Загрузите страницу заново.',
    damaged: 'Эту партию больше нельзя прочесть. Она остаётся на устройстве как есть.',
    unreachable: 'Сервер не отвечает. Возможно, нет сети.',
    'seat-taken': 'Кто-то успел раньше: место занято.',
  },
};
export default ru;
