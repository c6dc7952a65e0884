export default {
  skills: {
    cards: 'Cards and their powers',
    guilds: 'Timing of guilds',
    memory: 'Remembering',
    exchange: 'Taking and giving',
  },
};
