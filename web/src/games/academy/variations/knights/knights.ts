import type { Variation } from '../variation';

const knights: Variation = {
  name: 'knights',
  events: {
    cup: { apply: (view, { value }) => ({ ...view, cup: value! }) },
    cupReset: { apply: (view) => ({ ...view, cup: 0 }) },
  },
};

export default knights;
