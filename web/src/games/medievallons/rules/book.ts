// The book of rules: the order of its parts, and the icons of chapters.

import { bookOf } from '../../rules_text';
import { chapterOf, iconOf, kinds } from '../kinds';

export default bookOf({
  parts: ['game', 'powers', 'ending', 'knowing'],
  subjects: ['rulings'],
  icons: Object.fromEntries(kinds.map((kind) => [chapterOf(kind), iconOf(kind)])),
});
