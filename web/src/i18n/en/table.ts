import { counted } from '../words';

const decimals = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export default {
  menu: 'Menu',
  tabs: 'More of the table',
  players: 'Players',
  log: 'Log',
  chat: 'Chat',
  help: 'Help',
  hint: 'Hint',
  undo: 'Undo',
  next: 'Next',
  pause: 'Pause',
  resume: 'Go on',
  emptySeat: 'Empty seat',
  sinceYourTurn: 'since your last turn',
  unread: (n: number) => `${n} new`,
  noChat: 'Nobody has said anything yet.',
  say: 'Say something',
  send: 'Send',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  timeLeft: (time: string) => `Time left: ${time}`,
  days: (n: number) => counted('en', n, { one: 'day', other: 'days' }),
  connectionLost: 'The connection is lost. Trying to come back; nothing is lost.',
  serverTrouble: 'The server cannot save at the moment. Please wait.',
  dismiss: 'Dismiss',
  percent: (n: number) => `${n} %`,
  decimal: (n: number) => decimals.format(n).replace('-', '−'),
  hintWhy: (win: string, nextWin: string | null, next: string | null) =>
    next === null
      ? `It wins about ${win} of the games imagined from here.`
      : `It wins about ${win} of the games imagined from here; the next best, “${next}”, about ${nextWin}.`,
  hintTable: 'What the bot thinks of each choice',
  hintChoice: 'Choice',
  hintWin: 'Wins',
  hintScore: 'Points',
  hintTake: (what: string) => `Do it: ${what}`,
  saveRecord: 'Save the game as a file',
  downloadRecord: 'Download the file',
  reasons: {
    late: 'That came too late: the table has moved on.',
    illegal: 'That is not possible now.',
    'no-undo': 'That cannot be taken back: it has shown you something, or somebody has chosen since.',
    'not-now': 'That is not possible now.',
    store: 'The server could not save that. Please try again.',
    'too-many': 'Slowly, please: that was too much at once.',
    'not-found': 'There is no such table.',
    'not-yours': 'That is not your seat.',
    'seat-taken': 'Somebody was quicker: that seat is taken.',
  },
};
