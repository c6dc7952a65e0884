import type { ShortLesson } from '../../short_lesson';
import { lanes, stacks } from './tracks';

const kind = 'advanced';

const lift: ShortLesson = {
  id: 'lift',
  kind,
  skills: ['gallantry', 'extras'],
  chapter: 'lift',
  ruling: 'A3',
  steps: [
    {
      id: 'start',
      look: [lanes('jousts'), lanes('education'), lanes('quests')],
      scene: {
        players: 4,
        options: { advanced: ['lift'] },
        position: {
          round: 2,
          moment: 'scoring',
          tracks: {
            jousts: stacks('3:2 4:1 6:0,3'),
            tournaments: stacks('3:0 4:2 5:1'),
            education: stacks('2:0,3 4:2 6:1'),
            king: stacks('3:1 4:3 5:2'),
            quests: stacks('4:0,2 5:3'),
          },
        },
      },
    },
    {
      id: 'ask',
      right: ['lift education'],
      wrong: { jousts: ['lift jousts'], quests: ['lift quests'], none: ['lift none'] },
      look: [lanes('jousts'), lanes('education'), lanes('quests')],
    },
    { id: 'done', look: lanes('education') },
  ],
};

const stepback: ShortLesson = {
  id: 'stepback',
  kind,
  skills: ['gallantry', 'extras'],
  chapter: 'stepback',
  ruling: 'A4',
  steps: [
    {
      id: 'start',
      look: lanes('gallantry'),
      scene: {
        players: 4,
        options: { advanced: ['stepback'] },
        position: {
          round: 2,
          moment: 'scoring',
          tracks: {
            gallantry: stacks('6:3,0 8:1 9:2'),
            jousts: stacks('3:3 4:2 6:0 7:1'),
            tournaments: stacks('3:0 5:2 6:1'),
            education: stacks('3:3 4:2 5:0 7:1'),
          },
        },
      },
    },
    {
      id: 'ask',
      right: ['bonus jousts'],
      wrong: { gallantry: ['bonus gallantry'], other: [] },
      then: ['1 bonus quests', '2 bonus king'],
      look: lanes('gallantry', 'jousts'),
    },
    { id: 'done', look: lanes('gallantry') },
  ],
};

const orderedreset: ShortLesson = {
  id: 'orderedreset',
  kind,
  skills: ['gallantry', 'extras'],
  chapter: 'orderedreset',
  ruling: 'A5',
  steps: [
    {
      id: 'start',
      look: lanes('gallantry', 'jousts', 'tournaments', 'education'),
      scene: {
        players: 4,
        options: { advanced: ['orderedreset'] },
        position: {
          round: 3,
          moment: 'scoring',
          tracks: {
            gallantry: stacks('5:0'),
            jousts: stacks('2:3 5:0 7:2 8:1'),
            tournaments: stacks('4:3 6:2 7:1'),
            education: stacks('4:2 6:1 7:0 9:3'),
            king: stacks('2:0 4:1'),
            quests: stacks('5:0 6:2'),
          },
        },
      },
    },
    {
      id: 'ask',
      right: ['bonus jousts'],
      wrong: { tournaments: ['bonus tournaments'], king: ['bonus king'], other: [] },
      look: lanes('jousts', 'tournaments'),
    },
    { id: 'done', look: lanes('jousts') },
    { id: 'zero', look: lanes('tournaments') },
  ],
};

export default [lift, stepback, orderedreset];
