// Three turns of Medievallons against two bots: lay a guild, play a card, activate the guild.

import { wild } from './kinds';
import type { MedievallonsChoice, MedievallonsView } from './view';
import type { Choice, View } from '../../protocol/protocol';
import { withTexts } from '../game';
import type { Lesson } from '../lesson';
import { shortLessonsTexts } from './lessons/texts';
import { lessonTexts } from './texts';

const you = 0;
const players = 3;
const seen = (view: View): MedievallonsView => view as MedievallonsView;
const mine = (view: View) => seen(view).seats[you]!;
const verb = (choice: Choice): string => (choice as MedievallonsChoice).verb;
const kind = (choice: Choice): string | undefined => (choice as MedievallonsChoice).kind;

/** The learner has turns 1, 4, 7, … */
const turnOver = (nth: number) => (view: View) => seen(view).turn > 1 + (nth - 1) * players || view.asked.over;
const turnBegun = (nth: number) => (view: View) => seen(view).turn >= 1 + (nth - 1) * players || view.asked.over;

const hand = `[data-place="hand ${you}"] > li`;
const wanted = `[data-place="hand ${you}"] button:enabled`;
const holdsPriest = (view: View): boolean => mine(view).hand.cards?.includes('P') ?? false;
const hasGuild = (view: View): boolean => mine(view).guilds.some((guild) => guild.kind !== wild);

const lesson: Lesson = {
  texts: lessonTexts,
  short: () => withTexts(import('./lessons'), shortLessonsTexts),
  guideWidth: '17.5rem',
  setup: { game: 'medievallons', options: { first: you }, seats: ['me', 'page', 'page'] },
  // Deals the learner a Jester, a Knight, two Monks, a Priest and an Artisan; a Ranger starts the discard pile.
  seed: '0'.repeat(64),
  steps: [
    { id: 'welcome' },
    { id: 'rivals', look: '.rivals' },
    { id: 'hand', look: hand },
    { id: 'layGuild', look: wanted, done: turnOver(1), allow: (choice) => verb(choice) === 'guild' },
    { id: 'drew', look: `[data-place^="guild ${you}."]` },
    { id: 'watch', look: '.rivals', watch: true, done: turnBegun(2) },
    {
      id: 'playCard',
      say: (view) => (holdsPriest(view) || turnOver(2)(view) || seen(view).power ? 'playPriest' : 'playAny'),
      look: wanted,
      done: turnOver(2),
      allow: (choice, view) => verb(choice) === 'play' && kind(choice) === (holdsPriest(view) ? 'P' : 'K'),
    },
    { id: 'know', look: '.rivals' },
    { id: 'watchAgain', look: '.rivals', watch: true, done: turnBegun(3) },
    {
      id: 'useGuild',
      say: (view) => (hasGuild(view) ? 'activate' : 'noGuild'),
      look: `[data-place^="guild ${you}."]`,
      done: turnOver(3),
      allow: (choice) => verb(choice) === 'activate',
    },
    { id: 'deck', look: '[data-place="deck"], [data-place="pile"]' },
    { id: 'end' },
  ],
};

export default lesson;
