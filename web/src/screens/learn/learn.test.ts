import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/i18n';
import type { AcademyView } from '../../games/academy/view';
import type { MedievallonsView } from '../../games/medievallons/view';
import { sequence } from '../../source/test_player';
import type { Choice, TableState, View } from '../../protocol/protocol';
import { testWorkerEngine } from '../../engine/node_engine';
import academyLesson from '../../games/academy/lesson';
import { allowed, follow, type Lesson } from '../../games/lesson';
import medievallonsLesson from '../../games/medievallons/lesson';
import { LessonSource } from './source';

type Texts = Record<string, [string, string | ((n: number) => string)]>;
async function texts(language: string, game: string): Promise<Texts> {
  const path = `../../games/${game}/i18n/${language}/lesson.ftl`;
  return ((await import(/* @vite-ignore */ path)) as { default: Texts }).default;
}

/** Plays a lesson: presses Next, or makes the choice it asks for. Returns the texts in order, and the last view. */
async function walk(lesson: Lesson, pick: (count: number) => number): Promise<{ said: string[]; view: View }> {
  const source = new LessonSource(lesson, { engine: testWorkerEngine, pause: () => 0 });
  const states: TableState[] = [];
  let heard = (): void => {};
  let problem: string | undefined;
  source.start({
    state: (state) => {
      states.push(state);
      heard();
    },
    connection: () => {},
    failed: ({ message }) => {
      problem = message;
      heard();
    },
  });
  const said: string[] = [];
  let at = 0;
  for (;;) {
    while (states.length === 0 && problem === undefined) await new Promise<void>((resolve) => (heard = resolve));
    if (problem !== undefined) throw new Error(problem);
    const { view, decision, chosen } = states.shift()!;
    for (;;) {
      at = follow(lesson, at, view!);
      const step = lesson.steps[at]!;
      const key = step.say?.(view!) ?? step.id;
      if (said.at(-1) !== key) said.push(key);
      if (at === lesson.steps.length - 1) {
        source.close();
        return { said, view: view! };
      }
      if (step.done) break;
      at++; // Next
    }
    const mine = view!.asked.seats.includes(0) && chosen === null && view!.legal.length > 0;
    if (mine) await source.choose(decision, view!.legal[pick(view!.legal.length)]!.text);
  }
}

const lessons = [
  { name: 'academy', lesson: academyLesson },
  { name: 'medievallons', lesson: medievallonsLesson },
];

describe.each(lessons)('the lesson of $name', ({ name, lesson }) => {
  it('comes to its end whatever the learner chooses, and says every step on the way', async () => {
    const heard = new Set<string>();
    for (let i = 1; i <= 12; i++) {
      const { said } = await walk(lesson, sequence(i));
      for (const key of said) heard.add(key);
      expect(said.at(-1)).toBe('end');
    }
    // These texts appear only in some courses of a game.
    const rare = ['even', 'lost', 'noGuild', 'playAny'];
    const wanted = Object.keys(await texts('en', name)).filter((key) => !rare.includes(key));
    expect(wanted.filter((key) => !heard.has(key))).toEqual([]);
  });

  it.each(languages)('has a text for whatever may be said, and it is short (%s)', async (language) => {
    const all = await texts(language, name);
    const ids = lesson.steps.filter((step) => !step.say).map((step) => step.id);
    expect(ids.filter((id) => !(id in all))).toEqual([]);
    const long = Object.entries(all).filter(([, [title, text]]) => {
      const said = typeof text === 'string' ? text : text(17);
      return title.length > 26 || said.length > 172;
    });
    expect(long).toEqual([]);
  });
});

describe('the beginning', () => {
  const first = async (lesson: Lesson): Promise<View> => {
    const source = new LessonSource(lesson, { engine: testWorkerEngine, pause: () => 0 });
    const state = await new Promise<TableState>((resolve, reject) =>
      source.start({ state: resolve, connection: () => {}, failed: ({ message }) => reject(new Error(message)) }),
    );
    source.close();
    return state.view!;
  };

  it('of Academy has a Sword to keep, and nothing else may be kept', async () => {
    const view = (await first(academyLesson)) as AcademyView;
    expect(view.squires[0]!.hand.cards).toEqual(['C3', 'E4', 'G5', 'K4', 'S4']);
    expect(view.legal.map((choice) => choice.text)).toEqual(['pick S4']);
  });

  it('of Medievallons has a guild to lay, and nothing else may be done', async () => {
    const view = (await first(medievallonsLesson)) as MedievallonsView;
    expect(view.seats[0]!.hand.cards).toEqual(['J', 'K', 'O', 'O', 'P', 'R']);
    expect(view.legal.map((choice) => choice.text)).toEqual(['guild O 2+1']);
  });
});

describe('a guide', () => {
  const view = (turn: number): View => ({ turn, legal: [{ text: 'a' }, { text: 'b' }] }) as unknown as View;
  const turn = (given: View): number => (given as MedievallonsView).turn;
  const lesson: Lesson = {
    ...medievallonsLesson,
    steps: [
      { id: 'read' },
      { id: 'act', done: (given) => turn(given) > 1, allow: (choice: Choice) => choice.text === 'b' },
      { id: 'tell' },
      { id: 'watch', watch: true, done: (given) => turn(given) > 2 },
      { id: 'more', done: (given) => turn(given) > 3, allow: () => false },
      { id: 'end' },
    ],
  };

  it('waits for the reader, and for what is to be done', () => {
    expect(follow(lesson, 0, view(1))).toBe(0);
    expect(follow(lesson, 1, view(1))).toBe(1);
    expect(follow(lesson, 1, view(2))).toBe(2);
  });
  it('does not leave a page unread because others were quick', () => {
    expect(follow(lesson, 2, view(3))).toBe(2);
    expect(follow(lesson, 3, view(3))).toBe(4);
  });
  it('goes on with those who do it without reading', () => {
    expect(follow(lesson, 0, view(2))).toBe(2);
    expect(follow(lesson, 0, view(4))).toBe(5);
    expect(follow(lesson, 2, view(4))).toBe(5);
  });
  it('lets only what it asks for be chosen, but never nothing', () => {
    expect(allowed(lesson, view(1)).map((choice) => choice.text)).toEqual(['b']);
    expect(allowed(lesson, view(2)).map((choice) => choice.text)).toEqual(['a', 'b']);
    expect(allowed(lesson, view(9)).map((choice) => choice.text)).toEqual(['a', 'b']);
  });
});
