// Names of squires and tracks in the workshop: squires by their colours, or as the companion calls them.

import { trackName } from '../names';
import { academy } from '../texts';
import type { AcademyView, Track } from '../view';

export interface Names {
  squire: (squire: number) => string;
  track: (track: string) => string;
}
export const namesIn = (view: AcademyView, squire = (one: number) => colourName(view, one)): Names => ({
  squire,
  track: (track) => trackName(view, track as Track),
});
export const colourName = (view: AcademyView, squire: number): string =>
  academy().colours[view.squires[squire]?.colour ?? 'grey'];
