import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testNet, testStudyEngine } from '../../engine/node_engine';
import type { TableState } from '../../protocol/protocol';
import { Adviser } from '../../source/adviser';
import { puzzleIn } from '../../source/puzzles';
import { PuzzleSource } from './source';

const line = readFileSync(new URL('../../../../study/medievallons/puzzles.jsonl', import.meta.url), 'utf8').split(
  '\n',
)[0]!;

it('poses a moment as its seat saw it, hears the answer, and finds the same answer', async () => {
  const puzzle = puzzleIn(line, 1);
  const heard: string[] = [];
  const states: TableState[] = [];
  const source = new PuzzleSource(puzzle, (text) => heard.push(text), testStudyEngine);
  await new Promise<void>((resolve, reject) => {
    source.start({
      state: (state) => resolve(void states.push(state)),
      connection: () => {},
      failed: (problem) => reject(new Error(problem.message)),
    });
  });
  const [asked] = states;
  expect(asked!.info.you).toBe(puzzle.seat);
  expect(asked!.view!.seat).toBe(puzzle.seat);
  const legal = asked!.view!.legal.map(({ text }) => text);
  expect(legal).toContain(puzzle.answer);
  await source.choose(0, puzzle.answer);
  expect(heard).toEqual([puzzle.answer]);
  expect(states.at(-1)!.view!.legal).toEqual([]);
  source.again();
  expect(states.at(-1)).toBe(asked);

  const adviser = new Adviser('medievallons', { engine: testStudyEngine, net: testNet });
  const { choices, sure } = await adviser.advise(puzzle.record, puzzle.seat);
  expect(choices[0]!.action).toBe(puzzle.answer);
  expect(sure).toBe(true);
});

it.each(['academy', 'medievallons'])('shows the moment of every puzzle of %s', async (game) => {
  const file = new URL(`../../../../study/${game}/puzzles.jsonl`, import.meta.url);
  const puzzles = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text, at) => puzzleIn(text, at + 1));
  const engine = testStudyEngine();
  const shown = (puzzle: (typeof puzzles)[number]): Promise<string[]> =>
    new Promise((resolve) =>
      new PuzzleSource(
        puzzle,
        () => {},
        () => engine,
      ).start({
        state: ({ view }) => resolve(view!.legal.map(({ text }) => text)),
        connection: () => {},
        failed: ({ message }) => resolve([message]),
      }),
    );
  const wrong: string[] = [];
  for (const puzzle of puzzles) {
    const legal = await shown(puzzle);
    if (!legal.includes(puzzle.answer)) wrong.push(`${puzzle.id}: ${legal[0]}`);
  }
  expect(wrong).toEqual([]);
});
