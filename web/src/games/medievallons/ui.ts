import { medievallons } from './texts';
import type { GameUi } from '../../table/play.svelte';
import { beatsBetween } from './beats';
import End from './End.svelte';
import { because } from './because';
import { choiceWords, consequence } from './choice';
import { logOf } from './log';
import { questionOf } from './question';
import Table from './Table.svelte';
import type { MedievallonsChoice, MedievallonsEvent, MedievallonsView } from './view';

const ui: GameUi = {
  Table,
  End,
  wall: () => import('./wall/wall').then((loaded) => loaded.default),
  workshop: () => import('./workshop/workshop').then((loaded) => loaded.default()),
  review: () => import('./review/review').then((loaded) => loaded.default()),
  companion: () => import('./companion/companion').then((loaded) => loaded.default()),
  beats: (before, _after, events) => beatsBetween(before as MedievallonsView, events as MedievallonsEvent[]),
  log: (event, play) => logOf(event as MedievallonsEvent, play),
  question: questionOf,
  choice: (choice, play) =>
    choiceWords(choice as MedievallonsChoice, (play.state?.view ?? play.view) as MedievallonsView, play),
  reason: (choice, play) =>
    consequence(choice as MedievallonsChoice, (play.state?.view ?? play.view) as MedievallonsView, play),
  because,
  progress: (view) => medievallons().turn((view as MedievallonsView).turn),
  chapter: (number) => medievallons().turn(number),
  ownColours: () => true,
};

export default ui;
