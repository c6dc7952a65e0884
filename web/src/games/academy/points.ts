// Points of each squire by track.

import type { Points } from '../game';
import { academy } from './texts';
import type { Coat, Track } from './view';

const tracks: Track[] = ['jousts', 'tournaments', 'education', 'king', 'quests', 'charity'];

const points: Points = {
  sources: () => tracks.map((track) => academy().tracks[track]),
  of({ options, result, seats }) {
    const squires = result?.detail['squires'] as { coats: Coat[] }[] | undefined;
    if (!squires || options['two'] === 'lancelot') return null; // in Lancelot each seat leads two squires
    return seats.map((_, seat) =>
      tracks.map((track) =>
        squires[seat]!.coats.reduce((sum, [from, value]) => sum + (from === track ? (value ?? 0) : 0), 0),
      ),
    );
  },
};
export default points;
