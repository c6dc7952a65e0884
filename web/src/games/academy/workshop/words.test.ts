import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../../i18n/i18n';
import {
  documented,
  english,
  faultText,
  inEveryLanguage,
  look,
  refusedBy,
  type At,
} from '../../../table/workshop/test_reasons';
import { academy, rulesTexts, setupTexts } from '../texts';
import type { AcademyView } from '../view';
import { workshopTexts } from './texts';
import { chapterOf, faultWords, namesIn, refusedWords, ruling } from './words';

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

describe('what cannot be', () => {
  it('has an example for every reason that the documents list', () => {
    expect(Object.keys(faults).sort()).toEqual(documented('Medieval Academy').sort());
  });

  it.each(Object.entries(faults))('%s is told in every language', async (reason, at) => {
    const seen = await look('academy', at);
    const fault = seen.faults.find((one) => one.reason === reason)!;
    expect(fault, JSON.stringify(seen.faults)).toBeDefined();
    const names = namesIn(seen.view as AcademyView);
    await inEveryLanguage(() => faultText(fault, (one) => faultWords(one, names)));
    expect(faultText(fault, (one) => faultWords(one, names))).not.toBe(english(fault));
    if (fault.rule) expect(ruling(fault.rule)?.text).toBeTruthy();
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

  it('is told of fields that nobody can read', async () => {
    const { faults } = await look('academy', [
      ...([4, all('codex')] as const),
      {
        ...{
          first: 9,
          moment: 'noon',
          tracks: { darts: [] },
          hands: [[]],
          points: 'many',
          cards: 1,
          codex: [-3, -3, 0, 0],
        },
        ...{ coats: [{ jousts: [1, 2] }, { kingTwice: 3 }, 4], played: [['X'], [], [], []], scrolls: [], peeked: 7 },
      },
    ]);
    expect(faults.length).toBeGreaterThan(10);
    for (const fault of faults.filter(({ reason }) => reason === 'type'))
      expect(faultText(fault, (one) => faultWords(one, { squire: String, track: String }))).not.toBe(english(fault));
  });
});

const alms: At = [
  ...([4, { variations: ['alms'], edition: 'french' }] as const),
  {
    ...{
      round: 6,
      moment: 'scoring',
      first: 3,
      tracks: {
        charity: [
          [3, 1],
          [5, 0],
        ],
      },
    },
    coats: [
      { education: [-1, -3, 0, 0], jousts: [0, 0, 2, 3], tournaments: [0, 0, 3, 2] },
      { education: [-3, -1, 0, 0] },
      { king: [0, 0, 0, 6] },
    ],
  },
];
const refused: Record<string, [At, reason?: string]> = {
  pack: [[3, {}, { moment: 'draft' }]],
  hand: [[3, {}, { moment: 'play' }]],
  played: [[3, {}, { moment: 'cards', played: [['Q5'], ['E3'], ['E3']] }]],
  stuck: [[3, {}, { round: 3, moment: 'scoring', tracks: { gallantry: [[3, 0]], king: [[12, 0]] } }]],
  start: [[3, { advanced: ['lift'] }, { moment: 'scoring', tracks: { jousts: [[3, 0, 1]] } }]],
  top: [[3, { advanced: ['lift'] }, { moment: 'scoring', tracks: { jousts: [[3, 0, 1]], quests: [[4, 0]] } }]],
  taken: [[3, all('codex'), { moment: 'scoring', codex: [-3, -1, 0] }, ['0 codex 1']]],
  self: [alms],
  above: [alms],
  large: [[...(alms.slice(0, 3) as [number, object, object]), ['0 from 3', '0 give -3']]],
  'must play': [[3, {}, { moment: 'play' }], 'must'],
  'must bonus': [[3, {}, { moment: 'scoring', tracks: { gallantry: [[3, 0]] } }], 'must'],
  'must codex': [[3, all('codex'), { moment: 'scoring' }], 'must'],
  'must from': [alms, 'must'],
  'must give': [[...(alms.slice(0, 3) as [number, object, object]), ['0 from 3']], 'must'],
  'must take': [[...(alms.slice(0, 3) as [number, object, object]), ['0 from 3', '0 give -3']], 'must'],
};

describe('what cannot be chosen', () => {
  it.each(Object.entries(refused))('%s is told in every language, with its rule', async (name, [at, reason = name]) => {
    const seen = await look('academy', at);
    const found = refusedBy(seen, reason);
    expect(found.length, JSON.stringify([seen.faults, seen.asked])).toBeGreaterThan(0);
    const view = seen.view as AcademyView;
    await inEveryLanguage(() => refusedWords(found, view, namesIn(view)));
    expect((ruling(found[0]!.rule) ?? chapterOf(found[0]!))?.title).toBeTruthy();
  });
});
