import type { GameSetup } from '../setup';
import { setupTexts } from './texts';

const setup: GameSetup = { texts: setupTexts };

export default setup;
