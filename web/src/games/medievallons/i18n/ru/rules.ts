import type { GameRules } from '../../../rules_text';
import ending from './rules/ending';
import game from './rules/game';
import knowing from './rules/knowing';
import powers from './rules/powers';
import rulings from './rules/rulings';

const rules: GameRules = {
  lead: 'Соберите три карты одного вида и выложите их гильдией. У каждой карты есть сила — и в руке, и в гильдии. Кто выкладывает третью гильдию, сразу побеждает.',
  parts: [game, powers, ending, knowing],
  subjects: rulings,
};

export default rules;
