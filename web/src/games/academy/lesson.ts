// One round of Medieval Academy against two bots.

import type { AcademyChoice, AcademyView } from './view';
import type { View } from '../../protocol/protocol';
import { withTexts } from '../game';
import type { Lesson } from '../lesson';
import { shortLessonsTexts } from './lessons/texts';
import { lanes } from './lessons/tracks';
import { lessonTexts } from './texts';

const you = 0;
const seen = (view: View): AcademyView => view as AcademyView;
const mine = (view: View) => seen(view).squires[you]!;
const asked = (view: View): boolean => view.asked.seats.includes(you);
const over = (view: View): boolean => seen(view).round > 1;

const drafted = (count: number) => (view: View) =>
  over(view) || seen(view).phase !== 'draft' || mine(view).kept.count >= count;
const played = (count: number) => (view: View) =>
  over(view) || !['draft', 'play'].includes(seen(view).phase) || mine(view).played.length >= count;
const card = (suit: string) => (choice: { text: string }) => (choice as AcademyChoice).card?.startsWith(suit) ?? false;

const hand = '.zone ul.cards > li';
/** The only card that can be chosen. */
const wanted = '.zone ul.cards .pick:not([aria-disabled="true"])';
const board = 'section.board';

const lesson: Lesson = {
  texts: lessonTexts,
  short: () => withTexts(import('./lessons'), shortLessonsTexts),
  setup: { game: 'academy', options: { first: you }, seats: ['me', 'page', 'page'] },
  // Deals the learner a Charity 3, an Education 4, a Gallantry 5, a King 4 and a Sword 4.
  seed: '178'.padStart(64, '0'),
  steps: [
    { id: 'welcome' },
    { id: 'tracks', look: board },
    { id: 'tracksEach', look: lanes('gallantry', 'jousts', 'tournaments') },
    { id: 'tracksMore', look: lanes('education', 'king') },
    { id: 'tracksLast', look: lanes('quests', 'charity') },
    { id: 'cards', look: hand },
    { id: 'keepSword', look: wanted, done: drafted(1), allow: card('S') },
    { id: 'passed', look: hand },
    { id: 'keepMore', look: hand, done: drafted(5) },
    { id: 'playSword', look: wanted, done: played(1), allow: card('S') },
    {
      id: 'watch',
      look: board,
      watch: true,
      done: (view) =>
        played(2)(view) || (asked(view) && seen(view).squires.every((squire) => squire.played.length > 0)),
    },
    { id: 'playMore', look: '[data-track="education"]', done: played(4) },
    {
      id: 'scoring',
      look: board,
      watch: true,
      done: (view) => over(view) || (seen(view).phase === 'bonus' && asked(view)),
    },
    { id: 'bonus', look: board, done: over },
    {
      id: 'result',
      say: (view) => (mine(view).points! > 0 ? 'gained' : mine(view).points! < 0 ? 'lost' : 'even'),
      number: (view) => Math.abs(mine(view).points!),
      look: '.rail [data-squire], .strip',
    },
    { id: 'rest', look: lanes('king', 'quests', 'charity') },
    { id: 'end' },
  ],
};

export default lesson;
