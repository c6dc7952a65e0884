import { counted } from '../../../../i18n/words';

export default {
  player: (n: number) => `Player ${n}`,
  name: (n: number) => `Name of player ${n}`,
  lay: (who: string) => `A guild of ${who}`,
  layShort: '+ Guild',
  which: (who: string) => `${who}: which guild?`,
  cards: (n: number) => counted('en', n, { one: 'card', other: 'cards' }),
  more: (guild: string) => `${guild}: one card more`,
  fewer: (guild: string) => `${guild}: one card less`,
  none: 'No guild yet',
  wins: (who: string) => `${who} wins with a third guild.`,
  total: (guilds: number, cards: number) => `Guilds: ${guilds}, cards in them: ${cards}`,
  onTable: 'Powers on the table',
  all: 'All powers',
  rest: 'With fewer than three cards a guild is dissolved, and its cards go back to the hand.',
};
