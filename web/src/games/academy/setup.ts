import type { GameSetup } from '../setup';
import { setupTexts } from './texts';

const setup: GameSetup = {
  texts: setupTexts,
  presets: [
    { name: 'first', full: [] },
    { name: 'advanced', full: ['advanced'] },
    { name: 'everything', full: ['advanced', 'variations'] },
  ],
  pictures: {
    knights: ['crossed-swords', 'sword'],
    bet: ['rose', 'gallantry'],
    codex: ['open-book', 'education'],
    scrolls: ['tied-scroll', 'king'],
    dragon: ['jeweled-chalice', 'quests'],
    alms: ['receive-money', 'charity'],
  },
};

export default setup;
