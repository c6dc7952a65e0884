import { describe, expect, it, vi } from 'vitest';
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
    const opinions = await player.source.hint();
    expect(opinions.map(({ action }) => action).sort()).toEqual(state.view!.legal.map(({ text }) => text).sort());
    expect(opinions[0]!.playouts).toBeGreaterThan(0);
    for (const { win } of opinions) expect(win >= 0 && win <= 1).toBe(true);
    expect(opinions.map(({ playouts }) => playouts)).toEqual(
      opinions.map(({ playouts }) => playouts).sort((a, b) => b - a),
    );
  });

  it('say why, by what the game has learned, which whoever thinks for them is given once', async () => {
    const here = world();
    const net = vi.fn(here.net);
    const player = new Player(startLocal(guilds, here, seed), { ...here, net });
    await player.myTurn();
    net.mockClear();
    const opinions = await player.source.hint();
    expect(Object.keys(Object.assign({}, ...opinions.map(({ reasons }) => reasons)))).toContain('third-guild');
    await player.source.hint();
    expect(net.mock.calls).toEqual([['medievallons']]);
  });

  it('are given without a net, too', async () => {
    for (const bytes of [null, 'AAAA']) {
      const here = { ...world(), net: async () => bytes };
      const player = new Player(startLocal(guilds, here, seed), here);
      await player.myTurn();
      expect((await player.source.hint()).length).toBeGreaterThan(1);
    }
  });

  it('are refused when there is nothing to choose', async () => {
    const here = world();
    const player = new Player(startLocal(four, here, seed), here);
    await player.finish(sequence(1));
    expect(await refusal(player.source.hint())).toBe('not-now');
  });
});
