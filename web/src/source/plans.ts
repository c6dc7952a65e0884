// The training plans of a game to choose from, and the chosen one: about a skill that costs much, or general ones.

import type { GameName } from '../protocol/protocol';
import { isObject, Kept } from './kept';
import type { Shelf } from './saved';
import { gamesNeeded, meansOf, type SkillMean, type SkillsOfGame } from './skills';

/** A bit of everything; playing and reviewing; only puzzles. */
export type General = 'mixed' | 'games' | 'puzzles';
/** With the engine's name of the skill. */
export type PlanId = General | `skill:${string}`;

const offered = 3;

/** Three plans, the suggestion first: skills that surely cost something, worst first, then those that may. */
export function plansFor(means: readonly SkillMean[]): PlanId[] {
  if (means.length === 0) return ['games', 'mixed', 'puzzles'];
  const about = (sure: boolean): PlanId[] =>
    means.filter((one) => one.mean < 0 && one.sure === sure).map(({ skill }): PlanId => `skill:${skill}`);
  const [certain, possible] = [about(true), about(false)];
  const all: PlanId[] =
    certain.length > 0
      ? [...certain, ...possible, 'mixed', 'games', 'puzzles']
      : ['mixed', ...possible, 'games', 'puzzles'];
  return all.slice(0, offered);
}

/** The skill of a plan; null for a general one. */
export const skillOf = (plan: PlanId): string | null => (plan.startsWith('skill:') ? plan.slice(6) : null);

export interface Chosen {
  plan: PlanId;
  /** What the skill cost then; null for a general plan. */
  before: SkillMean | null;
  /** Version of the analysis of that figure. */
  analysis: number;
  /** Ids of the games that were reviewed before. */
  known: string[];
}

/** A finished plan: what its skill cost before, and in the games since. */
export interface Change {
  before: SkillMean;
  after: SkillMean;
  /** The difference is larger than its margin. */
  sure: boolean;
}

/** Games of the plan that are still to be reviewed. */
export function gamesLeft({ known }: Chosen, all: readonly SkillsOfGame[], game: GameName): number {
  return Math.max(0, gamesNeeded - since(known, all, game).length);
}

/** Null while the plan lasts. */
export function changeOf(
  { before, known, analysis }: Chosen,
  all: readonly SkillsOfGame[],
  game: GameName,
): Change | null {
  const games = since(known, all, game);
  // Figures of different versions of the analysis are not comparable.
  if (!before || games.some((one) => one.analysis !== analysis)) return null;
  const after = meansOf(games, game).find(({ skill, unit }) => skill === before.skill && unit === before.unit);
  if (!after) return null;
  return { before, after, sure: Math.abs(after.mean - before.mean) > Math.hypot(after.margin, before.margin) };
}

function since(known: string[], all: readonly SkillsOfGame[], game: GameName): SkillsOfGame[] {
  return all.filter((one) => one.game === game && !known.includes(one.id));
}

const isMean = (one: unknown): one is SkillMean =>
  isObject(one) &&
  typeof one['skill'] === 'string' &&
  (one['unit'] === 'points' || one['unit'] === 'win') &&
  ['games', 'mean', 'margin'].every((name) => Number.isFinite(one[name])) &&
  typeof one['sure'] === 'boolean';
const isPlan = (one: unknown): one is PlanId =>
  typeof one === 'string' && (['mixed', 'games', 'puzzles'].includes(one) || one.startsWith('skill:'));
const sound = (one: unknown): one is Chosen | null =>
  one === null ||
  (isObject(one) &&
    isPlan(one['plan']) &&
    (one['before'] === null || isMean(one['before'])) &&
    Number.isInteger(one['analysis']) &&
    Array.isArray(one['known']) &&
    one['known'].every((id) => typeof id === 'string'));

export class ChosenPlan {
  private readonly kept: Kept<Chosen | null>;

  constructor(
    private readonly game: GameName,
    shelf?: Pick<Shelf, 'getItem' | 'setItem'>,
  ) {
    this.kept = new Kept<Chosen | null>(`roundtable.plan.${game}`, sound, null, shelf);
  }

  read(): Chosen | null {
    return this.kept.read();
  }
  /** The plan begins, or begins again. `all`: the games reviewed so far. */
  choose(plan: PlanId, all: readonly SkillsOfGame[]): Chosen {
    const games = all.filter((one) => one.game === this.game);
    const before = meansOf(all, this.game).find(({ skill }) => skill === skillOf(plan)) ?? null;
    const chosen = { plan, before, analysis: games[0]?.analysis ?? 0, known: games.map(({ id }) => id) };
    this.kept.write(chosen);
    return chosen;
  }
}
