import { chapter, type Part } from '../../../../rules_text';

const ending: Part = {
  id: 'ending',
  title: 'The end',
  chapters: [
    chapter(
      'breaker',
      'The Cycle-Breaker',
      'When the **last card of the deck** is drawn or revealed, the Cycle-Breaker shows.',
      {
        steps: [
          '**The first time** it turns from red to yellow. The top card of the discard pile stays; the rest is shuffled into a new deck, and drawing goes on if cards are still due [M19].',
          '**The second time** the game ends at once, even in the middle of a power [M20] [M21].',
        ],
      },
      { picture: 'breaker', caption: 'Red: one reshuffle to come. Yellow: the next empty deck ends the game.' },
      'If nobody has a third guild, whoever has the most guilds wins; then the most cards in guilds; then the most hand cards; if still tied, the victory is shared [M22]. A game that never ends is stopped after 400 turns [M23].',
    ),
  ],
};

export default ending;
