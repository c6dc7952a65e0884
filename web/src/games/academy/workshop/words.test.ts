import { beforeAll, expect, it } from 'vitest';
import { load } from '../../../i18n/i18n';
import type { Seen } from '../../../table/bench';
import { inEveryLanguage, look, testsOfWords, type At } from '../../../table/workshop/test_reasons';
import { academy, rulesTexts, setupTexts } from '../texts';
import type { AcademyChoice, AcademyView } from '../view';
import { namesIn } from './names';
import { workshopTexts } from './texts';
import { chapterOf, faultWords, refusedWords, ruling, rulingOf } from './words';

beforeAll(() => load(academy, rulesTexts, setupTexts, workshopTexts));

const all = (variation: string) => ({ variations: [variation] });
const faults: Record<string, At> = {
  type: [4, {}, { round: 7 }],
  copies: [4, {}, { moment: 'play', hands: [['Q5'], ['Q5'], [], []] }],
  hand: [4, {}, { moment: 'play', hands: [['Q5'], [], [], []] }],
  kept: [4, {}, { moment: 'draft', kept: [['Q5'], [], [], []] }],
  turn: [4, {}, { moment: 'play', played: [[], ['Q3'], [], []], tracks: { quests: [[3, 1]] } }],
  early: [4, {}, { round: 2, coats: [{ king: [6, 0, 0, 0] }] }],
  far: [4, {}, { round: 2, tracks: { quests: [[20, 0]] } }],
  behind: [4, {}, { moment: 'play', played: [['Q3'], [], [], []] }],
  way: [4, {}, { round: 2, tracks: { quests: [[16, 0]], jousts: [[18, 0]] } }],
  stack: [4, {}, { moment: 'play', played: [['Q3'], ['Q3'], [], []], tracks: { quests: [[3, 1, 0]] } }],
  order: [4, { advanced: ['orderedreset'] }, { round: 4, tracks: { jousts: [[2, 0]] } }],
  coats: [4, {}, { round: 2, coats: [{ jousts: [3, 3, 0, 0] }] }],
  informed: [4, all('codex'), { round: 2, coats: [{ education: [-3, -1, 0, 0] }], informed: [[2]] }],
  cup: [4, all('knights'), { cup: 1 }],
  middle: [
    4,
    all('knights'),
    { round: 2, moment: 'play', played: [['S3 jousts'], [], [], []], tracks: { jousts: [[3, 0]] } },
  ],
  scroll: [4, all('scrolls'), { round: 2, tracks: { king: [[7, 0]] } }],
  bets: [4, all('bet'), { moment: 'play' }],
  peeked: [4, all('codex'), { moment: 'play', peeked: [[1], [], [], []] }],
  neutral: [
    ...([2, { two: 'karadoc' }] as const),
    { moment: 'play', hands: ['G5 E5 K5 Q5 C5', 'S5 S5 S4 S4 S4', 'G2 E2 K2 Q2 C2'].map((hand) => hand.split(' ')) },
  ],
  first: [4, { first: 1 }, { first: 2 }],
  end: [4, {}, { moment: 'end', round: 5 }],
  variation: [4, {}, { cup: 1 }],
};

