// Tests games on this device that end early: conceded or abandoned.

import { expect, it } from 'vitest';
import { LocalSource, listLocal, startLocal, type LocalSetup } from './local';
import { four, mine, Player, seed, world } from './test_player';
import type { TableState } from '../protocol/protocol';

const two: LocalSetup = { ...four, options: { two: 'karadoc' }, seats: ['me', 'squire'] };
const handed = (others: number): LocalSetup => ({
  ...four,
  options: others === 1 ? { two: 'karadoc' } : {},
  seats: ['me', ...Array<'here'>(others).fill('here')],
  names: ['', 'Bert', 'Cleo'].slice(0, others + 1),
});

/** The next matching state of the device's holder or a spectator. */
function told(source: LocalSource, until: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve, reject) => {
    source.start({
      state: (state) => until(state) && resolve(state),
      connection: () => {},
      failed: (problem) => reject(new Error(problem.message)),
    });
  });
}

it('against one bot, who concedes ends the game, and the bot has won', async () => {
  const here = world();
  const player = new Player(startLocal(two, here, seed), here);
  await player.myTurn();
  await player.source.quitting.concede('end');
  const end = player.state;
  expect(end.info).toMatchObject({ phase: 'finished', ending: 'conceded', endedBy: 0, winner: 1, result: null });
  expect(end.info.quits).toMatchObject([{ what: 'concede', seat: 0 }]);
  expect(end.info.secret).toBe(seed);
  expect(end.undo).toBeNull();
  expect(listLocal(here.games)).toMatchObject([{ over: true, ended: 'conceded' }]);
  expect(await player.source.rematch()).toMatch('/play/');
  // After loading it again.
  const again = await told(new LocalSource(player.source.id, here), () => true);
  expect(again.info).toMatchObject({ phase: 'finished', ending: 'conceded', winner: 1 });
});

it('or bots play it to the end, and there is a result', async () => {
  const here = world();
  const player = new Player(startLocal(four, here, seed), here);
  await player.myTurn();
  await player.source.quitting.concede('bots');
  expect(player.state.info.phase).toBe('playing');
  const end = await player.until((state) => state.info.phase === 'finished');
  expect(end.info).toMatchObject({ ending: 'played', winner: null });
  expect(end.info.seats[0]).toMatchObject({ conceded: true, bot: true });
  expect(end.info.result!.winners.length).toBeGreaterThan(0);
});

it('abandoned, it is over without a winner', async () => {
  const here = world();
  const player = new Player(startLocal(four, here, seed), here);
  await player.myTurn();
  await player.source.quitting.abandon('propose');
  expect(player.state.info).toMatchObject({ phase: 'finished', ending: 'agreed', endedBy: 0, winner: null });
  expect(listLocal(here.games)).toMatchObject([{ over: true, ended: 'agreed' }]);
});

it('where two share the device, the other has won', async () => {
  const here = world();
  const id = startLocal(handed(1), here, seed);
  const source = new LocalSource(id, { ...here, holder: 1 });
  await told(source, mine);
  await source.quitting.concede('end');
  const seen = await told(new LocalSource(id, { ...here, holder: null }), () => true);
  expect(seen.info).toMatchObject({ phase: 'finished', ending: 'conceded', endedBy: 1, winner: 0 });
});

it('where three do, a bot plays the seat, and the last one left has won', async () => {
  const here = world();
  const id = startLocal(handed(2), here, seed);
  const bert = new LocalSource(id, { ...here, holder: 1 });
  await told(bert, mine);
  await bert.quitting.concede('end');
  bert.close();
  // The bot chooses for Bert although no person holds the device.
  const watching = new LocalSource(id, { ...here, holder: null });
  const later = await told(watching, (state) => !state.view!.asked.seats.includes(1));
  watching.close();
  expect(later.info.phase).toBe('playing');
  const cleo = new LocalSource(id, { ...here, holder: 2 });
  await told(cleo, mine);
  await cleo.quitting.concede('end');
  const end = await told(new LocalSource(id, { ...here, holder: null }), () => true);
  expect(end.info).toMatchObject({ phase: 'finished', ending: 'conceded', endedBy: 2, winner: 0 });
});
