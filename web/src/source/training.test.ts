import { describe, expect, it } from 'vitest';
import { DailyPuzzles, lastWeek, noted, streak } from './daily';
import { dayOf } from './days';
import { DoneToday, planOf, type Situation } from './plan';
import { margin, PuzzleRating, rated, ratingOfGrade, type Rating } from './puzzle_rating';
import { TriedPuzzles } from './puzzles';
import { dueOn, intervals, repeated, RepeatedPuzzles, type Repeats } from './repeats';
import { MemoryShelf } from './saved';
import { gamesNeeded, meansOf, ReviewedSkills, type SkillsOfGame } from './skills';
import { noteTry } from './training';

const monday = dayOf(new Date(2026, 10, 16, 23, 59));

describe('days', () => {
  it('follow the calendar of the device, also over a change of the clocks', () => {
    expect(dayOf(new Date(2026, 10, 17, 0, 1))).toBe(monday + 1);
    expect(dayOf(new Date(2026, 2, 30)) - dayOf(new Date(2026, 2, 28))).toBe(2);
  });
});

describe('missed puzzles', () => {
  it('return after 1, 3, 7, 21 and 60 days, and then no more', () => {
    expect(intervals).toEqual([1, 3, 7, 21, 60]);
    let all: Repeats = repeated({}, '7', false, monday);
    let day = monday;
    for (const interval of intervals) {
      expect(dueOn(all, day + interval - 1)).toEqual([]);
      day += interval;
      expect(dueOn(all, day)).toEqual(['7']);
      all = repeated(all, '7', true, day);
    }
    expect(all).toEqual({});
  });
  it('begin again when they are missed again, and stay when solved too early', () => {
    const once = repeated(repeated({}, '7', false, monday), '7', true, monday + 1);
    expect(repeated(once, '7', true, monday + 2)).toEqual(once);
    expect(dueOn(repeated(once, '7', false, monday + 4), monday + 5)).toEqual(['7']);
    expect(repeated({}, '8', true, monday)).toEqual({});
  });
  it('come in the order in which they were due', () => {
    expect(dueOn({ a: [0, monday], b: [2, monday - 3], c: [1, monday + 1] }, monday)).toEqual(['b', 'a']);
  });
  it('count as none if their data is damaged', () => {
    const shelf = new MemoryShelf();
    for (const text of ['{', '[]', '{"7":[9,1]}', '{"7":"x"}', 'null']) {
      shelf.setItem('roundtable.puzzles.again.academy', text);
      expect(new RepeatedPuzzles('academy', shelf).due(1e6)).toEqual([]);
    }
  });
});

describe('the puzzle of the day', () => {
  const tried = (...days: number[]) => days.reduce((all, day) => noted(all, day, 'solved'), {});
  it('has a streak of days in a row, which lasts through a day that is not over', () => {
    expect(streak({}, monday)).toBe(0);
    expect(streak(tried(monday - 2, monday - 1, monday), monday)).toBe(3);
    expect(streak(tried(monday - 2, monday - 1), monday)).toBe(2);
    expect(streak(tried(monday - 3, monday - 2), monday)).toBe(0);
    expect(streak(tried(monday - 3, monday - 1, monday), monday)).toBe(2);
    expect(streak(noted(tried(monday - 1), monday, 'missed'), monday)).toBe(2);
  });
  it('has the last seven days, today last', () => {
    const week = lastWeek(noted(tried(monday), monday - 6, 'missed'), monday);
    expect(week.map(({ how }) => how)).toEqual(['missed', null, null, null, null, null, 'solved']);
    expect(week.at(-1)!.day).toBe(monday);
  });
  it('counts a day as solved if the puzzle of one game was, and forgets after 400 days', () => {
    expect(noted({ [monday]: 'solved' }, monday, 'missed')[monday]).toBe('solved');
    expect(noted({ [monday]: 'missed' }, monday, 'solved')[monday]).toBe('solved');
    const long = tried(...Array.from({ length: 420 }, (_, at) => monday - 419 + at));
    expect(Object.keys(long)).toHaveLength(400);
    expect(streak(long, monday)).toBe(400);
  });
});

