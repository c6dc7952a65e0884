// The book of rules: the order of its parts, and the icons of chapters.

import { bookOf } from '../../rules_text';
import { chapterIcons } from '../variations/pictures';

export default bookOf({
  parts: ['game', 'scoring', 'advanced', 'two', 'variations', 'house'],
  subjects: ['rulings', 'variationRulings'],
  icons: {
    gallantry: 'rose',
    jousts: 'horse-head',
    education: 'open-book',
    king: 'queen-crown',
    quests: 'jeweled-chalice',
    charity: 'receive-money',
    ...chapterIcons,
  },
});
