import { describe, expect, it } from 'vitest';
import { changeOf, ChosenPlan, gamesLeft, plansFor, skillOf } from './plans';
import { MemoryShelf } from './saved';
import { gamesNeeded, type SkillMean, type SkillsOfGame } from './skills';

const mean = (skill: string, mean: number, sure: boolean): SkillMean => ({
  ...{ skill, unit: 'points', games: 8, mean, margin: 300, sure },
});
/** A game whose choices of swords cost that many thousandths of a point. */
const game = (id: string, cost: number, analysis = 2): SkillsOfGame => ({
  ...{ id, game: 'academy', analysis, time: 1 },
  skills: { swords: { choices: 6, win: 0, points: -cost } },
});
const games = (name: string, count: number, cost: number): SkillsOfGame[] =>
  Array.from({ length: count }, (_, n) => game(`${name}${n}`, cost + 20 * (n % 3)));

describe('three plans are offered', () => {
  it('about the skills that cost most, those that surely do first', () => {
    const all = [mean('draft', -900, false), mean('swords', -800, true), mean('play', -500, true)];
    expect(plansFor(all)).toEqual(['skill:swords', 'skill:play', 'skill:draft']);
    expect(plansFor([mean('swords', -800, true), mean('play', 100, false)])).toEqual(
      ['skill:swords', 'mixed', 'games'], //
    );
  });
  it('without a focus first if no skill surely costs anything', () => {
    expect(plansFor([mean('draft', -900, false)])).toEqual(['mixed', 'skill:draft', 'games']);
    expect(plansFor([mean('draft', 10, false)])).toEqual(['mixed', 'games', 'puzzles']);
  });
  it('to find the weakest skill if too few games were reviewed', () => {
    expect(plansFor([])).toEqual(['games', 'mixed', 'puzzles']);
    expect([skillOf('games'), skillOf('skill:swords')]).toEqual([null, 'swords']);
  });
});

describe('a chosen plan', () => {
  const before = games('old', 8, 1300);
  const chosen = () => new ChosenPlan('academy', new MemoryShelf()).choose('skill:swords', before);

  it('stays chosen on this device, for each game', () => {
    const shelf = new MemoryShelf();
    expect(new ChosenPlan('academy', shelf).read()).toBeNull();
    new ChosenPlan('academy', shelf).choose('skill:swords', before);
    new ChosenPlan('medievallons', shelf).choose('puzzles', before);
    expect(new ChosenPlan('academy', shelf).read()).toMatchObject({ plan: 'skill:swords', analysis: 2 });
    expect(new ChosenPlan('academy', shelf).read()!.before!.mean).toBeCloseTo(-1317.5);
    expect(new ChosenPlan('medievallons', shelf).read()).toMatchObject({ plan: 'puzzles', before: null, known: [] });
  });
  it('lasts for five further reviewed games, and then tells what it has changed', () => {
    const four = [...games('new', gamesNeeded - 1, 600), ...before];
    expect(gamesLeft(chosen(), before, 'academy')).toBe(gamesNeeded);
    expect(gamesLeft(chosen(), four, 'academy')).toBe(1);
    expect(changeOf(chosen(), four, 'academy')).toBeNull();
    const five = [...games('new', gamesNeeded, 600), ...before];
    const change = changeOf(chosen(), five, 'academy')!;
    expect([change.before.mean, change.after.mean].map(Math.round)).toEqual([-1317, -616]);
    expect(change.sure).toBe(true);
    expect(gamesLeft(chosen(), five, 'academy')).toBe(0);
    // A small difference is not sure.
    expect(changeOf(chosen(), [...games('new', gamesNeeded, 1310), ...before], 'academy')!.sure).toBe(false);
  });
  it('does not compare figures of different versions, and a general plan compares nothing', () => {
    const newer = games('new', gamesNeeded, 600).map((one) => ({ ...one, analysis: 3 }));
    expect(changeOf(chosen(), newer, 'academy')).toBeNull();
    const general = new ChosenPlan('academy', new MemoryShelf()).choose('mixed', before);
    expect(changeOf(general, [...games('new', 9, 600), ...before], 'academy')).toBeNull();
  });
  it('counts as none if its data is damaged', () => {
    const shelf = new MemoryShelf();
    const sound = { plan: 'mixed', before: null, analysis: 2, known: ['a'] };
    const read = (kept: unknown) => {
      shelf.setItem('roundtable.plan.academy', JSON.stringify(kept));
      return new ChosenPlan('academy', shelf).read();
    };
    expect(read(sound)).toEqual(sound);
    for (const wrong of [{ plan: 'x' }, { before: {} }, { known: [1] }, { analysis: null }])
      expect(read({ ...sound, ...wrong })).toBeNull();
  });
});
