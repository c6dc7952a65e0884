import type { GameRules } from '../../../rules_text';
import ending from './rules/ending';
import game from './rules/game';
import knowing from './rules/knowing';
import powers from './rules/powers';
import rulings from './rules/rulings';

const rules: GameRules = {
  lead: 'Gather three cards of one kind and lay them down as a guild. Every card has a power, in your hand and in your guild. Whoever lays a third guild wins at once.',
  parts: [game, powers, ending, knowing],
  subjects: rulings,
};

export default rules;
