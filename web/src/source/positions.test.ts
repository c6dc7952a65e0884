import { describe, expect, it } from 'vitest';
import { testNet, testStudyEngine } from '../engine/node_engine';
import { Adviser } from './adviser';
import { linkOf, Positions, recordIn } from './positions';

const record = (position: object, log: string[] = []): string =>
  JSON.stringify({ format: 'roundtable/2', game: 'academy', players: 4, options: {}, position, log });

describe('a position', () => {
  it('comes back from its link', async () => {
    const text = record({ round: 6, moment: 'end', tracks: { gallantry: [[6, 2, 1]] } });
    const link = await linkOf(text);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await recordIn(link)).toBe(text);
    await expect(recordIn(link.slice(0, 20))).rejects.toThrow();
  });

  it.each([
    ['academy', 3, {}],
    ['academy', 5, { variations: ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'] }],
    ['academy', 2, { two: 'karadoc' }],
    ['academy', 2, { two: 'lancelot', advanced: ['lift'] }],
    ['medievallons', 4, {}],
  ] as const)(
    'of any moment of a game comes back equal from its link: %s, %i players',
    async (game, players, options) => {
      const engine = testStudyEngine();
      const seats = Array.from({ length: players }, () => 'bot:random');
      await engine.ask({ do: 'start', game, players, options, seats, seed: '5a'.repeat(32), you: 0 });
      for (;;) {
        const { over, deciders, decision } = await engine.ask<{ over: boolean; deciders: number[]; decision: number }>({
          ...{ do: 'look', viewer: null, since: 0 },
        });
        if (over) break;
        const seat = deciders[0]!;
        const { choice } = await engine.ask<{ choice: string }>({ do: 'think', seat, bot: 'random' });
        await engine.ask({ do: 'choose', seat, decision, choice });
      }
      const { record } = await engine.ask<{ record: string }>({ do: 'save' });
      const { entries: steps } = await engine.ask<{ entries: number[] }>({ do: 'read', record });
      const positions = new Positions(engine);
      for (const entries of steps.filter((_, step) => step % 7 === 0)) {
        const cut = await positions.cut(record, entries);
        const there = await positions.look(cut);
        expect(there.faults).toEqual([]);
        const back = await positions.look(await recordIn(await linkOf(there.record)));
        expect(back).toEqual(there);
      }
    },
  );

  it('is scored as far as somebody is asked, whose choices are analysed', async () => {
    const positions = new Positions(testStudyEngine());
    const text = record({ round: 2, moment: 'scoring', tracks: { gallantry: [[6, 1, 2]], jousts: [[5, 0, 3]] } });
    const seen = await positions.look(text);
    expect(seen.faults).toEqual([]);
    expect(seen.asked.map(({ seat }) => seat)).toEqual([1]);
    expect(seen.choices.map(({ text }) => text).sort()).toEqual(seen.asked[0]!.legal);
    const adviser = new Adviser('academy', { engine: testStudyEngine, net: testNet });
    const { choices } = await adviser.advise(seen.record, 1);
    expect(choices.map(({ action }) => action).sort()).toEqual(seen.asked[0]!.legal.toSorted());
    const scored = await positions.look(record(JSON.parse(text).position, ['1 bonus king', '2 bonus quests']));
    expect(scored.position).toMatchObject({ round: 3, moment: 'deal' });
    expect(scored.events.filter(({ event }) => event === 'coat').length).toBe(6);
  });

  it('goes on with what is forced and what chance draws', async () => {
    const positions = new Positions(testStudyEngine());
    const begins = { ...JSON.parse(record({ hands: ['O,S', '', 3], pile: 'W' })), game: 'medievallons', players: 3 };
    const played = JSON.stringify({ ...begins, log: ['0 play O'] });
    expect((await positions.look(played)).chance).toBe(true);
    const log = await positions.drawn(played);
    expect(log.map((entry) => entry.replace(/ [A-Z]$/, ''))).toEqual([
      ...['0 play', '* draw 0', '* draw 0', '1! draw 2', '* draw 1', '* draw 1'],
    ]);
    const seen = await positions.look(JSON.stringify({ ...begins, log }));
    expect(seen.faults).toEqual([]);
    expect(seen.asked.map(({ seat }) => seat)).toEqual([2]);
  });

  it('that cannot be is drawn, and says why', async () => {
    const seen = await new Positions(testStudyEngine()).look(record({ round: 4, tracks: { jousts: [[7, 0]] } }));
    expect(seen.faults[0]).toMatchObject({ field: 'tracks.jousts', reason: 'far', values: ['0', 'jousts', '7', '0'] });
    expect(seen.view).toMatchObject({ round: 4 });
    expect(seen.over).toBe(false);
  });
});
