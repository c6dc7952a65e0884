import { academy } from './texts';
import type { GameUi } from '../../table/play.svelte';
import End from './End.svelte';
import Table from './Table.svelte';
import { beats } from './beats';
import { choiceWords } from './choice';
import { logLine } from './log';
import { because, question, reason } from './question';
import type { AcademyChoice, AcademyEvent, AcademyView } from './view';

const ui: GameUi = {
  Table,
  End,
  wall: () => import('./wall/wall').then((loaded) => loaded.default),
  review: () => import('./review/review').then((loaded) => loaded.default()),
  companion: () => import('./companion/companion').then((loaded) => loaded.default()),
  workshop: () => import('./workshop/workshop').then((loaded) => loaded.default()),
  beats: (before, after, events) => beats(before as AcademyView, after as AcademyView, events),
  log: (event, play) => logLine(event as AcademyEvent, play),
  question,
  choice: (choice, play) => choiceWords(choice as AcademyChoice, play),
  reason: (choice, play) => reason(choice as AcademyChoice, play),
  because,
  progress: (view) => academy().round(Math.max(1, (view as AcademyView).round)),
  chapter: (number) => academy().round(number),
  // In Lancelot squires have the colours.
  ownColours: (options) => options['two'] !== 'lancelot',
};

export default ui;
