export default {
  handTo: (name: string) => `Hand the device to ${name}`,
  covered: 'All cards are covered. Nothing of yours shows until you say so.',
  show: (name: string) => `I am ${name}: show my cards`,
  boardTitle: 'Your hand is on your phone',
  scan: 'Scan to sit down, or to come back.',
  code: 'QR code of the table',
  free: 'free seat',
  botsMove: 'The bots are playing …',
  bot: 'bot',
  done: 'has nothing to choose now',
};
