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
  lead: 'Vous êtes écuyer à l’académie du roi Arthur. Sept disciplines, six manches : choisissez cinq cartes, jouez-en quatre et faites avancer vos pions sur sept pistes. Être devant rapporte des points sur certaines pistes ; être derrière en coûte sur d’autres. Après la manche VI, le plus grand total gagne.',
  parts: [game, scoring, advanced, two, variations, house],
  subjects: [...rulings, ...variationRulings],
};

export default rules;
