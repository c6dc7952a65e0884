import { trackName } from '../../names';
import { academy } from '../../texts';
import type { Track } from '../../view';
import type { Variation } from '../variation';

const counted: Track[] = ['jousts', 'tournaments', 'king'];

const dragon: Variation = {
  name: 'dragon',
  tracks: {
    quests: {
      pay: () => academy().pays.dragon,
      help: (view) => academy().help.tracks.dragon(counted.map((track) => trackName(view, track))),
    },
  },
};

export default dragon;
