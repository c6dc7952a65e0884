import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { common, load, table, telling } from '../i18n/i18n';
import type { Choice, Opinion } from '../protocol/protocol';
import type { Reason } from './game_ui';
import { gain, reasonsOf, verdict } from './hint';
import HintSheet from './HintSheet.svelte';
import type { Play } from './play.svelte';

beforeAll(() => load(common, table, telling));

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
    const play = { opinions, state: { view: { legal } }, ui } as unknown as Play;
    return render(HintSheet, { props: { play } }).body.replaceAll(/<[^>]*>/g, ' ');
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
