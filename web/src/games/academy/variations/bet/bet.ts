import type { Variation } from '../variation';

const bet: Variation = {
  name: 'bet',
  clear: (view) => ({ ...view, squires: view.squires.map((old) => ({ ...old, bet: null })) }),
  events: {
    bet: {
      apply: (view, { squire, track }) => ({
        ...view,
        squires: view.squires.map((old) => (old.squire === squire ? { ...old, bet: track! } : old)),
      }),
    },
  },
};

export default bet;
