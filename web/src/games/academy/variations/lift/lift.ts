import { isLancelot } from '../../names';
import { academy } from '../../texts';
import type { Variation } from '../variation';

const lift: Variation = {
  name: 'lift',
  phases: { lift: { part: 'score', ask: () => [academy().ask.lift, academy().ask.liftHelp] } },
  answers: {
    lift: {
      words({ squire }, { view, name, track }) {
        const t = academy().does;
        if (!track) return t.liftNone;
        return isLancelot(view) ? t.liftOf(name(squire!), track) : t.lift(track);
      },
      namesOwner: true,
      ruling: 'A3',
    },
  },
  events: {
    lifted: {
      kind: 'deed',
      joins: () => false,
      log: (_, { who, track }) => academy().log.lifted(who, track),
      chosen: true,
    },
  },
  line: () => academy().help.lift,
};

export default lift;
