import { describe, expect, it, vi } from 'vitest';
import { victory } from './analysis';
import { startLocal, type LocalSetup } from './local';
import { four, guilds, Player, refusal, seed, sequence, world } from './test_player';

describe('what a game has learned', () => {
  const short: LocalSetup = { ...guilds, options: { maxTurns: 12 }, seats: ['me', 'champion', 'squire'] };

  it('is given to a bot as soon as one needs it', async () => {
    const here = world();
    const net = vi.fn(here.net);
    const player = new Player(startLocal(short, here, seed), { ...here, net });
    await player.finish(sequence(2));
    expect(net.mock.calls).toEqual([['medievallons'], ['medievallons']]); // quick engine, searching engine
  });

  it('is done without where it cannot be had', async () => {
    const here = { ...world(), net: async () => null };
    const setup: LocalSetup = { ...short, seats: ['me', 'knight', 'squire', 'page'] };
    const player = new Player(startLocal(setup, here, seed), here);
    const end = await player.finish(sequence(2));
    expect(end.info.result!.winners.length).toBeGreaterThan(0);
  });
});

describe('hints', () => {
  it.each([four, guilds])('rate every choice, the best first', async (setup) => {
    const here = world();
    const player = new Player(startLocal(setup, here, seed), here);
    const state = await player.myTurn();
    const { seat, choices } = await player.source.hint();
    expect(seat).toBe(state.info.you);
    expect(choices.map(({ action }) => action).sort()).toEqual(state.view!.legal.map(({ text }) => text).sort());
    for (const { win } of choices) expect(win.reduce((sum, one) => sum + one, 0)).toBe(victory);
    expect(choices[0]!.behind).toBeLessThanOrEqual(0);
    for (const { behind } of choices.slice(1)) expect(behind).toBeGreaterThanOrEqual(0);
  });

  it('say why, in parts that add up, and get the net once', async () => {
    const here = world();
    const net = vi.fn(here.net);
    const player = new Player(startLocal(guilds, here, seed), { ...here, net });
    await player.myTurn();
    net.mockClear();
    const { why } = await player.source.hint();
    expect(why!.reasons.map(({ kind }) => kind)).toContain('options');
    expect(why!.reasons.reduce((sum, { win }) => sum + win, 0)).toBe(why!.win);
    await player.source.hint();
    expect(net.mock.calls).toEqual([['medievallons']]);
  });

  it('are given without a net, too', async () => {
    for (const bytes of [null, 'AAAA']) {
      const here = { ...world(), net: async () => bytes };
      const player = new Player(startLocal(guilds, here, seed), here);
      await player.myTurn();
      expect((await player.source.hint()).choices.length).toBeGreaterThan(1);
    }
  });

  it('are refused when there is nothing to choose', async () => {
    const here = world();
    const player = new Player(startLocal(four, here, seed), here);
    await player.finish(sequence(1));
    expect(await refusal(player.source.hint())).toBe('not-now');
  });
});
