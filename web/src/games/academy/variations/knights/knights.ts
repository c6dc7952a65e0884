import { trackName } from '../../names';
import { paidPlaces } from '../../squires';
import { academy } from '../../texts';
import type { AcademyView } from '../../view';
import type { TrackPart, Variation } from '../variation';

const wins = [8, 5, 2];
const loses = [5, 3, 1];

const track = (isAhead: (cup: number) => boolean): TrackPart => ({
  pay: (view: AcademyView) => academy().pays.top(paidPlaces(view, isAhead(view.cup ?? 0) ? wins : loses)),
  help: () => academy().help.tracks.knights,
  restarts: true,
});

const knights: Variation = {
  name: 'knights',
  events: {
    cup: {
      kind: 'other',
      joins: (first) => first.event === 'played',
      apply: (view, { value }) => ({ ...view, cup: value! }),
      log: (_, { view, value }) =>
        academy().log.cup(Math.abs(value!), trackName(view, value! > 0 ? 'jousts' : 'tournaments')),
    },
    cupReset: {
      kind: 'reset',
      apply: (view) => ({ ...view, cup: 0 }),
      log: () => academy().log.cupReset,
    },
  },
  tracks: {
    jousts: track((cup) => cup > 0),
    tournaments: track((cup) => cup < 0),
  },
};

export default knights;
