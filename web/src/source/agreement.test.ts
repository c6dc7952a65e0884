// The same position has the same values in a hint, a puzzle, the workshop, "Was that good?" and a review.

import { expect, it } from 'vitest';
import { testNet, testStudyEngine } from '../engine/node_engine';
import type { GameName } from '../protocol/protocol';
import { Adviser } from './adviser';
import type { Advice } from './analysis';
import { startLocal } from './local';
import { depths, EntryReviews, isChoosing } from './review';
import { four, guilds, Player, seed, sequence, world } from './test_player';

const around = { engine: testStudyEngine, net: testNet };

/** A choice in the middle of a game: its record, the hint for it, and the record once the hint was followed. */
async function hinted(setup: typeof four): Promise<{ game: GameName; record: string; hint: Advice; next: string }> {
  const here = world();
  const player = new Player(startLocal(setup, here, seed), here);
  const pick = sequence(3);
  for (let turn = 0; ; ++turn) {
    const { view, decision, info } = await player.myTurn();
    const { legal } = view!;
    if (turn < 8 || legal.length < 3) {
      await player.source.choose(decision, legal[pick(legal.length)]!.text);
      continue;
    }
    const record = await player.source.record();
    const hint = await player.source.hint();
    player.source.close();
    const written = JSON.parse(record) as { log: string[] };
    const next = JSON.stringify({ ...written, log: [...written.log, `${info.you} ${hint.choices[0]!.action}`] });
    return { game: setup.game, record, hint, next };
  }
}

it.each([four, guilds])('$game: has the same answer everywhere', async (setup) => {
  const { game, record, hint, next } = await hinted(setup);
  const adviser = new Adviser(game, around);
  // Puzzles and the workshop ask the adviser as hints do.
  expect(await adviser.advise(record, hint.seat)).toEqual(hint);

  const entry = (JSON.parse(next) as { log: string[] }).log.length - 1;
  const reviews = new EntryReviews(next, game, around);
  const review = await reviews.of(entry, depths.quick);
  reviews.close();
  const [moment] = review.moments;
  const { moment: last } = (await adviser.last(next, hint.seat))!;
  for (const other of [last, moment!]) {
    expect(isChoosing({ ...moment!, ...other })).toBe(true);
    for (const [at, choice] of hint.choices.slice(0, 3).entries()) {
      const there = other.choices!.find(({ action }) => action === choice.action)!;
      const apart = Math.abs(there.win[hint.seat]! - choice.win[hint.seat]!);
      expect(apart, `${choice.action} ${at}`).toBeLessThanOrEqual(4 * Math.hypot(there.error, choice.error));
    }
    // The best choice is the same, or as good within its error.
    const best = other.choices!.find(({ action }) => action === hint.choices[0]!.action)!;
    expect(best.behind).toBeLessThanOrEqual(2 * best.apart);
    expect(['best', 'unsure']).toContain(other.label);
  }
  adviser.close();
});
