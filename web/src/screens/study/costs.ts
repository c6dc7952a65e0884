// The cost of a skill, and of the choices of a game, in words.

import { language } from '../../i18n/i18n';
import { decimal, percent } from '../../i18n/words';
import { isSure, margin, shown } from '../../source/analysis';
import type { SeatSums } from '../../source/reviewed';
import type { SkillMean } from '../../source/skills';
import { study } from './texts';

const amount = (unit: SkillMean['unit'], value: number): string =>
  unit === 'points' ? decimal(language(), value / 1000) : percent(language(), decimal(language(), value / 10_000));

/** `−1.3` points or `−2.4%` of a victory. */
export const shortCost = ({ unit, mean }: SkillMean): string => amount(unit, mean);
const told = (unit: SkillMean['unit'], value: number): string =>
  unit === 'points' ? study().cost.points(value / 1000) : study().cost.win(amount(unit, value));

/** `1.3 points`; a gain is negative. */
export const costText = ({ unit, mean }: SkillMean): string => told(unit, -mean || 0);
/** `1.3` or `2.4%`. */
export const costNumber = ({ unit, mean }: SkillMean): string => amount(unit, -mean || 0);
export const marginText = ({ unit, margin }: SkillMean): string => told(unit, margin);

/** `−14.0% ± 4.1`, of a victory. A margin never looks like none. */
function change(value: number, error: number): string {
  const figure = percent(language(), decimal(language(), shown(value, 'win')));
  const sign = value > 0 ? '+' : '';
  const about = error > 0 ? `\u00a0±\u00a0${decimal(language(), Math.max(0.1, shown(margin(error), 'win')))}` : '';
  return sign + figure + about;
}

/** What a player's choices changed in a reviewed game, all together and each. */
export function reviewedText({ own, errors, figure }: SeatSums): string {
  const each = figure && figure.decisions > 0 ? change(figure.win, figure.winError) : null;
  const tell = isSure(own, errors.own) || own === 0 ? study().reviewed : study().reviewedUnsure;
  return tell(change(own, errors.own), each);
}
