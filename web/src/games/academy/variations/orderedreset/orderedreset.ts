import { academy } from '../../texts';
import type { Variation } from '../variation';

const orderedreset: Variation = {
  name: 'orderedreset',
  whys: {
    orderedreset: {
      kind: 'reset',
      joins: (_, kind) => kind === 'reset',
      log: ({ from, to }, { who, track }) => academy().log.pulled(who, track, from!, to!),
    },
  },
  reset: (tracks, king) => academy().help.orderedreset(tracks, king),
};

export default orderedreset;
