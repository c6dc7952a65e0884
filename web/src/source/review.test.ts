import { expect, it } from 'vitest';
import { testNet, testStudyEngine } from '../engine/node_engine';
import { Refused } from '../protocol/protocol';
import { victory } from './analysis';
import { startLocal } from './local';
import { chancesAt, depths, Reviewing, type Balance, type Progress, type Review } from './review';
import { Player, seed, sequence, world } from './test_player';

async function record(): Promise<string> {
  const here = world();
  const setup = { game: 'academy', options: { two: 'karadoc' }, seats: ['me' as const, 'page' as const], name: 'Ann' };
  const player = new Player(startLocal(setup, here, seed), here);
  await player.finish(sequence(4));
  return player.source.record();
}

const around = { engine: testStudyEngine, net: testNet };

it('tells more and more of a game, and in the end what adds up', async () => {
  const text = await record();
  let clock = 0;
  const told: Progress[] = [];
  const reviewing = new Reviewing(text, 'academy', { ...around, now: () => (clock += 100) });
  await reviewing.run(2, (progress) => told.push(progress));
  const { log } = JSON.parse(text) as { log: string[] };
  expect(told.map(({ found }) => found)).toEqual(log.map((_, entry) => entry + 1));
  const known = told.map(({ review }) => review?.moments.length ?? 0);
  expect(new Set(known).size).toBeGreaterThan(5);
  expect(known).toEqual([...known].sort((a, b) => a - b));
  expect(known.at(-1)).toBe(log.length);
  const sum = ({ start, luck, own, others }: Balance): number => start + luck + own + others;
  const complete = told.at(-1)!.review!;
  expect(complete.moments[0]!.errors.win).toEqual(complete.seats.map(({ win }) => win.errors.start));
  for (const { review } of told) {
    for (const { win, points, skills } of review?.seats ?? []) {
      expect(sum(win)).toBe(win.result);
      expect(sum(points!)).toBe(points!.result);
      expect(Object.values(skills).reduce((all, skill) => all + skill.win, 0)).toBe(win.own);
    }
  }
});

it('says of a moment alone what a quick review says of it', async () => {
  const text = await record();
  let clock = 0;
  let found: Review | null = null;
  const reviewing = new Reviewing(text, 'academy', { ...around, now: () => (clock += 1000) });
  await reviewing.run(depths.quick, ({ review }) => {
    found = review;
    if ((review?.moments.length ?? 0) > 3) reviewing.stop();
  });
  const { moments } = found!;
  for (const entry of [0, 3]) {
    const chances = await chancesAt(text, 'academy', entry, around);
    expect(chances.map(({ win }) => win)).toEqual(moments[entry]!.win);
    expect(chances.reduce((sum, { win }) => sum + win, 0)).toBe(victory);
    for (const { error } of chances) expect(error).toBeGreaterThan(0);
  }
});

it('can be stopped, and says what is wrong with a record', async () => {
  const reviewing = new Reviewing(await record(), 'academy', around);
  const told: number[] = [];
  await reviewing.run(2, ({ found }) => {
    told.push(found);
    if (found === 3) reviewing.stop();
  });
  expect(told).toEqual([1, 2, 3]);
  await expect(new Reviewing('{}', 'academy', around).run(2, () => {})).rejects.toBeInstanceOf(Refused);
});
