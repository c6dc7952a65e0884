import type { ShortLesson } from '../../short_lesson';

const kind = 'powers';
const hand = '[data-place="hand 0"] > li';

const beggar: ShortLesson = {
  id: 'beggar',
  kind,
  skills: ['memory', 'exchange'],
  chapter: 'beggar',
  ruling: 'M11',
  steps: [
    {
      id: 'start',
      look: '.rivals',
      scene: {
        players: 3,
        position: {
          turn: 7,
          hands: ['B,K,K,S', 'K,K,K', 'M,N,P'],
          pile: 'A,W',
          knows: [{ 1: { cards: 'K,K' } }, {}, {}],
        },
      },
    },
    { id: 'play', right: ['play B'], wrong: { knight: ['play K'], star: ['play S'] }, look: hand },
    { id: 'whom', right: ['target 1'], wrong: { stranger: ['target 2'] }, look: '.rivals' },
    { id: 'done', look: hand },
  ],
};

const priest: ShortLesson = {
  id: 'priest',
  kind,
  skills: ['exchange'],
  chapter: 'priest',
  ruling: 'M14',
  steps: [
    {
      id: 'start',
      look: hand,
      scene: {
        players: 3,
        position: {
          turn: 7,
          hands: ['P,K,K,S', 'K,O,A', 'M,N,B'],
          pile: 'A,W',
          knows: [{ 1: { cards: 'K' } }, {}, {}],
        },
      },
    },
    { id: 'play', right: ['play P'], wrong: { other: [] }, look: hand },
    { id: 'whom', right: ['target 1'], wrong: { stranger: ['target 2'] }, look: '.rivals' },
    { id: 'take', right: ['take K'], wrong: { useless: [] } },
    { id: 'give', right: ['give S'], wrong: { knight: ['give K'] } },
    { id: 'done', look: hand },
  ],
};

const wizard: ShortLesson = {
  id: 'wizard',
  kind,
  skills: ['cards'],
  chapter: 'wizard',
  ruling: 'M15',
  steps: [
    {
      id: 'start',
      look: '.rivals, [data-place="pile"]',
      scene: {
        players: 3,
        position: {
          turn: 10,
          hands: ['O,O,Z', 'A,K,K', 'M,N,P'],
          guilds: ['0.1 Z 3+0', '1.1 R 3+0'],
          deck: 'K,K,K,O,O,S,S',
          pile: 'B,S',
          knows: [{ 1: { cards: 'K,K' } }, {}, {}],
        },
      },
    },
    { id: 'use', right: ['activate 0.1'], wrong: { card: ['play Z'], other: [] } },
    { id: 'keep', right: ['keep O'], wrong: { useless: [] } },
    { id: 'top', right: ['top S'], wrong: { knight: ['top K'] }, look: '[data-place="pile"]' },
    { id: 'done', look: '[data-place="pile"]' },
  ],
};

const witch: ShortLesson = {
  id: 'witch',
  kind,
  skills: ['cards'],
  chapter: 'witch',
  ruling: 'M16',
  steps: [
    {
      id: 'start',
      look: hand,
      scene: { players: 3, position: { hands: ['G,J,W', 5, 4], deck: 'R,R,R,R,R', pile: 'B,K' } },
    },
    { id: 'play', right: ['play W'], wrong: { ranger: ['play G'], jester: ['play J'] }, look: hand },
    { id: 'artisan', look: '[data-place="pile"]' },
    {
      id: 'copy',
      scene: {
        players: 3,
        position: {
          hands: ['K,K,S,W', 5, 4],
          guilds: ['1.1 O 3+0', '1.2 J 0+3', '2.1 A 3+0', '2.2 W 3+0'],
          pile: 'B,S',
        },
        log: ['0 play W'],
      },
      right: ['copy 1.1'],
      wrong: { assassin: ['copy 2.1'] },
      look: '.rivals',
    },
    { id: 'done' },
  ],
};

export default [beggar, priest, wizard, witch];
