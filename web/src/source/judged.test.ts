import { expect, it } from 'vitest';
import { testNet, testStudyEngine } from '../engine/node_engine';
import { Refused } from '../protocol/protocol';
import { judgeLast } from './judged';
import { startLocal } from './local';
import { four, guilds, Player, seed, sequence, world } from './test_player';

const around = { engine: testStudyEngine, net: testNet };

it('judges the last choice of a game that goes on, by what was seen then', async () => {
  for (const setup of [four, guilds]) {
    const here = world();
    const you = setup.seats.indexOf('me');
    const player = new Player(startLocal(setup, here, seed), here);
    const pick = sequence(7);
    let last: { legal: string[]; chosen: string } | null = null;
    const judged = async () => judgeLast(await player.source.record(), setup.game, you, around);
    await player.myTurn();
    expect(await judged()).toBeNull();
    for (let turn = 0; turn < 6; ++turn) {
      const { view, decision } = await player.myTurn();
      const legal = view!.legal.map(({ text }) => text);
      const chosen = legal[pick(legal.length)]!;
      if (legal.length > 1) last = { legal, chosen };
      await player.source.choose(decision, chosen);
    }
    await player.myTurn();
    const { view, moment } = (await judged())!;
    expect(view.legal.map(({ text }) => text)).toEqual(last!.legal);
    expect(view.seat).toBe(you);
    expect(moment.seat).toBe(you);
    expect(moment.choices[moment.chosen]!.action).toBe(last!.chosen);
    expect(moment.choices.map(({ action }) => action).sort()).toEqual([...last!.legal].sort());
    expect(moment.decision.win[you]).toBeLessThanOrEqual(0);
    player.source.close();
  }
});

it('says what is wrong with a record', async () => {
  await expect(judgeLast('{}', 'academy', 0, around)).rejects.toBeInstanceOf(Refused);
});
