// The cost of a skill in words.

import { language } from '../../i18n/i18n';
import { decimal, percent } from '../../i18n/words';
import type { SkillMean } from '../../source/skills';
import { study } from './texts';

const amount = (unit: SkillMean['unit'], value: number): string =>
  unit === 'points' ? decimal(language(), value / 1000) : percent(language(), decimal(language(), value / 10_000));

/** `−1.3` points or `−2.4%` of a victory. */
export const shortCost = ({ unit, mean }: SkillMean): string => amount(unit, mean);
const told = (unit: SkillMean['unit'], value: number): string =>
  unit === 'points' ? study().cost.points(value / 1000) : study().cost.win(amount(unit, value));

/** `1.3 points`. */
export const costText = ({ unit, mean }: SkillMean): string => told(unit, Math.abs(mean));
export const marginText = ({ unit, margin }: SkillMean): string => told(unit, margin);
