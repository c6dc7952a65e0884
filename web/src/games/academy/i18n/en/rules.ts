import type { GameRules } from '../../../rules_text';
import advanced from './rules/advanced';
import game from './rules/game';
import house from './rules/house';
import rulings from './rules/rulings';
import scoring from './rules/scoring';
import two from './rules/two';
import variationRulings from './rules/variation_rulings';
import variations from './rules/variations';

const rules: GameRules = {
  lead: 'You are a squire at King Arthur’s academy. Seven subjects, six rounds: draft five cards, play four of them, and push your discs along seven tracks. Being ahead earns points on some tracks; being behind costs points on others. Most points after round VI wins.',
  parts: [game, scoring, advanced, two, variations, house],
  subjects: [...rulings, ...variationRulings],
};

export default rules;
