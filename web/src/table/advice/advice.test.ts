import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { common, load, table, telling } from '../../i18n/i18n';
import type { Choice, View } from '../../protocol/protocol';
import { level, stepsOf, type Advice, type Label, type Reason, type ValuedChoice } from '../../source/analysis';
import type { Play } from '../play.svelte';
import Last from './Last.svelte';
import Next from './Next.svelte';
import { advice as texts, analysis } from './texts';

beforeAll(() => load(common, table, telling, analysis, texts));

const reason = (kind: Reason['kind'], win: number, error: number, more: Partial<Reason> = {}): Reason => ({
  ...{ kind, win, error },
  ...more,
});
const own = (topic: string, points: number, win: number, error: number): Reason =>
  reason('own', win, error, { topic, points });

/** `behind`: millionths of a victory. */
const choice = (action: string, behind: number, apart = 4_000): ValuedChoice => ({
  ...{ action, behind, apart, error: 6_000, games: 400, skill: 'play' },
  win: [540_000 - Math.max(0, behind), 460_000 + Math.max(0, behind)],
  points: [20_000 - Math.max(0, behind) / 100, 18_000],
});
const choices = [choice('a', -2_000), choice('b', 2_000), choice('c', 120_000)];
const why = {
  ...{ better: 0, worse: 2, win: 120_000, error: 4_000 },
  reasons: [own('quests', 2_100, 90_000, 5_000), reason('options', 28_000, 20_000), reason('risk', 2_000, 1_500)],
};
const advised = (more: Partial<Advice> = {}): Advice => ({
  ...{ analysis: 1, seat: 0, sure: false, reference: 0, choices, why },
  ...more,
});

const ui = {
  choice: (one: Choice) => `Play ${one.text}`,
  reason: (one: Choice) => `Because of ${one.text}.`,
  because: ({ topic }: Reason) => `more on ${topic}`,
};
const source = { offers: { play: false } };
const legal = choices.map(({ action }) => ({ text: action }));
const textOf = (body: string): string => body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const nextSaid = (advice: Advice): string => {
  const play = { state: { view: { legal } }, ui, source } as unknown as Play;
  return textOf(render(Next, { props: { play, advice } }).body);
};

it('counts a choice as level with the best while its range includes no loss', () => {
  expect(level(choices).map(({ action }) => action)).toEqual(['b']);
  expect(level([choice('a', -9_000), choice('b', 9_000)])).toEqual([]);
});

it('gives reasons in steps that add up, the largest first, and puts small and unsure ones together', () => {
  const steps = stepsOf({
    ...{ better: 0, worse: 1, win: 100_000, error: 9_000 },
    reasons: [
      own('king', -600, -20_000, 4_000),
      own('quests', 2_100, 70_000, 5_000),
      own('jousts', 40, 9_000, 100), // less than 0.05 points
      reason('risk', 21_000, 30_000), // within its error
      reason('options', 20_000, 4_000),
    ],
  });
  expect(steps.map((step) => [step.reason?.topic ?? step.reason?.kind ?? null, step.win])).toEqual([
    ['quests', 70_000],
    ['king', -20_000],
    ['options', 20_000],
    [null, 30_000],
  ]);
  expect(steps.reduce((sum, { win }) => sum + win, 0)).toBe(100_000);
});

it('advises with margins and reasons, and says which choices may be as good', () => {
  const said = nextSaid(advised());
  expect(said).toMatch(/^ ?Play a Because of a\. Not sure: these may be just as good\. Play b/);
  expect(said).toContain('54.0 ± 1.2');
  expect(said).toMatch(/Why: Play a Compared with: Play c more on quests \+9\.0 everything else \+3\.0/);
  expect(said).toMatch(/Together, chance in % \+12\.0 ± 0\.8/);
});

it('says by how much a choice is better where that is sure', () => {
  const said = nextSaid(
    advised({ choices: [choice('a', -120_000), choice('b', 120_000)], sure: true, why: { ...why, worse: 1 } }),
  );
  expect(said).toContain('Surely better than the rest: a 54% (53–55) chance to win, against 42% (41–43)');
  expect(said).not.toContain('may be');
});

it('has no margins where values are exact, and no comparison with a single choice', () => {
  const exact = [choice('a', -120_000, 0), choice('b', 120_000, 0)].map((one) => ({ ...one, error: 0, games: 0 }));
  const { why: _, ...bare } = advised({ choices: exact, exact: true });
  expect(nextSaid(bare)).not.toContain('±');
  expect(nextSaid(bare)).toContain('The values are exact.');
  expect(nextSaid({ ...bare, choices: [choice('a', 0)] })).toContain('This is the only choice.');
});

it('says of the last choice whether it was good, what it cost, and what would have been better', () => {
  const said = (chosen: number, label: Label): string => {
    const play = { ui, state: {}, source, game: {} } as unknown as Play;
    const zero = { win: [0, 0] };
    const moment = { ...advised(), chosen, label, skill: 'play', decision: { ...zero, errors: zero } };
    const view = { legal } as unknown as View;
    return textOf(render(Last, { props: { play, judged: { view, moment } } }).body);
  };
  const costly = said(2, 'blunder');
  expect(costly).toMatch(
    /^ ?Play c blunder No: another choice was much better\. Cost 12\.0% ± 0\.8 chance to win and 1\.2/,
  );
  expect(costly).toMatch(/Why: Play a Compared with: Play c more on quests \+9\.0/);
  const unsure = said(1, 'unsure');
  expect(unsure).toMatch(/Play b \? not sure Hard to say: .* Too close to tell: it cost 0\.2% ± 0\.8 chance to win\./);
  expect(said(0, 'unsure')).toMatch(/Too close to tell: \d+\.\d% ± \d\.\d ahead of the next choice\./);
  expect(said(1, 'best')).toMatch(/Play b best Yes: no choice was clearly better\. (?!Cost)/);
  expect(said(0, 'best')).toMatch(/Play a best Yes: it was the best choice\./);
});
