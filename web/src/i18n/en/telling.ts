import { list } from '../words';

export default {
  /** Two people of the same name, told apart by colour or by seat. */
  marked: (name: string, mark: string) => `${name} (${mark})`,
  colours: { blue: 'blue', yellow: 'yellow', green: 'green', red: 'red', black: 'black', grey: 'grey' },
  handsLeft: 'The hands go on to the left.',
  handsRight: 'The hands go on to the right.',
  handsFull: 'Everybody has kept the last card.',
  piles: 'The piles are shown.',
  cardsGiven: 'The squires have their cards.',
  you: (change: string) => `You: ${change}.`,
  startAgain: (others: string[]) =>
    `After round III these tracks start again from 0.${others.length > 0 ? ` ${list('en', others)} go on.` : ''}`,
  showAgain: (what: string) => `Show again: ${what}`,
  /** Between two reasons. */
  and: '; ',
};
