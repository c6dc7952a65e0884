import type { ShortLesson } from '../../short_lesson';
import { lanes, stacks } from './tracks';

const kind = 'variations';

const knights: ShortLesson = {
  id: 'knights',
  kind,
  skills: ['swords', 'extras'],
  chapter: 'knights',
  ruling: 'A10',
  steps: [
    {
      id: 'start',
      look: `${lanes('jousts', 'tournaments')}, .cup`,
      scene: {
        players: 3,
        options: { variations: ['knights'] },
        position: {
          round: 2,
          first: 1,
          moment: 'cards',
          cup: -1,
          tracks: {
            jousts: stacks('3:0 4:1'),
            tournaments: stacks('3:2 4:0'),
            education: stacks('3:1 4:0 5:2'),
          },
          hands: [['C2', 'S4'], ['C3'], ['G2']],
          played: [
            ['K3', 'Q2', 'E3'],
            ['K4', 'S3 tournaments', 'Q3', 'E4'],
            ['Q4', 'S3 jousts', 'C4', 'E2'],
          ],
        },
      },
    },
    {
      id: 'ask',
      right: ['play S4 jousts'],
      wrong: { black: ['play S4 tournaments'], charity: ['play C2'] },
      look: `${lanes('jousts', 'tournaments')}, .cup`,
    },
    { id: 'done', look: lanes('jousts', 'tournaments') },
    { id: 'bonus', look: '.cup' },
  ],
};

const bet: ShortLesson = {
  id: 'bet',
  kind,
  skills: ['swords', 'extras'],
  chapter: 'bets',
  ruling: 'A14',
  steps: [
    {
      id: 'start',
      look: [lanes('gallantry'), lanes('king')],
      scene: {
        players: 3,
        options: { variations: ['bet'] },
        position: {
          round: 3,
          first: 1,
          moment: 'cards',
          bets: ['king', 'quests', 'charity'],
          tracks: {
            jousts: stacks('3:2 4:1'),
            education: stacks('3:2 4:1 9:0'),
            king: stacks('3:2 4:1'),
          },
          hands: [['K4', 'S5'], ['C2'], ['E2']],
          played: [
            ['G5', 'K2', 'Q2'],
            ['Q4', 'S3 jousts', 'C4', 'E3'],
            ['C5', 'S3 jousts', 'Q3', 'K3'],
          ],
        },
      },
    },
    { id: 'count', look: lanes('king') },
    {
      id: 'ask',
      right: ['play K4'],
      wrong: { jousts: ['play S5 jousts'], tournaments: ['play S5 tournaments'] },
      look: lanes('king'),
    },
    { id: 'done', look: lanes('king') },
  ],
};

const codex: ShortLesson = {
  id: 'codex',
  kind,
  skills: ['extras'],
  chapter: 'codex',
  ruling: 'A35',
  steps: [
    {
      id: 'start',
      scene: {
        players: 3,
        options: { variations: ['codex'] },
        position: {
          round: 2,
          first: 1,
          moment: 'cards',
          codex: [-3, 0, -1],
          peeked: [[1], [], []],
          tracks: {
            education: stacks('2:0 3:1'),
          },
          hands: [['E4', 'S3'], ['C2'], ['E2']],
          played: [
            ['Q5', 'E3', 'C3'],
            ['Q4', 'S3 jousts', 'C4', 'K3'],
            ['C5', 'S3 jousts', 'Q3', 'E3'],
          ],
        },
      },
    },
    { id: 'play', right: ['play E4'], wrong: { sword: [] }, look: lanes('education') },
    { id: 'peek', right: ['peek 2', 'peek 3'], wrong: { again: ['peek 1'], none: ['peek none'] } },
    {
      id: 'take',
      right: ['codex 2'],
      wrong: { three: ['codex 1'], one: ['codex 3'] },
      then: ['2 codex 3'],
      look: lanes('education'),
    },
    { id: 'done' },
  ],
};

