import type { Variation } from '../variation';

const codex: Variation = {
  name: 'codex',
  events: {
    codex: {
      apply: (view) => ({
        ...view,
        codex: view.codex!.map((old) => ({ ...old, value: null, takenBy: null, seenBy: [] })),
      }),
    },
    token: {
      apply: (view, { place, squire, value }) => ({
        ...view,
        codex: view.codex!.map((old) =>
          old.place === place ? { ...old, takenBy: squire!, value: value ?? old.value } : old,
        ),
      }),
    },
  },
};

export default codex;
