import type { Variation } from '../variation';

const back = { gone: false, taker: null };

const scrolls: Variation = {
  name: 'scrolls',
  events: {
    scroll: {
      apply: (view, { squire, value }) => ({
        ...view,
        scrolls: { ...view.scrolls!, [value === 6 ? 'six' : 'twelve']: { gone: true, taker: squire! } },
      }),
    },
    scrollsBack: { apply: (view) => ({ ...view, scrolls: { six: back, twelve: back } }) },
  },
};

export default scrolls;
