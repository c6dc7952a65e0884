import { academy } from '../../texts';
import type { Variation } from '../variation';

const stepback: Variation = {
  name: 'stepback',
  whys: {
    stepback: {
      kind: 'bonus',
      joins: (first) => first.why === 'stepback',
      log: ({ from, to }, { who }) => academy().log.stepback(who, from!, to!),
      title: () => academy().scoring.stepback,
    },
  },
  line: () => academy().help.stepback,
};

export default stepback;
