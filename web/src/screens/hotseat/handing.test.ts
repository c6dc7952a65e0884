import { describe, expect, it } from 'vitest';
import type { TableState } from '../../protocol/protocol';
import { startLocal, type LocalSetup } from '../../source/local';
import { mine, Player, refusal, seed, sequence, world } from '../../source/test_player';
import { nextHolder, passesOn } from './handing';

const family: LocalSetup = {
  game: 'academy',
  options: {},
  seats: ['me', 'here', 'squire', 'here'],
  name: 'Ann',
  names: ['', 'Ben', '', 'Chloé'],
};
const guilds: LocalSetup = { ...family, game: 'medievallons', options: { maxTurns: 12 } };

const settled = (state: TableState): boolean => state.view!.asked.over || nextHolder(state) !== undefined;

describe('one device', () => {
  it.each([family, guilds])('goes from hand to hand through a whole game: $game', async (setup) => {
    const here = world();
    const id = startLocal(setup, here, seed);
    const pick = sequence(3);
    const held = new Set<number>();
    let end: TableState | undefined;
    while (!end) {
      const cover = new Player(id, { ...here, holder: null });
      const state = await cover.until(settled);
      cover.source.close();
      // The cover shows no hand, no matter which seat is next.
      for (const told of cover.states) {
        expect(told).toMatchObject({ chosen: null, info: { you: null, secret: told.view!.asked.over ? seed : null } });
        expect(told.view).toMatchObject({ seat: null, legal: [] });
      }
      expect(await refusal(cover.source.choose(state.decision, 'x'))).not.toBe('no refusal');
      if (state.view!.asked.over) end = state;
      const next = nextHolder(state);
      if (next === undefined) continue;
      held.add(next);
      const player = new Player(id, { ...here, holder: next });
      await player.until(mine);
      while (!passesOn(player.state, next) && !player.state.view!.asked.over) {
        const { decision, view } = player.state;
        if (mine(player.state)) await player.source.choose(decision, view!.legal[pick(view!.legal.length)]!.text);
        else await player.until((told) => mine(told) || passesOn(told, next) || told.view!.asked.over);
      }
      expect(player.states.every((told) => told.view!.seat === next && told.info.you === next)).toBe(true);
      player.source.close();
    }
    expect([...held].sort()).toEqual([0, 1, 3]);
    expect(end.info.result!.winners.length).toBeGreaterThan(0);
    expect(end.info.seats.map((seat) => 'name' in seat && seat.name)).toEqual(['Ann', 'Ben', 'squire', 'Chloé']);
  });

  it('whoever holds it takes back what they did last; the next holder nothing, and nobody is given hints', async () => {
    const here = world();
    const id = startLocal({ ...family, seats: ['me', 'here', 'here', 'here'], options: { first: 0 } }, here, seed);
    let holder = 0;
    let player = new Player(id, { ...here, holder });
    const handOn = (): void => {
      player.source.close();
      player = new Player(id, { ...here, holder });
    };
    const choose = async (n: number): Promise<void> => {
      const { decision, view } = await player.until(mine);
      await player.source.choose(decision, view!.legal[n]!.text);
    };
    while ((await player.until(() => true)).view!.asked.together || holder !== 0) {
      holder = nextHolder(player.state)!;
      handOn();
      await choose(0);
      holder = nextHolder(player.state)!;
      handOn();
    }
    expect(player.source.offers).toMatchObject({ play: true, undo: true, hint: false });
    expect(player.state.undo).toBe(null);
    const before = player.state.view;
    await choose(0);
    expect([passesOn(player.state, 0), player.state.undo]).toEqual([true, 0]);
    await player.source.undo();
    expect(player.state.view).toEqual(before);
    await choose(1);
    holder = 1;
    handOn();
    await player.until(mine);
    expect(player.state.undo).toBe(null);
    expect(await refusal(player.source.undo())).toBe('no-undo');
    player.source.close();
  });
});
