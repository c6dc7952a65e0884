// Short lessons: common mistakes about guilds, powers and the end.

import type { ShortLesson, ShortLessons } from '../../short_lesson';
import guilds from './guilds';
import powers from './powers';
import { shortLessonsTexts } from './texts';

const end: ShortLesson = {
  id: 'end',
  kind: 'end',
  skills: ['cards'],
  chapter: 'breaker',
  ruling: 'M20',
  steps: [
    {
      id: 'start',
      look: '[data-place="deck"]',
      scene: {
        players: 3,
        position: {
          turn: 30,
          breaker: 'yellow',
          hands: ['O,S,K', 'K,K,A', 'M,N'],
          guilds: ['0.1 Z 3+0', '1.1 R 3+0'],
          deck: 'W',
          pile: 'B,S',
        },
      },
    },
    { id: 'count' },
    {
      id: 'ask',
      right: ['activate 0.1'],
      wrong: { share: ['play O', 'play S'], on: [] },
      look: '[data-place^="guild 0."]',
    },
    { id: 'done' },
  ],
};

const lessons: ShortLessons = { texts: shortLessonsTexts, all: [...guilds, ...powers, end] };

export default lessons;
