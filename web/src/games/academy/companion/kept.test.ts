import { expect, it } from 'vitest';
import { testStudyEngine } from '../../../engine/node_engine';
import type { Options } from '../../../protocol/protocol';
import { Positions } from '../../../source/positions';
import type { AcademyView, Track } from '../view';
import { parts } from '../workshop/parts';
import { begin, byPlaces, cardOn, goOn, moved, recordOf, tracksOf, untouched, withCard, type Kept } from './kept';

const everything = {
  advanced: ['lift', 'stepback', 'orderedreset'],
  variations: ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'],
};
const tables: [number, Options][] = [
  [3, {}],
  [5, everything],
  [2, { two: 'karadoc', ...everything }],
  [2, { two: 'lancelot', ...everything }],
];
const cards: [Track, number][] = [
  ...([
    ['gallantry', 3],
    ['jousts', 4],
    ['tournaments', 3],
    ['education', 3],
  ] as const),
  ...([
    ['king', 3],
    ['quests', 3],
    ['charity', 3],
    ['jousts', 3],
  ] as const),
].map(([track, value]) => [track, value]);

/** All fields of a position before its cards are dealt. A variation's fields have an editor in its Workshop.svelte. */
const fields = [
  ...['round', 'first', 'moment', 'tracks', 'points', 'coats'],
  ...parts.flatMap((part) => part.gameFields ?? []),
];

it.each(tables)(
  'a round of any table is entered card by card, scored, and goes on: %i %o',
  async (players, options) => {
    const engine = new Positions(testStudyEngine());
    const look = (kept: Kept) => engine.look(JSON.stringify(recordOf(players, options, kept)));
    let kept = begin(players, options);
    expect(untouched(kept)).toBe(true);
    kept = { ...kept, bets: kept.bets.map(() => 'jousts') };
    let seen = await look(kept);
    for (let turn = 0; ['play', 'neutralPlay'].includes((seen.view as AcademyView).phase); turn++) {
      expect(seen.faults).toEqual([]);
      const [track, value] = cards[turn % cards.length]!;
      kept = withCard(kept, (seen.view as AcademyView).asked.squire!, cardOn(track, value));
      seen = await look(kept);
    }
    while (seen.asked.length > 0) {
      const { seat, legal } = seen.asked[0]!;
      kept = { ...kept, log: [...kept.log, `${seat} ${legal[0]!}`] };
      seen = await look(kept);
    }
    expect(seen.faults).toEqual([]);
    expect(Object.keys(seen.position!).filter((field) => !fields.includes(field))).toEqual([]);
    const next = goOn(kept, seen.position!);
    expect(next.begun['round']).toBe(2);
    expect((await look({ ...next, bets: kept.bets })).faults).toEqual([]);
  },
);

it('places go on from where cards have brought the discs, and who is moved last lies on top', async () => {
  const engine = new Positions(testStudyEngine());
  let kept = withCard(begin(3, {}), 0, cardOn('jousts', 4));
  const { view } = await engine.look(JSON.stringify(recordOf(3, {}, kept)));
  kept = byPlaces(kept, view as AcademyView);
  expect(kept.places!.tracks.jousts).toEqual([[4, 0]]);
  kept = moved(moved(kept, 'jousts', 2, 4, null), 'king', 1, 15, 12);
  expect(kept.places!.tracks).toMatchObject({ jousts: [[4, 0, 2]], king: [[12, 1]] });
  const seen = await engine.look(JSON.stringify(recordOf(3, {}, moved(kept, 'king', 1, -3, 12))));
  expect(seen.faults).toEqual([]);
  expect(tracksOf(seen.view as AcademyView).jousts).toEqual([[4, 0, 2]]);
});
