import { beforeAll, expect, it } from 'vitest';
import { common, load, table, telling } from '../../i18n/i18n';
import type { TableState } from '../../protocol/protocol';
import type { Source } from '../../source/source';
import { Play, type GameUi } from '../play.svelte';
import { draw, size } from './picture';
import { sharedResult, textOf } from './result';

beforeAll(() => load(common, table, telling));

function ended(names: string[], result: { winners: number[]; scores: number[] } | null): Play {
  const ui = { ownColours: () => true } as unknown as GameUi;
  const play = new Play({ offers: { play: true } } as unknown as Source, ui, { name: 'test', title: 'Test' });
  const seats = names.map((name) => ({ kind: 'person', name, user: `u${name}`, here: true, bot: false }));
  const info = { id: 'secret', seats, you: 0, options: {}, updated: Date.UTC(2026, 10, 18, 12), result };
  play.state = { info, view: { seat: 0 } } as unknown as TableState;
  return play;
}

it('tells places, names and scores, and nothing else of people', () => {
  const shared = sharedResult(ended(['Ann', 'Bert', 'Cleo', 'Dov'], { winners: [2], scores: [7, 31, 31, 7] }))!;
  expect(textOf(shared)).toBe('Test, November 18, 2026\n1. Cleo: 31\n2. Bert: 31\n3. Ann: 7\n3. Dov: 7');
  expect(JSON.stringify(shared)).not.toMatch(/uAnn|secret/);
});

it('tells a shared victory as such, and nothing of a game without a result', () => {
  const shared = sharedResult(ended(['Ann', 'Bert'], { winners: [0, 1], scores: [5, 5] }))!;
  expect(shared.rows.map(({ place }) => place)).toEqual([1, 1]);
  expect(sharedResult(ended(['Ann', 'Bert'], null))).toBeNull();
});

it('tells people of the same name apart as at the table', () => {
  const play = ended(['Ann', 'Ann'], { winners: [0], scores: [5, 4] });
  expect(sharedResult(play)!.rows.map(({ name }) => name)).toEqual([play.plainName(0), play.plainName(1)]);
});

it('says You of a viewer who has given no name', () => {
  const rows = sharedResult(ended(['', ''], { winners: [0], scores: [5, 4] }))!.rows;
  expect(rows[0]!.name).toBe('You');
  expect(rows[1]!.name).not.toBe('');
});

it('draws every player inside the picture', () => {
  const written: { text: string; x: number; y: number; most: number | undefined }[] = [];
  const nothing = (): void => {};
  const names = ['fillRect', 'strokeRect', 'beginPath', 'arc', 'fill', 'save', 'restore', 'translate', 'scale'];
  const canvas = {
    ...Object.fromEntries(names.map((name) => [name, nothing])),
    fillText: (text: string, x: number, y: number, most?: number) => written.push({ text, x, y, most }),
  } as unknown as CanvasRenderingContext2D;
  const people = ['Ann', 'Bert', 'Cleo', 'Dov', 'W'.repeat(24)];
  const shared = sharedResult(ended(people, { winners: [0], scores: [5, 4, 3, 2, 1] }))!;
  draw(canvas, shared, { colour: () => '', serif: '', sans: '' }, () => ({}) as Path2D);
  expect(written.map(({ text }) => text)).toEqual(expect.arrayContaining(['Test', ...people, '5', '1']));
  for (const { y, x, most } of written) {
    expect(y).toBeLessThan(size.height - 24);
    if (most !== undefined && x < size.width / 2) expect(x + most).toBeLessThanOrEqual(size.width - 24);
  }
});
