import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { common, load, table, telling } from '../../i18n/i18n';
import type { Choice, Opinion, View } from '../../protocol/protocol';
import type { Label } from '../../source/review';
import type { Reason } from '../game_ui';
import { gain, reasonsOf } from '../hint';
import type { Play } from '../play.svelte';
import Last from './Last.svelte';
import Next from './Next.svelte';
import { advice, review } from './texts';
import { verdict } from './verdict';

beforeAll(() => load(common, table, telling, review, advice));

const opinion = (action: string, win: number, playouts: number): Opinion => ({
  action,
  win,
  playouts,
  score: 0,
  reasons: {},
});

const because = (reasons: Reason[]): string[] => reasons.map(([name, n]) => `${name} ${gain(n / 100)}`);

it('has no figures from few games', () => {
  const { kind, figures } = verdict([opinion('a', 1, 12), opinion('b', 0, 12)]);
  expect(kind).toBe('best');
  expect(figures).toEqual([]);
});

it('calls what chance may have parted about as good', () => {
  const all = [opinion('a', 0.36, 800), opinion('b', 0.34, 700), opinion('c', 0.1, 600), opinion('d', 0.35, 30)];
  const { kind, level, figures } = verdict(all);
  expect(kind).toBe('level');
  expect(level.map((one) => one.action)).toEqual(['b']);
  expect(figures).toEqual([]);
});

it('says by how much a choice is better where that is sure', () => {
  const all = [opinion('a', 0.5, 2000), opinion('b', 0.3, 900), opinion('c', 0.4, 20)];
  const { kind, figures } = verdict(all);
  expect(kind).toBe('clearly');
  expect(figures.map((one) => one.action)).toEqual(['a', 'b']);
});

it('needs no comparison where there is nothing to compare', () => {
  expect(verdict([opinion('a', 0.5, 2000)]).kind).toBe('only');
});

it('gives the three largest reasons, the larger first, and none that are small', () => {
  const play = { ui: { leastReason: 30, because } };
  const line = (reasons: Record<string, number>): string =>
    reasonsOf({ ...opinion('a', 0, 0), reasons }, play as unknown as Play);
  expect(line({ king: -60, quests: 213, charity: 20, jousts: 41, education: -49 })).toBe(
    'Quests +2.1; king −0.6; education −0.5.',
  );
  expect(line({ charity: 20 })).toBe('');
  expect(line({})).toBe('');
});

it('is said with its reason, and without shares that mean nothing', () => {
  const said = (opinions: Opinion[]): string => {
    const legal = opinions.map(({ action }) => ({ text: action }));
    const ui = {
      choice: (one: Choice) => `Play ${one.text}`,
      reason: (one: Choice) => `Because of ${one.text}.`,
      leastReason: 30,
      because,
    };
    const play = { state: { view: { legal } }, ui } as unknown as Play;
    return render(Next, { props: { play, opinions } }).body.replaceAll(/<[^>]*>/g, ' ');
  };
  const few = said([opinion('a', 1, 12), opinion('b', 0, 12)]);
  expect(few).toContain('Play a');
  expect(few).toContain('Because of a.');
  expect(few).not.toMatch(/\d/);
  expect(said([{ ...opinion('a', 1, 12), reasons: { king: 29, quests: 210 } }, opinion('b', 0, 12)])).toContain(
    'Quests +2.1.',
  );
  const level = said([opinion('a', 0.5, 900), { ...opinion('b', 0.5, 900), reasons: { king: -60 } }]);
  expect(level).toMatch(/About as good:[^]*Play b\s+King −0.6\./);
  expect(said([opinion('a', 0.5, 2000), opinion('b', 0.3, 900)])).toMatch(/50\s?%[^]*30\s?%/);
});

it('says of the last choice whether it was good, what it cost, and what would have been better', () => {
  const choice = (action: string, win: number, reasons: Record<string, number> = {}) => ({
    ...{ action, reasons, uncertain: 4_000 },
    win: [win, 1_000_000 - win],
    points: [win / 100, 0],
  });
  const choices = [choice('a', 540_000, { quests: 210 }), choice('b', 538_000), choice('c', 420_000)];
  const said = (chosen: number, label: Label, lost = 0): string => {
    const legal = choices.map(({ action }) => ({ text: action }));
    const ui = { choice: (one: Choice) => `Play ${one.text}`, leastReason: 30, because };
    const play = { ui, state: {}, source: {}, game: {} } as unknown as Play;
    const decision = { win: [-lost, lost], points: [-lost / 100, 0] };
    const view = { legal } as unknown as View;
    const props = { play, judged: { view, moment: { seat: 0, choices, chosen, label, decision } } };
    return render(Last, { props })
      .body.replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  };
  const costly = said(2, 'blunder', 120_000);
  expect(costly).toMatch(
    /^ ?Play c No: another choice was much better\. Cost 12(\.0)?% chance to win and 1\.2 points, give/,
  );
  expect(costly).toMatch(/Why: Play a Quests \+2\.1\./);
  const level = said(1, 'best');
  expect(level).toMatch(/Play b Yes: no choice was clearly better\./);
  expect(level).not.toMatch(/Cost|Why/);
  expect(said(0, 'best')).toMatch(/Play a Yes: the bot would have chosen the same\. .*Why: Play a/);
});
