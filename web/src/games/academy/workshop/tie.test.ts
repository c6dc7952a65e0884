import { expect, it } from 'vitest';
import { testStudyEngine } from '../../../engine/node_engine';
import { Positions } from '../../../source/positions';
import { lower, tied, tiedAt, type Where } from './tie';

const settled = async (where: Where, squires: number[], options = {}) => {
  const position = tied({}, where, squires, 4, options);
  expect(tiedAt(position, where)).toEqual(squires);
  const record = { format: 'roundtable/2', game: 'academy', players: 4, options, position, log: [] };
  return new Positions(testStudyEngine()).look(JSON.stringify(record));
};

it('at the end the one ahead on Gallantry wins', async () => {
  const seen = await settled('end', [2, 0, 3]);
  expect(seen.faults).toEqual([]);
  expect(seen.result).toMatchObject({ winners: [3], why: 'gallantry' });
});

it.each(['jousts', 'tournaments', 'quests'] as const)('on %s who lies on top is first', async (where) => {
  const seen = await settled(where, [1, 0]);
  expect(seen.faults).toEqual([]);
  const paid = seen.events.filter(({ event }) => event === 'coat') as {
    squire?: number;
    track?: string;
    value?: number;
  }[];
  const here = paid.filter(({ track }) => track === where).sort((a, b) => b.value! - a.value!);
  expect(here.map(({ squire }) => squire)).toEqual([0, 1]);
});

it.each(['gallantry', 'jousts', 'education', 'charity', 'end'] as const)(
  'can be at any table: on %s with all variations',
  async (where) => {
    const variations = ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'];
    expect((await settled(where, [1, 0], { variations })).faults).toEqual([]);
  },
);

it('a disc that is tapped again is gone', () => {
  expect(lower(lower([], 2), 1)).toEqual([2, 1]);
  expect(lower([2, 1], 2)).toEqual([1]);
});
