import { chapter, rows, type Part } from '../../../../rules_text';

const house: Part = {
  id: 'house',
  title: 'House values',
  chapters: [
    chapter(
      'values',
      'Numbers we had to assume',
      'Some numbers are printed in the box only as pictures, and no text confirms them. These six are **assumed**. If you own the box, check them: every table can set its own.',
      rows(
        'What | Assumed | Why',
        'Quests: 1st, 2nd, 3rd | 17, 10, 4 | in one report of a game, first and second differ by 7',
        'Charity: last, second to last | −10, −5 | a garbled list of pieces ends with a 10',
        'Royal Scrolls: coats on squares 0 to 12 | 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6 | the coats are known, their squares are not',
        'The Cup: squares to each side | 6 | unknown',
        'The Cup: is its middle a square? | no | all texts put the Cup between two squares [A10]',
        'Lancelot: the Turn Order card, round by round | see [A8] | unknown',
      ),
      'All other numbers come from the text of the rulebooks. Where the printed languages differ, a table can follow the English, the French or the Russian box [A40].',
    ),
  ],
};

export default house;
