import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, Question } from '../../engine/engine';
import { testStudyEngine } from '../../engine/node_engine';
import academy from '../../games/academy/lessons';
import medievallons from '../../games/medievallons/lessons';
import { answerTo, type ShortLesson, type ShortLessons, type ShortStep } from '../../games/short_lesson';
import { languages, learn, load } from '../../i18n/i18n';
import { rulesOf, textsOf } from '../../i18n/test_areas';
import type { TableState } from '../../protocol/protocol';
import { ShortLessonSource, type Place } from './short_source';

beforeAll(() => load(learn));

const games: Record<string, ShortLessons> = { academy, medievallons };
const lessons = Object.entries(games).flatMap(([game, { all }]) =>
  all.map((lesson) => ({ game, lesson, id: lesson.id })),
);

type Points = { points: number | null }[];
/**
 * The result of seat 0 after a round or the game: its share of the victory, then its lead over the others. Null before
 * that.
 */
function ahead({ info, view, events }: TableState): number | null {
  if (!events.some(({ event }) => event === 'round' || event === 'ended')) return null;
  const [own, ...others] = (view as unknown as { standings: Points }).standings.map(({ points }) => points ?? 0);
  const winners = info.result?.winners ?? [];
  const share = winners.includes(0) ? 1 / winners.length : 0;
  return 100 * share + own! - Math.max(...others);
}

/** A learner in a lesson, with the real engine. */
class Learner {
  place!: Place;
  state!: TableState;
  failure = '';
  asked: Question[] = [];
  private readonly source: ShortLessonSource;
  private begun: Promise<void>;

  constructor(game: string, lesson: ShortLesson) {
    const real = testStudyEngine();
    const engine: Engine = {
      ask: <T>(question: Question) => {
        this.asked.push(question);
        return real.ask<T>(question);
      },
      close: () => real.close(),
    };
    this.source = new ShortLessonSource(
      game,
      lesson,
      (place) => (this.place = place),
      () => engine,
    );
    this.begun = new Promise((resolve, reject) =>
      this.source.start({
        state: (state) => resolve(void (this.state = state)),
        connection: () => {},
        failed: ({ message }) => reject(new Error((this.failure = message))),
      }),
    );
  }
  begin = (): Promise<void> => this.begun;
  next = (): Promise<void> => this.source.next();
  again = (): Promise<void> => this.source.again();
  /** Returns the number of choices that followed at the table: the learner's and others'. */
  async choose(text: string): Promise<number> {
    const before = this.asked.length;
    await this.source.choose(0, text);
    expect(this.failure).toBe('');
    return this.asked.slice(before).filter((question) => question.do === 'choose').length;
  }
  get said(): string | null {
    return this.source.said;
  }
  get legal(): string[] {
    return this.state.view!.legal.map(({ text }) => text);
  }
}

/** Every choice has an answer, and every answer a choice. */
function expectAnswers(step: ShortStep, legal: string[]): void {
  const named = [...step.right!, ...Object.values(step.wrong ?? {}).flat()];
  expect(named.filter((choice) => !legal.includes(choice))).toEqual([]);
  const rest = legal.filter((choice) => !named.includes(choice));
  const forRest = Object.values(step.wrong ?? {}).filter((choices) => choices.length === 0);
  expect(forRest.length).toBe(rest.length > 0 ? 1 : 0);
}

/** Makes every wrong choice; each is answered and taken back. Returns their results. */
async function tryWrong(learner: Learner, step: ShortStep): Promise<(number | null)[]> {
  const { state: posed, place } = learner;
  const results: (number | null)[] = [];
  for (const choice of learner.legal.filter((one) => !step.right!.includes(one))) {
    expect(await learner.choose(choice)).toBeGreaterThan(0);
    expect(learner.place).toEqual({ ...place, answer: answerTo(step, choice) });
    expect(learner.legal).toEqual([]);
    expect(learner.said).toBe(learn().notQuite);
    results.push(ahead(learner.state));
    await learner.again();
    expect(learner.place).toEqual(place);
    expect(learner.said).toBeNull();
    expect(learner.state).toEqual(posed);
  }
  return results;
}

