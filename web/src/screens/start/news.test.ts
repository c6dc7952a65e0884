import { beforeAll, expect, it } from 'vitest';
import { common, load } from '../../i18n/i18n';
import type { Info } from '../../protocol/protocol';
import { isDeserted, openNews } from './news';

beforeAll(() => load(common));

const person = (name: string, here: boolean) => ({ kind: 'person', name, user: name, here });
const table = (...seats: object[]) => ({ seats: [...seats, { kind: 'open' }] }) as unknown as Info;

it('a table whose people are all away is told apart', () => {
  expect(isDeserted(table(person('Ann', false), { kind: 'bot', name: 'page' }))).toBe(true);
  expect(openNews(table(person('Ann', false))).at(-1)).toBe('away');
  expect(isDeserted(table(person('Ann', false), person('Bert', true)))).toBe(false);
  expect(openNews(table(person('Ann', true)))).not.toContain('away');
  expect(isDeserted(table())).toBe(false); // it waits for its first people
});
