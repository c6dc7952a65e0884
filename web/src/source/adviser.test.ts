import { expect, it } from 'vitest';
import { testNet, testStudyEngine } from '../engine/node_engine';
import { Refused } from '../protocol/protocol';
import { Adviser } from './adviser';
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
    const judged = () => player.source.last();
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
    expect(moment.analysis).toBeGreaterThan(0);
    expect(view.legal.map(({ text }) => text)).toEqual(last!.legal);
    expect(view.seat).toBe(you);
    expect(moment.seat).toBe(you);
    expect(moment.choices[moment.chosen]!.action).toBe(last!.chosen);
    expect(moment.choices.map(({ action }) => action).sort()).toEqual([...last!.legal].sort());
    const made = moment.choices[moment.chosen]!;
    expect(moment.chosen === 0 ? made.behind <= 0 : made.behind >= 0).toBe(true);
    if (moment.label === 'costly') expect(made.behind).toBeGreaterThan(2 * made.apart);
    player.source.close();
  }
});

it('says what is wrong with a record', async () => {
  await expect(new Adviser('academy', around).last('{}', 0)).rejects.toBeInstanceOf(Refused);
});
