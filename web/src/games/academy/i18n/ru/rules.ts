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
  lead: 'Вы — оруженосец в академии короля Артура. Семь предметов, шесть раундов: выберите пять карт, сыграйте четыре из них и двигайте свои фишки по семи дорожкам. На одних дорожках очки получают те, кто впереди; на других очки теряют те, кто отстал. После раунда VI побеждает тот, у кого больше очков.',
  parts: [game, scoring, advanced, two, variations, house],
  subjects: [...rulings, ...variationRulings],
};

export default rules;
