// Likely moves after a choice, and the imagined game that shows them.

import { expect, it } from 'vitest';
import { testNet, testStudyEngine } from '../engine/node_engine';
import { LikelyLines, type Line } from './likely';
import { startLocal } from './local';
import { four, guilds, Player, refusal, seed, sequence, world } from './test_player';
import type { LocalSetup } from './saved';

async function played(setup: LocalSetup): Promise<{ record: string; log: string[] }> {
  const here = world();
  const player = new Player(startLocal(setup, here, seed), here);
  await player.finish(sequence(4));
  const record = await player.source.record();
  return { record, log: (JSON.parse(record) as { log: string[] }).log };
}

interface Hands {
  squires?: { seat: number; hand: { cards: string[] | null } }[];
  seats?: { seat: number; hand: { cards: string[] | null } }[];
}

it.each([four, guilds])('$game: shows moves that are legal, as the choosing seat sees them', async (setup) => {
  const { record, log } = await played(setup);
  const lines = new LikelyLines(setup.game, { engine: testStudyEngine, net: testNet });
  const choices = log.flatMap((text, entries) => (/^\d (play|activate|target)/.test(text) ? [{ text, entries }] : []));
  const found: Line[] = [];
  for (const { text, entries } of choices.filter((_, n) => n % 6 === 1)) {
    const asked = { record, entries, seat: Number(text[0]), action: text.slice(2) };
    const line = await lines.of(asked);
    found.push(line);
    expect(line.moves[0]).toMatchObject({ seat: asked.seat, action: asked.action, percent: null });
    for (const { percent } of line.moves.slice(1)) expect(percent).toBeGreaterThan(0);
    for (const { action, before, shown } of line.moves) {
      if (shown === null) continue;
      expect(before!.view!.legal.map((one) => one.text)).toContain(action);
      expect(line.states[shown]).toBeDefined();
    }
    for (const { view } of line.states) {
      expect(view!.seat).toBe(asked.seat);
      const { squires = [], seats = [] } = view as unknown as Hands;
      for (const { seat, hand } of [...squires, ...seats]) if (seat !== asked.seat) expect(hand.cards).toBeNull();
    }
    const told = line.moves.flatMap(({ shown }) => (shown === null ? [] : [shown]));
    expect(Math.max(...told, 0)).toBe(Math.max(0, line.states.length - 1));
  }
  lines.close();
  expect(found.some(({ states }) => states.length > 2)).toBe(true);
});

it('says what is wrong with a question, and answers the next one', async () => {
  const { record, log } = await played(four);
  const lines = new LikelyLines('academy', { engine: testStudyEngine, net: testNet });
  const entries = log.findIndex((text) => /^\d play/.test(text));
  const asked = { record, entries, seat: Number(log[entries]![0]), action: log[entries]!.slice(2) };
  const wrong = lines.of({ ...asked, action: 'dance' });
  const right = lines.of(asked);
  expect(await refusal(wrong)).not.toBe('no refusal');
  expect((await right).moves.length).toBeGreaterThan(0);
  lines.close();
});