describe('the rating for puzzles', () => {
  it('moves as far up as down at an even puzzle', () => {
    const before: Rating = { rating: 1400, deviation: 80, day: monday, puzzles: 9 };
    const won = rated(before, 3, true, monday);
    const lost = rated(before, 3, false, monday);
    expect(ratingOfGrade(3)).toBe(1400);
    expect(won.rating - 1400).toBeCloseTo(1400 - lost.rating, 6);
    expect(won.rating).toBeCloseTo(1417.3, 0);
    expect(won.deviation).toBeLessThan(80);
  });
  it('rises by more for a harder puzzle, and becomes surer with each one', () => {
    const [easy, hard] = [1, 5].map((grade) => rated(null, grade, true, monday));
    expect(hard!.rating).toBeGreaterThan(easy!.rating);
    let now: Rating | null = null;
    let before = Infinity;
    for (let n = 0; n < 60; n++) {
      now = rated(now, 3, n % 2 === 0, monday);
      expect(margin(now)).toBeLessThanOrEqual(before);
      before = margin(now);
    }
    expect(now!.puzzles).toBe(60);
    expect(Math.abs(now!.rating - 1400)).toBeLessThan(40);
    expect(margin(now!)).toBeLessThan(100);
  });
  it('becomes less sure with time, but not more uncertain than at the start', () => {
    const sure: Rating = { rating: 1500, deviation: 40, day: monday, puzzles: 99 };
    const later = (days: number) => rated(sure, 3, true, monday + days).deviation;
    expect(later(365)).toBeGreaterThan(later(30));
    expect(later(30)).toBeGreaterThan(later(0));
    expect(later(10_000)).toBeLessThanOrEqual(350);
  });
  it('finds the strength of a player who solves by chance', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    let now: Rating | null = null;
    for (let n = 0; n < 500; n++) {
      const grade = 1 + (n % 5);
      now = rated(now, grade, random() < 1 / (1 + 10 ** ((ratingOfGrade(grade) - 1600) / 400)), monday);
    }
    expect(Math.abs(now!.rating - 1600)).toBeLessThan(2 * margin(now!));
  });
});

describe('skills', () => {
  const game = (n: number, points: number, analysis = 2): SkillsOfGame => ({
    ...{ id: `g${n}`, game: 'academy', analysis, time: n },
    skills: { swords: { choices: 3, win: -1, points }, draft: { choices: 5, win: 0, points: n % 2 ? 800 : -900 } },
  });
  it('are compared after five reviewed games, the most expensive first, with a margin', () => {
    const all = Array.from({ length: gamesNeeded }, (_, n) => game(n, -1000 - 10 * n));
    expect(meansOf(all.slice(1), 'academy')).toEqual([]);
    expect(meansOf(all, 'medievallons')).toEqual([]);
    const [swords, draft] = meansOf(all, 'academy');
    expect(swords).toMatchObject({ skill: 'swords', unit: 'points', games: 5, mean: -1020, sure: true });
    expect(swords!.margin).toBeCloseTo((1.96 * Math.sqrt(250)) / Math.sqrt(5), 6);
    expect(draft).toMatchObject({ skill: 'draft', sure: false });
  });
  it('count as nothing in games without such choices, and in chances where games have no points', () => {
    const all: SkillsOfGame[] = Array.from({ length: 6 }, (_, n) => ({
      ...{ id: `m${n}`, game: 'medievallons', analysis: 2, time: n },
      skills: n === 0 ? { guilds: { choices: 1, win: -60_000 } } : {},
    }));
    expect(meansOf(all, 'medievallons')[0]).toMatchObject({ unit: 'win', mean: -10_000, sure: false });
  });
  it('are kept once for each game, of one version of the analysis', () => {
    const kept = new ReviewedSkills(new MemoryShelf());
    kept.keep(game(1, -1));
    kept.keep(game(2, -2));
    kept.keep(game(1, -3));
    expect(kept.all().map(({ id }) => id)).toEqual(['g1', 'g2']);
    expect(kept.all()[0]!.skills['swords']!.points).toBe(-3);
    kept.keep(game(3, -1, 3));
    expect(kept.all().map(({ id }) => id)).toEqual(['g3']);
  });
});

