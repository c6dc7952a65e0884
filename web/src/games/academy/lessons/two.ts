import type { ShortLesson } from '../../short_lesson';
import { lanes, stacks } from './tracks';

const kind = 'two';

const karadoc: ShortLesson = {
  id: 'karadoc',
  kind,
  chapter: 'karadoc',
  ruling: 'A31',
  steps: [
    {
      id: 'start',
      scene: {
        players: 2,
        options: { two: 'karadoc' },
        position: {
          moment: 'cards',
          hands: [
            ['C3', 'E2', 'G3', 'Q2'],
            ['C2', 'G2', 'K3', 'Q3'],
            ['S4', 'S4', 'S4', 'S5', 'S5'],
          ],
          played: [['S4 jousts'], ['S3 tournaments'], []],
        },
      },
    },
    {
      id: 'sword',
      right: ['neutral tournaments'],
      wrong: { swordAtYou: ['neutral jousts'] },
      look: lanes('jousts', 'tournaments'),
    },
    {
      id: 'bonus',
      scene: {
        players: 2,
        options: { two: 'karadoc' },
        position: {
          round: 2,
          moment: 'scoring',
          tracks: {
            gallantry: stacks('7:2'),
            jousts: stacks('3:0 4:2 6:1'),
            tournaments: stacks('2:1 3:2 5:0'),
            education: stacks('2:2 4:0 7:1'),
          },
        },
      },
      right: ['neutral bonus jousts'],
      wrong: { ahead: ['neutral bonus tournaments'], shield: ['neutral bonus education'], idle: [] },
      look: lanes('jousts', 'tournaments', 'education'),
    },
    { id: 'done', look: lanes('jousts') },
  ],
};

/** All sets of three of these cards with exactly one of `low`. */
function withOneOf(low: string[], high: string[]): string[] {
  const pairs = high.flatMap((one, at) => high.slice(at + 1).map((other) => [one, other]));
  return low.flatMap((card) => pairs.map((pair) => [card, ...pair].sort().join(',')));
}

const lancelot: ShortLesson = {
  id: 'lancelot',
  kind,
  chapter: 'lancelot',
  ruling: 'A8',
  steps: [
    {
      id: 'start',
      scene: {
        players: 2,
        options: { two: 'lancelot' },
        position: {
          moment: 'draft',
          hands: [['C2', 'E2', 'K4', 'K5', 'Q4', 'Q5'], ['C3', 'E3', 'K3', 'S3', 'S4', 'S5'], [], []],
        },
      },
    },
    {
      id: 'split',
      right: withOneOf(['C2', 'E2'], ['K4', 'K5', 'Q4', 'Q5']).map((pile) => `split ${pile}`),
      wrong: { uneven: [] },
      then: ['1 split C3,E3,K3'],
    },
    {
      id: 'choose',
      right: ['choose 2'],
      wrong: { low: ['choose 1'] },
      then: ['1 choose 1'],
    },
    {
      id: 'assign',
      scene: {
        players: 2,
        options: { two: 'lancelot' },
        position: {
          moment: 'draft',
          hands: [['C3', 'E3', 'Q4', 'Q5', 'S3', 'S4'], ['C2', 'E2', 'K4', 'K5', 'S3', 'S5'], [], []],
        },
        log: ['0 split C3,E3,Q5', '1 split C2,E2,S5', '0 choose 1', '1 choose 2'],
      },
      right: withOneOf(['E2', 'E3'], ['C2', 'C3', 'Q5', 'S5']).map((cards) => `assign ${cards}`),
      wrong: { both: [] },
      look: lanes('education'),
    },
    { id: 'done' },
  ],
};

export default [karadoc, lancelot];
