import { chapter, rows, type Part } from '../../../../rules_text';

const knowing: Part = {
  id: 'knowing',
  title: 'What you may know',
  chapters: [
    chapter(
      'secrets',
      'Open and secret',
      rows(
        'Open to all | Secret',
        'guilds and their cards, the whole discard pile | hands, the order of the deck',
        'hand sizes, deck size, the Cycle-Breaker | what was drawn',
        'each action and its target, what a Knight named and the answer | what Noble, Merchant, Priest and Beggar moved: only the two concerned know',
      ),
      'The exact list is [M24]. The page remembers for you what you know of other hands [M25], and makes a choice for you only where there is none [M29].',
    ),
  ],
};

export default knowing;