describe('the plan', () => {
  const fresh: Situation = {
    ...{ game: 'academy', plan: 'mixed', today: { day: monday, themes: {}, again: 0 }, due: [], daily: null },
    ...{ open: null, lesson: null, unreviewed: null },
  };
  const full: Situation = {
    ...{ ...fresh, plan: 'skill:swords', due: ['4', '9'], daily: { id: '12', tried: false }, open: '20' },
    ...{ lesson: { href: '/learn/academy?lesson=cup', title: 'The Cup' }, unreviewed: 'local-1' },
  };
  const kinds = (situation: Situation) => planOf(situation).map(({ kind, done }) => (done ? `${kind}!` : kind));

  it('has at most five steps, and one to play for newcomers', () => {
    expect(kinds(fresh)).toEqual(['play']);
    expect(kinds(full)).toEqual(['lesson', 'daily', 'again', 'skill', 'review']);
  });
  it('leads to the puzzles of the weakest skill, and counts them', () => {
    const today = { day: monday, themes: { swords: 3, draft: 4 }, again: 1 };
    const steps = planOf({ ...full, today });
    expect(steps.find(({ kind }) => kind === 'skill')).toMatchObject({
      ...{ href: '/puzzles/academy?n=20&theme=swords', count: [3, 5], done: false },
    });
    expect(steps.find(({ kind }) => kind === 'again')).toMatchObject({ href: '/puzzles/academy?n=4', count: [1, 3] });
    const general = planOf({ ...full, plan: 'mixed', today }).find(({ kind }) => kind === 'skill');
    expect(general).toMatchObject({ href: '/puzzles/academy?n=20', count: [5, 5], done: true });
  });
  it('has only the steps of a general plan, in its own order', () => {
    expect(kinds({ ...full, plan: 'mixed' })).toEqual(kinds(full));
    expect(kinds({ ...full, plan: 'games' })).toEqual(['review', 'play', 'daily', 'again']);
    expect(kinds({ ...full, plan: 'puzzles' })).toEqual(['again', 'daily', 'skill', 'play']);
  });
  it('puts what is done first', () => {
    const today = { day: monday, themes: { swords: 5 }, again: 0 };
    expect(kinds({ ...full, today, due: [], daily: { id: '12', tried: true } })).toEqual(
      ['daily!', 'skill!', 'lesson', 'review', 'play'], //
    );
  });
});

describe('a try', () => {
  const puzzle = { id: '12', grade: 3, theme: 'swords' };
  it('moves the rating and the history once, and brings a missed puzzle back', () => {
    const shelf = new MemoryShelf();
    const at = (day: number) => new Date(2026, 10, 16 + day, 12);
    noteTry('academy', puzzle, false, '12', at(0), shelf);
    expect(new TriedPuzzles('academy', shelf).all().get('12')).toBe('missed');
    expect(new DailyPuzzles(shelf).history()).toEqual({ [monday]: 'missed' });
    const { rating } = new PuzzleRating('academy', shelf).read()!;
    expect(rating).toBeLessThan(1200);
    expect(new DoneToday('academy', monday, shelf).read()).toEqual({ day: monday, themes: { swords: 1 }, again: 0 });
    expect(new RepeatedPuzzles('academy', shelf).due(monday + 1)).toEqual(['12']);

    noteTry('academy', puzzle, true, undefined, at(1), shelf);
    expect(new PuzzleRating('academy', shelf).read()!.rating).toBe(rating);
    expect(new DoneToday('academy', monday + 1, shelf).read()).toEqual({ day: monday + 1, themes: {}, again: 1 });
    expect(new RepeatedPuzzles('academy', shelf).due(monday + 3)).toEqual([]);
    expect(new RepeatedPuzzles('academy', shelf).due(monday + 4)).toEqual(['12']);
  });
  it('at a puzzle of an own game has no grade, so no rating; another day’s puzzle is not in the history', () => {
    const shelf = new MemoryShelf();
    noteTry('academy', { ...puzzle, id: 'local-1.4', grade: 0 }, true, '12', new Date(), shelf);
    expect(new PuzzleRating('academy', shelf).read()).toBeNull();
    expect(new DailyPuzzles(shelf).history()).toEqual({});
  });
});