const scrolls: ShortLesson = {
  id: 'scrolls',
  kind,
  skills: ['extras'],
  chapter: 'scrolls',
  ruling: 'A17',
  steps: [
    {
      id: 'start',
      look: lanes('king'),
      scene: {
        players: 4,
        options: { variations: ['scrolls'] },
        position: {
          round: 2,
          moment: 'scoring',
          tracks: {
            gallantry: stacks('5:0'),
            jousts: stacks('4:0 8:3 9:1 10:2'),
            tournaments: stacks('2:0 6:3 7:2 8:1'),
            education: stacks('3:3 4:2 6:0 7:1'),
            king: stacks('1:3 3:1 4:0'),
          },
        },
      },
    },
    { id: 'ask', right: ['bonus king'], wrong: { other: [] }, look: lanes('king') },
    { id: 'done', look: lanes('king') },
    { id: 'twelve', look: lanes('king') },
  ],
};

const dragon: ShortLesson = {
  id: 'dragon',
  kind,
  skills: ['extras'],
  chapter: 'dragon',
  ruling: 'A20',
  steps: [
    {
      id: 'start',
      look: lanes('quests'),
      scene: {
        players: 4,
        options: { variations: ['dragon'] },
        position: {
          round: 6,
          moment: 'scoring',
          coats: [
            { jousts: [1, 3, 2, 0], tournaments: [2, 3, 1, 0] },
            { jousts: [1, 3, 2, 0], tournaments: [1, 2, 3, 0] },
            { jousts: [2, 3, 1, 0], tournaments: [1, 0, 2, 3], king: [6, 0, 0, 6] },
            { jousts: [1, 2, 3, 0] },
            { tournaments: [1, 2, 0, 3] },
          ],
          tracks: {
            gallantry: stacks('5:0'),
            jousts: stacks('3:3 4:0 6:1 8:2'),
            tournaments: stacks('3:0 5:2 6:1'),
            education: stacks('3:3 4:2 5:0 7:1'),
            quests: stacks('4:3 9:2 14:0 16:1'),
            charity: stacks('4:3 5:1 6:2 9:0'),
          },
        },
      },
    },
    { id: 'count', look: lanes('quests') },
    {
      id: 'ask',
      right: ['bonus quests'],
      wrong: { swords: ['bonus jousts', 'bonus tournaments'], other: [] },
      look: lanes('quests'),
    },
    { id: 'done', look: lanes('quests') },
  ],
};

const alms: ShortLesson = {
  id: 'alms',
  kind,
  skills: ['extras'],
  chapter: 'alms',
  ruling: 'A22',
  steps: [
    {
      id: 'start',
      look: lanes('charity'),
      scene: {
        players: 4,
        options: { variations: ['alms'] },
        position: {
          round: 6,
          moment: 'scoring',
          coats: [
            { jousts: [1, 0, 2, 3], education: [-3, 0, 0, -1] },
            { jousts: [1, 3, 0, 2], education: [-1, 0, -3, 0] },
            { tournaments: [2, 3, 0, 1], king: [0, 0, 0, 6] },
          ],
          tracks: {
            jousts: stacks('3:0 5:1 6:2'),
            education: stacks('3:3 4:2 5:0 7:1'),
            quests: stacks('4:3 9:2 14:1 16:0'),
            charity: stacks('3:3 6:2 7:1 9:0'),
          },
        },
      },
    },
    { id: 'give', right: ['give -3'], wrong: { little: ['give -1'] } },
    { id: 'take', right: ['take 3'], wrong: { less: ['take 1', 'take 2'], none: ['take none'] } },
    {
      id: 'takeTwo',
      right: ['take 2'],
      wrong: { less: ['take 1'], none: ['take none'] },
      then: ['1 take 2'],
    },
    { id: 'done' },
  ],
};

export default [knights, bet, codex, scrolls, dragon, alms];
