import type { ShortLesson } from '../../short_lesson';

const kind = 'guilds';
const hand = '[data-place="hand 0"] > li';
const guild = (id: string): string => `[data-place="guild ${id}"]`;

const jesters: ShortLesson = {
  id: 'jesters',
  kind,
  skills: ['cards', 'guilds'],
  chapter: 'jester',
  ruling: 'M6',
  steps: [
    {
      id: 'start',
      look: hand,
      scene: {
        players: 3,
        position: { hands: ['J,J,J', 5, 4], guilds: ['0.1 O 3+0', '0.2 K 3+0', '1.1 A 3+0', '2.1 S 4+0'], pile: 'B,S' },
      },
    },
    {
      id: 'ask',
      right: ['guild J 0+3'],
      wrong: { alone: ['play J'], power: ['activate 0.1', 'activate 0.2'], longer: [] },
      look: hand,
    },
    { id: 'done' },
  ],
};

const dissolve: ShortLesson = {
  id: 'dissolve',
  kind,
  skills: ['guilds'],
  chapter: 'guilds',
  ruling: 'M7',
  steps: [
    {
      id: 'start',
      look: '.rivals',
      scene: {
        players: 3,
        position: { hands: ['A,O', 'B,M,S', 4], guilds: ['1.1 K 4+1', '1.2 O 2+1', '2.1 S 3+0'], pile: 'B,S' },
      },
    },
    { id: 'play', right: ['play A'], wrong: { monk: ['play O'] }, look: hand },
    {
      id: 'kill',
      right: ['card 1.2 O', 'card 1.2 J'],
      wrong: { large: ['card 1.1 K', 'card 1.1 J'], other: ['card 2.1 S'] },
      look: '.rivals',
    },
    { id: 'done', look: '.rivals' },
  ],
};

const raid: ShortLesson = {
  id: 'raid',
  kind,
  skills: ['guilds'],
  chapter: 'ranger',
  ruling: 'M31',
  steps: [
    {
      id: 'start',
      look: guild('0.1'),
      scene: { players: 3, position: { hands: ['G,K,S', 5, 4], guilds: ['0.1 G 3+0'], pile: 'B,S' } },
    },
    {
      id: 'alone',
      right: ['activate 0.1', 'extend 0.1 G 1+0'],
      wrong: { card: ['play G'], elsewhere: [] },
      look: guild('0.1'),
    },
    {
      id: 'both',
      scene: {
        players: 3,
        position: { hands: ['K,S', 5, 4], guilds: ['0.1 G 3+0', '1.1 N 3+0'], pile: 'B,S' },
        log: ['0 activate 0.1'],
      },
      right: ['card 1.1 N'],
      wrong: { own: ['card 0.1 G'] },
      look: guild('1.1'),
    },
    { id: 'done' },
  ],
};

export default [jesters, dissolve, raid];
