import { beforeAll, expect, it } from 'vitest';
import { common, load } from '../../i18n/i18n';
import type { Info } from '../../protocol/protocol';
import { finishedNews, namesAt, namesHere } from './finished';

beforeAll(() => load(common));

const person = (name: string, here: boolean) => ({ kind: 'person', name, user: name, here });

it('a finished game tells its players, its result and its date', () => {
  const day = Date.UTC(2026, 10, 18, 12);
  const result = { scores: [28, 34, -2], winners: [1], why: 'points', detail: {} };
  const names = namesHere({ game: 'academy', options: {}, seats: ['me', 'knight', 'here'], names: ['', '', 'Bert'] });
  expect(names).toEqual(['You', 'Knight', 'Bert']);
  expect(finishedNews(names, result, day)).toBe('Knight 34, You 28, Bert −2 · 18 November 2026');
  expect(finishedNews(names, null, day)).toBe('You, Knight, Bert · 18 November 2026');
  const seats = [person('', true), { kind: 'bot', name: 'squire' }, person('', false)];
  expect(namesAt({ seats, you: 0 } as unknown as Info)).toEqual(['You', 'Squire', 'someone']);
});
