// What the training plan needs to know about a game, from the data on this device.

import { games } from '../../games';
import type { Game } from '../../games/game';
import { lessonAddress, shortLessonsOf } from '../../games/lessons';
import { dayOf } from '../../source/days';
import { TakenLessons } from '../../source/lessons';
import { OwnPuzzles } from '../../source/own_puzzles';
import { DoneToday, type Situation } from '../../source/plan';
import { skillOf, type PlanId } from '../../source/plans';
import { puzzleOfTheDay, puzzlesOf, TriedPuzzles } from '../../source/puzzles';
import { RepeatedPuzzles } from '../../source/repeats';
import { SavedGames } from '../../source/saved';
import { meansOf, ReviewedSkills, type SkillMean, type SkillsOfGame } from '../../source/skills';
import { uiOf } from '../table/ui_of';

export interface Skills {
  game: Game;
  /** The reviewed games, the latest first. */
  all: SkillsOfGame[];
  means: SkillMean[];
  /** Number of reviewed games. */
  reviewed: number;
  /** The display name of a skill. */
  nameOf: (skill: string) => string;
}

/** Games that can be reviewed, the latest reviewed first. */
export function studied(): Game[] {
  const latest = new ReviewedSkills().all();
  const at = (game: Game): number => latest.find((one) => one.game === game.name)?.time ?? 0;
  return games.filter(({ lesson }) => lesson).sort((a, b) => at(b) - at(a));
}

export async function skillsOf(game: Game): Promise<Skills> {
  const all = new ReviewedSkills().all();
  const reviewed = all.filter((one) => one.game === game.name).length;
  const means = meansOf(all, game.name);
  const review = reviewed > 0 ? await (await uiOf(game)).review?.() : undefined;
  return {
    ...{ game, all, means, reviewed },
    nameOf: (skill) => review?.skill(skill) ?? skill,
  };
}

export async function situationOf(game: Game, plan: PlanId, now: Date): Promise<Situation> {
  const { name } = game;
  const day = dayOf(now);
  const tried = new TriedPuzzles(name).all();
  const puzzles = await puzzlesOf(name).catch(() => []);
  const skill = skillOf(plan);
  const daily = puzzleOfTheDay(puzzles, now);
  const fresh = puzzles.filter(({ id }) => !tried.has(id) && id !== daily?.id);
  const due = new RepeatedPuzzles(name).due(day);
  const own = new OwnPuzzles();
  const finished = new SavedGames().list().filter(({ over, setup, ended }) => over && !ended && setup?.game === name);
  const reviewed = new Set(new ReviewedSkills().all().map(({ id }) => id));
  return {
    ...{ game: name, plan, today: new DoneToday(name, day).read() },
    due: due.filter((id) => puzzles.some((one) => one.id === id) || own.find(name, id)),
    daily: daily ? { id: daily.id, tried: tried.has(daily.id) } : null,
    open: (fresh.find(({ theme }) => theme === skill) ?? fresh[0])?.id ?? null,
    lesson: await nextLesson(game, skill),
    unreviewed: finished.find(({ id }) => !reviewed.has(id))?.id ?? null,
  };
}

/** A lesson about the skill, if there are any; otherwise any lesson. */
async function nextLesson(game: Game, skill: string | null): Promise<Situation['lesson']> {
  const lessons = await shortLessonsOf(game).catch(() => null);
  if (!lessons) return null;
  const about = lessons.all.filter(({ skills }) => skill !== null && skills?.includes(skill));
  const taken = new TakenLessons(game.name).all();
  const next = (about.length > 0 ? about : lessons.all).find(({ id }) => !taken.has(id));
  return next ? { href: lessonAddress(game.name, next.id), title: lessons.texts().lessons[next.id]!.title } : null;
}
