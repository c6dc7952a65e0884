import { beforeAll, expect, it } from 'vitest';
import { common, load } from '../../i18n/i18n';
import type { Played } from '../../source/turns';
import { company, whoseTurn } from './running';
import { person } from './texts';

beforeAll(() => load(common, person));

const ann = { kind: 'person', name: 'Ann', user: 'a', here: true, bot: false };
const bert = { ...ann, name: 'Bert', user: 'b' };
const gone = { ...ann, name: '', user: 'c' };
const bot = { kind: 'bot', name: 'squire' };

function game(seats: object[], asked: number[], since: number | null = null): Played {
  return { table: { seats, you: 0 }, since, due: [], view: { asked: { seats: asked } } } as unknown as Played;
}

it('says whose turn it is, one’s own first of all', () => {
  expect(whoseTurn(game([ann, bert], [0, 1], 7))).toBe('Your turn');
  expect(whoseTurn(game([ann, bert, gone], [1, 2]))).toBe('Waiting for Bert and someone');
  expect(whoseTurn(game([ann, bot], [1]))).toBe('Waiting for bot (Squire)');
  expect(whoseTurn(game([ann, bert], [0]))).toBe(''); // a bot plays for the viewer
});

it('says with whom it is played', () => {
  expect(company(game([ann, bert, bot], []))).toEqual([bert]);
  expect(company(game([ann, bot, bot], []))).toEqual(['2 bots']);
});
