// The cost of each skill in the games reviewed on this device. Figures of different versions of the analysis are not
// comparable: only those of the latest are kept.

import type { GameName } from '../protocol/protocol';
import { isObject, Kept } from './kept';
import type { SkillReview } from './review';
import type { Shelf } from './saved';

type Cost = Pick<SkillReview, 'choices' | 'win' | 'points'>;

export interface SkillsOfGame {
  id: string;
  game: GameName;
  analysis: number;
  /** When it was reviewed. */
  time: number;
  skills: Record<string, Cost>;
}

/** The mean of a skill over games: thousandths of points, or millionths of a victory in games without points. */
export interface SkillMean {
  skill: string;
  unit: 'points' | 'win';
  games: number;
  mean: number;
  /** Half of the interval that holds the true mean with 95 %. */
  margin: number;
  /** False if the interval holds 0. */
  sure: boolean;
}

/** Reviewed games needed before skills are compared, and the number of latest ones that count. */
export const gamesNeeded = 5;
export const gamesCounted = 20;
const most = 100;

/** Skills by their mean per game, the most expensive first; none if too few games were reviewed. */
export function meansOf(all: readonly SkillsOfGame[], game: GameName): SkillMean[] {
  const games = all.filter((one) => one.game === game).slice(0, gamesCounted);
  if (games.length < gamesNeeded) return [];
  const skills = [...new Set(games.flatMap((one) => Object.keys(one.skills)))];
  const means = skills.map((skill): SkillMean => {
    const unit = games.some((one) => one.skills[skill]?.points !== undefined) ? 'points' : 'win';
    const values = games.map((one) => one.skills[skill]?.[unit] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    const margin = 1.96 * Math.sqrt(squares / (values.length - 1) / values.length);
    return { skill, unit, games: games.length, mean, margin, sure: mean + margin < 0 };
  });
  return means.sort((a, b) => a.mean - b.mean);
}

const isCost = (one: unknown): one is Cost =>
  isObject(one) &&
  ['choices', 'win'].every((name) => Number.isFinite(one[name])) &&
  ['undefined', 'number'].includes(typeof one['points']);
const isGame = (one: unknown): one is SkillsOfGame =>
  isObject(one) &&
  ['id', 'game'].every((name) => typeof one[name] === 'string') &&
  ['analysis', 'time'].every((name) => Number.isFinite(one[name])) &&
  isObject(one['skills']) &&
  Object.values(one['skills']).every(isCost);
const sound = (all: unknown): all is SkillsOfGame[] => Array.isArray(all) && all.every(isGame);

export class ReviewedSkills {
  private readonly kept: Kept<SkillsOfGame[]>;

  constructor(shelf?: Pick<Shelf, 'getItem' | 'setItem'>) {
    this.kept = new Kept<SkillsOfGame[]>('roundtable.skills', sound, [], shelf);
  }
  /** The latest games first. */
  all(): SkillsOfGame[] {
    return this.kept.read();
  }
  /** Replaces the game's earlier review, and all of other versions. */
  keep({ skills, ...game }: SkillsOfGame): void {
    const costs = Object.entries(skills).map(([name, { choices, win, points }]) => {
      return [name, { choices, win, ...(points === undefined ? {} : { points }) }];
    });
    const others = this.all().filter(({ id, analysis }) => id !== game.id && analysis === game.analysis);
    this.kept.write(
      [{ ...game, skills: Object.fromEntries(costs) as SkillsOfGame['skills'] }, ...others].slice(0, most),
    );
  }
}
