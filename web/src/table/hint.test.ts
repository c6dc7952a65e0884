import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { common, load, table, telling } from '../i18n/i18n';
import type { Choice, Opinion } from '../protocol/protocol';
import { verdict } from './hint';
import HintSheet from './HintSheet.svelte';
import type { Play } from './play.svelte';

beforeAll(() => load(common, table, telling));

const opinion = (action: string, win: number, playouts: number): Opinion => ({ action, win, playouts, score: 0 });

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

it('is said with its reason, and without shares that mean nothing', () => {
  const said = (opinions: Opinion[]): string => {
    const legal = opinions.map(({ action }) => ({ text: action }));
    const ui = { choice: (one: Choice) => `Play ${one.text}`, reason: (one: Choice) => `Because of ${one.text}.` };
    const play = { opinions, state: { view: { legal } }, ui } as unknown as Play;
    return render(HintSheet, { props: { play } }).body.replaceAll(/<[^>]*>/g, ' ');
  };
  const few = said([opinion('a', 1, 12), opinion('b', 0, 12)]);
  expect(few).toContain('Play a');
  expect(few).toContain('Because of a.');
  expect(few).not.toMatch(/\d/);
  expect(said([opinion('a', 0.5, 2000), opinion('b', 0.3, 900)])).toMatch(/50\s?%[^]*30\s?%/);
});