/** Only squires 0 and 1 have left the start on Charity. */
const charity = ['3 1', '5 0'].map((stack) => stack.split(' ').map(Number));
const end = { round: 6, moment: 'scoring', first: 3, tracks: { charity } };
const almsAfter = (...log: string[]): At => [
  ...([4, { variations: ['alms'], edition: 'french' }] as const),
  {
    ...end,
    coats: [
      { education: [-1, -3, 0, 0], jousts: [0, 0, 2, 3], tournaments: [0, 0, 3, 2] },
      { education: [-3, -1, 0, 0] },
      { king: [0, 0, 0, 6] },
    ],
  },
  log,
];
const alms = almsAfter();
const lancelot: At = [2, { two: 'lancelot' }, { round: 2 }, ['* deal C2,E3,G5,K4,S3,S4 C3,E4,G4,K3,Q2,Q3']];
const lancelotAfter = (...log: string[]): At => [lancelot[0], lancelot[1], lancelot[2], [...lancelot[3]!, ...log]];
const split = ['0 split C2,E3,G5', '1 split C3,E4,G4'];
const refused: Record<string, At> = {
  pack: [3, {}, { moment: 'draft' }],
  hand: [3, {}, { moment: 'play' }],
  played: [3, {}, { moment: 'cards', played: [['Q5'], ['E3'], ['E3']] }],
  six: lancelot,
  three: lancelot,
  sword: [
    ...([2, { two: 'karadoc' }] as const),
    { moment: 'play', hands: ['C2 E2 G2 K2 Q2', 'C2 E2 G2 K2 Q2', 'S5 S5 S4 S4 S4'].map((hand) => hand.split(' ')) },
    ['0 play C2', '1 play C2', '* neutral play S5'],
  ],
  stuck: [3, {}, { round: 3, moment: 'scoring', tracks: { gallantry: [[3, 0]], king: [[12, 0]] } }],
  start: [3, { advanced: ['lift'] }, { moment: 'scoring', tracks: { jousts: [[3, 0, 1]] } }],
  top: [3, { advanced: ['lift'] }, { moment: 'scoring', tracks: { jousts: [[3, 0, 1]], quests: [[4, 0]] } }],
  taken: [3, all('codex'), { moment: 'scoring', codex: [-3, -1, 0] }, ['0 codex 1']],
  self: alms,
  above: alms,
  coat: [
    ...([4, { variations: ['alms', 'codex'] }] as const),
    { ...end, coats: [{ education: [-1, -3, 0, 0] }, { education: [-1, 0, -3, 0] }], codex: [0, 0, -3, -1] },
    ['3 codex 3', '0 codex 1', '1 codex 2', '2! codex 4', '0 from 3'],
  ],
  large: almsAfter('0 from 3', '0 give -3'),
  source: [
    ...([4, { variations: ['alms', 'dragon'] }] as const),
    { ...end, tracks: { charity, quests: [[4, 3]] }, coats: [{ education: [-1, -3, 0, 0], jousts: [0, 0, 0, 3] }] },
    ['0 from 3', '0 give -3'],
  ],
  'must bet': [3, all('bet'), { first: 0 }, ['* deal C2,E2,G2,K2,Q2 C3,E3,G3,K3,Q3 C4,E4,G4,K4,Q4']],
  'must pick': [3, {}, { moment: 'draft' }],
  'must split': lancelot,
  'must choose': lancelotAfter(...split),
  'must assign': lancelotAfter(...split, '0 choose 1', '1 choose 1'),
  'must play': [3, {}, { moment: 'play' }],
  'must bonus': [3, {}, { moment: 'scoring', tracks: { gallantry: [[3, 0]] } }],
  'must codex': [3, all('codex'), { moment: 'scoring' }],
  'must from': alms,
  'must give': almsAfter('0 from 3'),
  'must take': almsAfter('0 from 3', '0 give -3'),
};

const viewOf = (seen: Seen): AcademyView => seen.view as AcademyView;
testsOfWords({
  ...{ game: 'academy', title: 'Medieval Academy', faults, refused, ruling, chapterOf },
  faultWords: (fault, seen) => faultWords(fault, namesIn(viewOf(seen))),
  refusedWords: (found, seen) => refusedWords(found, viewOf(seen), namesIn(viewOf(seen))),
  unreadable: [
    ...([4, all('codex')] as const),
    {
      ...{
        first: 9,
        moment: 'noon',
        tracks: { darts: [] },
        hands: [[]],
        points: 'many',
        cards: 1,
        scrolls: [],
        peeked: 7,
      },
      ...{ codex: [-3, -3, 0, 0], coats: [{ jousts: [1, 2] }, { kingTwice: 3 }, 4], played: [['X'], [], [], []] },
    },
  ],
});

it.each(['played', 'kept', 'bets', 'codex'])('%s before its time is told in every language', async (field) => {
  const said = {
    played: [['Q3'], [], []],
    kept: [['Q3'], [], []],
    bets: ['king', 'king', 'king'],
    codex: [-3, -1, 0],
  };
  const at: At = [3, { variations: ['bet', 'codex'] }, { [field]: said[field as keyof typeof said] }];
  const fault = (await look('academy', at)).faults.find((one) => one.reason === 'early')!;
  await inEveryLanguage(() => faultWords(fault, { squire: String, track: String }) ?? '');
});

it('cites the ruling on square 12 only if a card of the asked squire would not move', async () => {
  const hands = ['K2 Q5 C2 C3 E2', 'C2 C3 C4 E3 E4', 'E2 E3 G2 G3 Q3', 'G2 G3 Q2 Q3 K3'].map((hand) => hand.split(' '));
  const at = (square: number): At => [4, {}, { round: 3, moment: 'play', hands, tracks: { king: [[square, 0]] } }];
  const cited = async (square: number): Promise<string | undefined> => {
    const { asked, choices, faults } = await look('academy', at(square));
    expect(faults).toEqual([]);
    expect(asked[0]!.legal).toContain('play K2');
    return rulingOf('play', choices as AcademyChoice[]);
  };
  expect(await cited(12)).toBe('A33');
  expect(await cited(5)).toBeUndefined();
});
