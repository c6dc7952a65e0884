// Short lessons: the advanced rules, the modes for two players, the variations.

import type { ShortLessons } from '../../short_lesson';
import advanced from './advanced';
import { shortLessonsTexts } from './texts';
import two from './two';
import variations from './variations';

const lessons: ShortLessons = { texts: shortLessonsTexts, all: [...advanced, ...two, ...variations] };

export default lessons;
