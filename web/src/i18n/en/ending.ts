// Ending a game early: conceding, abandoning by agreement.

import type { Who } from '../words';

export default {
  concede: 'Concede …',
  abandon: 'Abandon …',
  proposeAbandon: 'Propose to abandon …',
  concedeTwo: (name: string) => `You give up: the game ends now, and ${name} wins. It counts as a loss for you.`,
  concedeMore:
    'You give up for good: a bot plays your seat to the end, and the others play on. You come last in your statistics.',
  concedeBots: 'You give up: the game counts as a loss for you. It can end now, or bots can play it to the end.',
  concedeDevice: 'You give up for good: a bot plays your seat to the end, and the others play on.',
  concedeDeviceBots: 'You give up: the bots win. The game can end now, or bots can play it to the end.',
  concedeDeviceTwo: (name: string) => `You give up: the game ends now, and ${name} wins.`,
  concedeIt: 'Concede',
  endNow: 'Concede and end it',
  letBots: 'Let bots play on',
  abandonAll:
    'If everybody agrees, the game ends without a winner and counts in nobody’s statistics. You can propose it three times.',
  abandonAlone: 'The game ends now, without a winner. It does not count in your statistics.',
  abandonDevice: 'The game ends now for everybody at this device, without a winner. Ask the others first.',
  abandonIt: 'Abandon the game',
  propose: 'Propose it',
  goOn: 'Go on playing',
  proposed: (name: string) => `${name} proposes to abandon the game: no winner, and it counts in nobody’s statistics.`,
  agree: 'Agree',
  yours: (names: string) => `You propose to abandon the game. Waiting for ${names}.`,
  agreed: (names: string) => `You agreed to abandon the game. Waiting for ${names}.`,
  takeBack: 'Take back',
  lapsesAt: (time: string) => `Open until ${time}; players who are away by then are not waited for.`,
  has: (name: string) => `${name} conceded. A bot plays that seat to the end.`,
  youHave: 'You conceded. A bot plays your seat to the end; you can watch and chat.',
  ok: 'OK',
  wins: (name: string) => `${name} wins`,
  youWin: 'You win',
  botsWin: 'The bots win',
  byConcession: (name: string) => `${name} conceded.`,
  youConceded: 'You conceded.',
  abandoned: 'The game was abandoned',
  byAgreement: 'Everybody agreed to stop. Nobody wins, and it counts in nobody’s statistics.',
  lastPlace: (names: string) => `Conceded, so last whatever the bot reached: ${names}.`,
  log: {
    concede: ({ you, name }: Who) => (you ? 'You conceded' : `${name} conceded`),
    propose: ({ you, name }: Who) =>
      you ? 'You proposed to abandon the game' : `${name} proposed to abandon the game`,
    agree: ({ you, name }: Who) => (you ? 'You agreed' : `${name} agreed`),
    decline: ({ you, name }: Who) => (you ? 'You wanted to go on' : `${name} wanted to go on`),
    withdraw: ({ you, name }: Who) => (you ? 'You took the proposal back' : `${name} took the proposal back`),
    lapse: ({ you, name }: Who) =>
      you ? 'You played on: no longer proposed' : `${name} played on: no longer proposed`,
    expired: 'Not everybody agreed in time',
  },
};