/**
 * Plays to the end with the nth right choice of each step. For n = 0 it also tries all others; for n > 0 it skips the
 * reading. No wrong choice may have the best result.
 */
async function walk(game: string, lesson: ShortLesson, nth: number): Promise<void> {
  const learner = new Learner(game, lesson);
  await learner.begin();
  for (const [at, step] of lesson.steps.entries()) {
    if (nth === 0) expect(learner.place).toEqual({ at, answer: null });
    if (!step.right) {
      if (nth === 0 || learner.legal.length === 0) await learner.next();
      continue;
    }
    expectAnswers(step, learner.legal);
    const worse = nth === 0 ? await tryWrong(learner, step) : [];
    const choices = await learner.choose(step.right[nth % step.right.length]!);
    expect(choices).toBe(1 + (step.then?.length ?? 0));
    const best = ahead(learner.state);
    if (best !== null) for (const one of worse) expect(one ?? best - 1).toBeLessThan(best);
  }
  expect(learner.place).toEqual({ at: lesson.steps.length, answer: null });
  expect(learner.legal).toEqual([]);
}

describe.each(lessons)('the lesson $game $id', ({ game, lesson }) => {
  it('is walked by every right choice, and answers every other', async () => {
    const ways = Math.max(2, ...lesson.steps.map((step) => step.right?.length ?? 1));
    for (let nth = 0; nth < ways; nth++) await walk(game, lesson, nth);
  });
  it('begins with a position, and asks', () => {
    expect(lesson.steps[0].scene).toBeDefined();
    expect(lesson.steps.some((step) => step.right)).toBe(true);
  });
});

describe.each(Object.keys(games))('the lessons of %s', (game) => {
  const { all } = games[game]!;
  type Texts = ReturnType<ShortLessons['texts']>;

  it('are one for each rule that can be chosen, and each has its own name', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rules = [
      'lift',
      'stepback',
      'orderedreset',
      'karadoc',
      'lancelot',
      'knights',
      'bet',
      'codex',
      'scrolls',
      'dragon',
      'alms',
    ];
    if (game === 'academy') expect(ids).toEqual(rules);
    else expect(ids.length).toBeGreaterThanOrEqual(6);
  });

  it.each(languages)('have all texts and no other, short enough for a phone (%s)', async (language) => {
    const { kinds, lessons } = await textsOf<Texts>(`games/${game}/i18n/LANGUAGE/lessons.ftl`, language);
    expect(Object.keys(lessons)).toEqual(all.map(({ id }) => id));
    expect(Object.keys(kinds)).toEqual([...new Set(all.map(({ kind }) => kind))]);
    for (const { id, steps } of all) {
      const { title, says, remember } = lessons[id]!;
      const wanted = steps.flatMap((step) => [step.id, ...Object.keys(step.wrong ?? {})]);
      expect(Object.keys(says).sort()).toEqual([...new Set(wanted)].sort());
      expect(title.length).toBeLessThanOrEqual(26);
      expect(Object.values(says).filter((text) => text.length > 172)).toEqual([]);
      expect(remember.length).toBeLessThanOrEqual(140);
    }
  });

  it.each(languages)('lead to chapters and rulings that there are (%s)', async (language) => {
    const { parts, subjects } = await rulesOf(game, language);
    const chapters = parts.flatMap((part) => part.chapters.map(({ id }) => id));
    const rulings = subjects.flatMap((subject) => subject.rulings.map(({ id }) => id));
    expect(all.filter(({ chapter }) => !chapters.includes(chapter))).toEqual([]);
    expect(all.filter(({ ruling }) => !rulings.includes(ruling))).toEqual([]);
  });
});
