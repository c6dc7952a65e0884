export default {
  handTo: (name: string) => `Hand the device to ${name}`,
  covered: 'All cards are covered. Nothing of yours shows until you say so.',
  show: (name: string) => `I am ${name}: show my cards`,
  botsMove: 'The bots are playing …',
  bot: 'bot',
  done: 'has nothing to choose now',
};
