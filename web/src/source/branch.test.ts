import { expect, it } from 'vitest';
import { branchesOf, cameFrom, keepsCards, mostBranches, startBranch, type Wish } from './branch';
import { testStudyEngine } from '../engine/node_engine';
import { startLocal } from './local';
import { four, Player, seed, sequence, world } from './test_player';

interface Written {
  log: string[];
  seats: string[];
  seed?: string;
  result?: { scores: number[] };
}
const written = (record: string): Written => JSON.parse(record) as Written;

async function played() {
  const here = world();
  const of = startLocal(four, here, seed);
  const player = new Player(of, here);
  await player.finish(sequence(3));
  return { here, of, record: await player.source.record() };
}
const wish = (of: string, record: string, more: Partial<Wish>): Wish => ({
  ...{ record, of, entries: 40, seat: 2, others: 'page', cards: 'same', name: 'Ann' },
  ...more,
});
const idOf = (address: string): string => address.slice('/play/'.length);

it('goes on from a point of a game, with another seat and the same cards to come, and is compared', async () => {
  const { here, of, record } = await played();
  expect(keepsCards(record, of)).toBe(true);
  const id = idOf(await startBranch(wish(of, record, {}), here.games, 5));
  expect(branchesOf(of, record, here.games)).toMatchObject([{ id, seat: 2, entries: 40, over: false, score: null }]);
  const player = new Player(id, here);
  await player.finish(sequence(8));
  const branch = written(await player.source.record());
  const was = written(record);
  expect(branch.log.slice(0, 40)).toEqual(was.log.slice(0, 40));
  expect(branch.log).not.toEqual(was.log);
  expect(branch.seats).toEqual(['bot:page', 'bot:page', 'Ann', 'bot:page']);
  // The outcome that is due at that point stays the same.
  const deals = (log: string[]): string[] => log.filter((entry) => entry.startsWith('* deal')).slice(0, 2);
  expect(branch.log.findLastIndex((entry) => entry === deals(was.log)[1])).toBe(40);
  expect(deals(branch.log)).toEqual(deals(was.log));
  expect(branch.seed).toBe(seed);
  const [told] = branchesOf(of, record, here.games);
  expect(told).toMatchObject({ over: true, score: branch.result!.scores[2], then: was.result!.scores[2] });
  expect(here.games.read(of)!.record).toBe(record);
});

it('draws other cards if one wants, and then does not claim a seed', async () => {
  const { here, of, record } = await played();
  const id = idOf(await startBranch(wish(of, record, { cards: 'fresh' }), here.games, 5));
  const player = new Player(id, here);
  await player.finish(sequence(8));
  const branch = written(await player.source.record());
  expect(branch.log.slice(0, 40)).toEqual(written(record).log.slice(0, 40));
  expect(branch.log.filter((entry) => entry.startsWith('* deal'))[1]).not.toBe(
    written(record).log.filter((entry) => entry.startsWith('* deal'))[1],
  );
  expect(branch.seed).toBeUndefined();
  expect(written(here.games.read(id)!.record!).seed).toBeUndefined();
});

it('cannot know the cards to come of a file, nor go on from after its end', async () => {
  const { here, record } = await played();
  expect(keepsCards(record, '')).toBe(false);
  const tooFar = startBranch(wish('', record, { entries: 100_000 }), here.games);
  await expect(tooFar).rejects.toThrow('nothing to play on');
});

it('draws anew what the seat could not know then, and only that', async () => {
  const { here, of, record } = await played();
  const begun: { hands: string[][] }[] = [];
  let id = '';
  for (let n = 0; n < 4; ++n) {
    const hidden = wish(of, record, { cards: 'hidden', entries: 26 });
    id = idOf(await startBranch(hidden, here.games, 5, testStudyEngine));
    const { record: saved, branch } = here.games.read(id)!;
    expect(branch).toEqual({ of, entries: 26, same: false });
    begun.push((JSON.parse(saved!) as { position: { hands: string[][] } }).position);
  }
  expect(new Set(begun.map(({ hands }) => hands[2]!.join())).size).toBe(1);
  expect(new Set(begun.map(({ hands }) => hands.join())).size).toBeGreaterThan(1);
  const player = new Player(id, { ...here, engine: testStudyEngine });
  await player.finish(sequence(8));
  expect(branchesOf(of, record, here.games).filter(({ over }) => over)).toMatchObject([{ id, seat: 2 }]);
});

it('keeps so many of a game, the latest, and knows where each came from', async () => {
  const { here, of, record } = await played();
  const other = startLocal(four, here, seed);
  const ids: string[] = [];
  for (let n = 0; n <= mostBranches; ++n) {
    const entries = 20 + n;
    ids.push(idOf(await startBranch(wish(of, record, { entries }), here.games, 10 + n)));
  }
  expect(branchesOf(of, record, here.games).map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  expect(here.games.read(of)).toBeDefined();
  expect(here.games.read(other)).toBeDefined();
  expect(cameFrom(ids[1]!, here.games)).toEqual({ of, entries: 21, begun: false });
  expect(cameFrom(of, here.games)).toBeNull();
  // With hidden cards drawn again, the branch's record begins at that point.
  const hidden = wish(of, record, { cards: 'hidden', entries: 26 });
  const id = idOf(await startBranch(hidden, here.games, 30, testStudyEngine));
  expect(cameFrom(id, here.games)).toEqual({ of, entries: 0, begun: true });
  // A branch whose game was deleted has no link back.
  here.games.remove(of);
  expect(cameFrom(id, here.games)).toBeNull();
});
