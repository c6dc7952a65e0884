// A day of a training plan: steps from its skill, the missed puzzles that are due, and the next lesson.

import type { GameName } from '../protocol/protocol';
import { isObject, Kept } from './kept';
import { skillOf, type PlanId } from './plans';
import type { Shelf } from './saved';

export type StepKind = 'lesson' | 'daily' | 'again' | 'skill' | 'review' | 'play';

export interface Step {
  kind: StepKind;
  href: string;
  done: boolean;
  /** Puzzles done and to do. */
  count?: [done: number, of: number];
  /** The title of the lesson. */
  title?: string;
}

export interface Situation {
  game: GameName;
  plan: PlanId;
  /** Puzzles solved or missed today, by theme, and of those that were due. */
  today: Today;
  /** Ids of missed puzzles that are due. */
  due: string[];
  /** The puzzle of the day, and whether it was tried. */
  daily: { id: string; tried: boolean } | null;
  /** An open puzzle of the plan's skill, or of any. */
  open: string | null;
  /** The next lesson that is not taken, preferably about the skill. */
  lesson: { href: string; title: string } | null;
  /** The latest finished game that was not reviewed. */
  unreviewed: string | null;
}

/** Puzzles of a skill for one day. */
export const puzzlesADay = 5;
const most = 5;

/** The steps of each general plan in their order. A skill has the usual ones. */
const usual: readonly StepKind[] = ['lesson', 'daily', 'again', 'skill', 'review', 'play'];
const orders: Partial<Record<PlanId, readonly StepKind[]>> = {
  games: ['review', 'play', 'daily', 'again'],
  puzzles: ['again', 'daily', 'skill', 'play'],
};

/** At most five steps, in the order in which they are to be done. */
export function planOf(situation: Situation): Step[] {
  const all = stepsOf(situation);
  const order = orders[situation.plan] ?? usual;
  const steps = order.flatMap((kind) => all.filter((one) => one.kind === kind));
  return [...steps.filter((one) => one.done), ...steps.filter((one) => !one.done)].slice(0, most);
}

function stepsOf({ game, plan, today, due, daily, open, lesson, unreviewed }: Situation): Step[] {
  const skill = skillOf(plan);
  const puzzle = (id: string): string => `/puzzles/${game}?n=${id}`;
  const steps: Step[] = [];
  if (lesson) steps.push({ kind: 'lesson', href: lesson.href, done: false, title: lesson.title });
  if (daily) steps.push({ kind: 'daily', href: puzzle(daily.id), done: daily.tried });
  const again = today.again + due.length;
  if (again > 0) {
    const href = due[0] === undefined ? '/puzzles' : puzzle(due[0]);
    steps.push({ kind: 'again', href, done: due.length === 0, count: [today.again, again] });
  }
  const theme = skill ?? '';
  const done = skill === null ? sum(today.themes) : (today.themes[theme] ?? 0);
  if (open !== null) {
    const href = puzzle(open) + (theme && `&theme=${theme}`);
    steps.push({ kind: 'skill', href, done: done >= puzzlesADay, count: [Math.min(done, puzzlesADay), puzzlesADay] });
  }
  if (unreviewed !== null) steps.push({ kind: 'review', href: `/review/${unreviewed}`, done: false });
  steps.push({ kind: 'play', href: `/new/${game}`, done: false });
  return steps;
}

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0);

/** The puzzles of a day. */
export interface Today {
  day: number;
  themes: Record<string, number>;
  again: number;
}

const sound = (one: unknown): one is Today =>
  isObject(one) &&
  Number.isInteger(one['day']) &&
  Number.isInteger(one['again']) &&
  isObject(one['themes']) &&
  Object.values(one['themes']).every(Number.isInteger);

export class DoneToday {
  private readonly kept: Kept<Today>;

  constructor(
    game: GameName,
    private readonly day: number,
    shelf?: Pick<Shelf, 'getItem' | 'setItem'>,
  ) {
    this.kept = new Kept<Today>(`roundtable.training.${game}`, sound, { day: 0, themes: {}, again: 0 }, shelf);
  }
  read(): Today {
    const found = this.kept.read();
    return found.day === this.day ? found : { day: this.day, themes: {}, again: 0 };
  }
  /** `again`: the puzzle was due after it had been missed. */
  note(theme: string, again: boolean): void {
    const { themes, again: before } = this.read();
    const counted = again ? themes : { ...themes, [theme]: (themes[theme] ?? 0) + 1 };
    this.kept.write({ day: this.day, themes: counted, again: before + (again ? 1 : 0) });
  }
}
