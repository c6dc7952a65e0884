import type { GameRules } from '../../../rules_text';
import ending from './rules/ending';
import game from './rules/game';
import knowing from './rules/knowing';
import powers from './rules/powers';
import rulings from './rules/rulings';

const rules: GameRules = {
  lead: 'Réunissez trois cartes d’un même type et posez-les en guilde. Chaque carte a un pouvoir, dans votre main comme dans votre guilde. Qui pose une troisième guilde gagne aussitôt.',
  parts: [game, powers, ending, knowing],
  subjects: rulings,
};

export default rules;
