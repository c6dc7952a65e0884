import { counted } from '../words';

export default {
  title: 'Check this game',
  toTable: 'To the table',
  looked: 'What was checked',
  verdict: {
    checking: 'Checking …',
    fair: 'Nobody chose these cards',
    alone: 'One number alone made these cards',
    device: 'Played on this device',
    unsealed: 'This game was not sealed',
    wrong: 'This game does not fit its seals',
  },
  checkingLine: 'Your browser does every shuffle again.',
  verdictLine: {
    alone:
      'Nobody at the table added a number of their own. The cards could not be changed during the game, but nobody knows how that number was chosen.',
    device: 'There was nobody else to add a number. The cards follow from one, and were not changed.',
    unsealed: 'Its record has no numbers, so nothing says where the cards came from.',
    wrong:
      'Somebody changed it: the operator of the server, or the person who gave you the record. Keep the record, and do not trust this table.',
  },
  youWereThere: 'One honest number is enough, and yours is among them.',
  withoutYou: 'Yours is not among the numbers: you were away when the game began, or the server left it out.',
  peopleThere: (n: number) =>
    `${counted('en', n, { one: 'person', other: 'people' })} added a number. If one of them is honest, that is enough.`,
  found: { right: 'right', wrong: 'wrong', unknown: 'not known' },
  checks: {
    sealed: 'Sealed before the first card',
    fits: 'Every number fits its seal',
    shuffles: 'The shuffles follow from the numbers',
    choices: 'Every choice was allowed',
    result: 'The result is right',
  },
  right: {
    sealed: (people: number) =>
      `This device saw the seals of the server and of ${counted('en', people, { one: 'person', other: 'people' })} before it opened its own number.`,
    fits: (people: number) =>
      people === 0 ? 'The server’s number was not changed.' : `${people + 1} of ${people + 1}: none was changed.`,
  },
  draws: (n: number) =>
    `${counted('en', n, { one: 'shuffle or draw comes', other: 'shuffles and draws come' })} out the same when done again here.`,
  choices: (n: number) =>
    `${counted('en', n, { one: 'choice', other: 'choices' })}, replayed by the rules in your browser.`,
  resultRight: 'Counted again here, it is the same.',
  unknown: {
    sealed: 'This device was not there, or added no number.',
    fits: 'There is no table to compare the record with.',
    shuffles: 'There is nothing to follow from.',
    choices: 'There is none.',
    result: 'The game was not played to its end.',
  },
  wrong: {
    sealed: 'This device saw other seals, or its number was left out.',
    fits: 'The table shows other seals than those of these numbers.',
    shuffles: 'These numbers give other cards.',
    choices: 'Something in it is against the rules.',
    result: 'The rules give another result.',
  },
  host: 'What a host can still do',
  look: 'Look. The operator of the server could see all hands while the game ran. They could not change a card, nor choose a shuffle.',
  refuse: 'Refuse to deal. Before the first card a table can be ended; everybody sees it.',
  anew: (times: number, names: string) =>
    `This table began anew ${times === 1 ? 'once' : `${times} times`} before the first card, last because no number came from ${names}.`,
  numbers: 'The numbers',
  seals: 'The seals',
  server: 'Server',
  bot: 'Bot',
  somebody: 'somebody',
  you: (name: string) => `${name} (you)`,
  noNumber: 'added none',
  botNone: 'bots add none',
  record: 'The record holds all of it. Any other program can repeat the check.',
  download: 'Download the record',
  stillSealed: 'Sealed',
  stillSealedLine: 'When the game is over, the numbers are opened here, and everything can be checked.',
  doubtTitle: 'This server does not keep its word',
  doubt: {
    changed: 'It shows other seals than when your number was opened. The cards of this game may have been chosen.',
    denied:
      'It says that your number did not come, though it had confirmed it. So it may have thrown away a shuffle that it did not like.',
  },
  doubtAdvice: 'You had better not play here.',
  seeCheck: 'See the seals',
};
