import { expect, it } from 'vitest';
import { load } from '../../i18n/i18n';
import type { Info } from '../../protocol/protocol';
import points from './points';
import { academy } from './texts';

it('tells what came from which track', async () => {
  await load(academy);
  const squires = [
    {
      coats: [
        ['jousts', 3],
        ['jousts', 1],
        ['charity', -2],
      ],
    },
    { coats: [] },
  ];
  const table = { options: {}, seats: [{}, {}], result: { detail: { squires } } } as unknown as Info;
  expect(points.sources()[0]).toBe('Jousts');
  expect(points.of(table)).toEqual([
    [4, 0, 0, 0, 0, -2],
    [0, 0, 0, 0, 0, 0],
  ]);
  expect(points.of({ ...table, options: { two: 'lancelot' } })).toBeNull();
  expect(points.of({ ...table, result: null })).toBeNull();
});
