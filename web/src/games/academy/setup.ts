import type { GameSetup } from '../setup';
import { setupTexts } from './texts';
import { variationPictures } from './variations/pictures';

const setup: GameSetup = {
  texts: setupTexts,
  presets: [
    { name: 'first', full: [] },
    { name: 'advanced', full: ['advanced'] },
    { name: 'everything', full: ['advanced', 'variations'] },
  ],
  pictures: variationPictures,
};

export default setup;
