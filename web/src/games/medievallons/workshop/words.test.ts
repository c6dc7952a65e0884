import { beforeAll } from 'vitest';
import { load } from '../../../i18n/i18n';
import { testsOfWords, type At } from '../../../table/workshop/test_reasons';
import { medievallons, rulesTexts } from '../texts';
import { workshopTexts } from './texts';
import { chapterOf, faultWords, refusedWords, ruling } from './words';

beforeAll(() => load(medievallons, rulesTexts, workshopTexts));

const nameOf = (seat: number): string => ['Ann', 'Bert', 'Chloe', 'Dov'][seat]!;
const faults: Record<string, At> = {
  type: [3, {}, { turn: 0 }],
  copies: [3, {}, { hands: ['A,A,A,A,A', 'A,A,A,A', 6] }],
  missing: [3, {}, { hands: [6, 90, 90], turn: 400 }],
  guild: [3, {}, { guilds: ['0.1 K 1+1'] }],
  third: [3, {}, { guilds: ['0.3 K 3+0'] }],
  won: [3, {}, { moment: 'end', ending: 'third-guild', guilds: ['0.1 K 3+0'] }],
  empty: [3, {}, { deck: '' }],
  full: [3, {}, { hands: [1, 1, 1], deck: 100 }],
  'run-out': [3, {}, { moment: 'end', deck: 'A', breaker: 'yellow' }],
  breaker: [3, {}, { moment: 'end' }],
  early: [3, {}, { turn: 3, guilds: ['1.2 K 3+0'] }],
  last: [3, {}, { moment: 'end', ending: 'max-turns', turn: 9 }],
  active: [3, { first: 1 }, { active: 0, turn: 5 }],
  knows: [3, {}, { turn: 5, hands: ['K', 6, 6], knows: [{}, { 0: { cards: 'A' } }, {}] }],
  unknown: [3, {}, { turn: 5, knows: [{ deck: { exact: 'K' } }, {}, {}] }],
};

const turn = { hands: ['K,K,M', 'A,A', 2], guilds: ['0.1 J 0+3', '0.2 A 3+0', '1.1 S 3+0'], active: 0 };
const refused: Record<string, At> = {
  hand: [3, {}, turn],
  few: [3, {}, turn],
  mixed: [3, {}, turn],
  idle: [3, {}, turn],
  powerless: [3, {}, turn],
  nothing: [3, {}, turn],
  other: [3, {}, turn],
  draw: [3, {}, turn],
  self: [3, {}, turn, ['0 play K']],
  fewer: [4, {}, { hands: ['B,M', 'A,A', 'K', 'S,S'], turn: 9 }, ['0 play B']],
  must: [3, {}, turn, ['0 play K']],
  member: [3, {}, { hands: ['A,M', 'A,A', 2], guilds: ['1.1 S 3+0', '2.1 O 3+0'], turn: 30 }, ['0 play A']],
  twice: [3, {}, { hands: ['M,K,K,S', 'A,B', 2], turn: 9 }, ['0 play M', '0 target 1']],
  two: [3, {}, { hands: ['M,K,K,S', 'A,B', 2], turn: 9 }, ['0 play M', '0 target 1']],
  copy: [3, {}, { hands: ['W,M', 'A', 'K'], guilds: ['0.1 J 0+3', '1.1 S 3+0', '2.1 O 3+0'], turn: 30 }, ['0 play W']],
  there: [3, {}, { hands: ['P,M', 'A,B', 'K,K'], turn: 9 }, ['0 play P', '0 target 1']],
  same: [3, {}, { hands: ['P,M,M', 'A,B', 'K,K'], turn: 9 }, ['0 play P', '0 target 1', '0 take A']],
  drawn: [3, {}, { hands: ['Z,M', 'A', 'K'], turn: 9 }, ['0 play Z', '* draw 0 A', '* draw 0 B', '* draw 0 S']],
  kept: [
    3,
    {},
    { hands: ['Z,M', 'A', 'K'], turn: 9 },
    ['0 play Z', '* draw 0 A', '* draw 0 B', '* draw 0 S', '0 keep B'],
  ],
};

testsOfWords({
  ...{ game: 'medievallons', title: 'Medievallons', faults, refused, ruling, chapterOf },
  faultWords: (fault) => faultWords(fault, nameOf),
  refusedWords: (found) => refusedWords(found, nameOf),
  unreadable: [
    ...([3, {}] as const),
    {
      ...{ active: 7, moment: 'noon', ending: 'cycle', aside: 'K', hands: ['X'], pile: 3, cards: 1 },
      ...{ guilds: ['X', '0.1 K 3+0', '0.1 A 3+0'], knows: [1, { 7: {} }, { 0: { all: 'K' } }] },
    },
  ],
});
