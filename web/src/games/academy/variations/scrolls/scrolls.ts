import { academy } from '../../texts';
import type { Variation } from '../variation';

const back = { gone: false, taker: null };

const scrolls: Variation = {
  name: 'scrolls',
  events: {
    scroll: {
      kind: 'other',
      joins: (first) => first.event === 'played' || first.event === 'moved',
      apply: (view, { squire, value }) => ({
        ...view,
        scrolls: { ...view.scrolls!, [value === 6 ? 'six' : 'twelve']: { gone: true, taker: squire! } },
      }),
      log: (_, { who, value }) => academy().log.scroll(who, value!),
    },
    scrollsBack: {
      kind: 'reset',
      apply: (view) => ({ ...view, scrolls: { six: back, twelve: back } }),
      log: () => academy().log.scrollsBack,
    },
  },
  tracks: {
    king: {
      pay: () => academy().pays.scrolls,
      // The printed languages differ (A40).
      help: ({ options }) => academy().help.tracks.scrolls[options.edition === 'french' ? 'cards' : 'any'],
      when: () => ({ short: academy().board.byScroll, full: academy().board.scoresByScroll }),
      restarts: true,
      mark: ({ scrolls, values }, square) => {
        const lies = (square === 6 && !scrolls?.six.gone) || (square === 12 && !scrolls?.twelve.gone);
        return scrolls && lies ? { icon: 'tied-scroll' } : { text: String(values.kingSquares[square]) };
      },
    },
  },
};

export default scrolls;
