import { number } from '../../../../i18n/words';
import { isLancelot } from '../../names';
import { squireName } from '../../squires';
import { academy } from '../../texts';
import type { Variation } from '../variation';

const codex: Variation = {
  name: 'codex',
  phases: {
    layCodex: { part: 'draft' },
    peek: { part: 'play', ask: () => [academy().ask.peek, academy().ask.peekHelp] },
    takeToken: {
      part: 'score',
      scores: 'education',
      ask({ play, view, neutral }) {
        const t = academy().ask;
        const named = neutral || isLancelot(view);
        const title = named ? t.tokenFor(squireName(play, view, view.asked.squire ?? -1)) : t.token;
        return [title, t.tokenHelp(view.squires.length - 2)];
      },
    },
  },
  answers: {
    peek: {
      words: ({ place }) => (place === undefined ? academy().does.peekNone : academy().does.peek(place)),
      ruling: 'A35',
    },
    codex: {
      words: ({ place }) => academy().does.codex(place!),
      effect: ({ value }) => (value === null || value === undefined ? academy().unseen : academy().seen(value)),
      ruling: 'A15',
      chapter: 'codex',
    },
  },
  events: {
    codex: {
      kind: 'other',
      joins: (first, kind) => kind === 'draft' || first.event === 'round',
      apply: (view) => ({
        ...view,
        codex: view.codex!.map((old) => ({ ...old, value: null, takenBy: null, seenBy: [] })),
      }),
      log: () => academy().log.codex,
    },
    peeked: {
      kind: 'deed',
      joins: () => false,
      log: ({ place }, { who, value }) => academy().log.peeked(who, place!, value),
      chosen: true,
    },
    token: {
      kind: 'tokens',
      joins: (first, _, event) => first.event === 'token' && first.squire === event.squire,
      apply: (view, { place, squire, value }) => ({
        ...view,
        codex: view.codex!.map((old) =>
          old.place === place ? { ...old, takenBy: squire!, value: value ?? old.value } : old,
        ),
      }),
      log: ({ place }, { who, value }) => academy().log.token(who, place!, value),
      chosen: true,
      scores: 'education',
      worth: ({ value = null }) => (value === null ? '?' : number(value)),
    },
    zero: { kind: 'tokens', log: (_, { who }) => academy().log.zero(who), scores: 'education' },
  },
  tracks: {
    education: {
      pay: () => academy().pays.codex,
      help: (view) => academy().help.tracks.codex(view.squires.length - 2),
    },
  },
  shelf(view) {
    const t = academy().hand;
    return view.codex?.length ? { title: t.codex, looked: t.codexSeen, places: view.codex } : null;
  },
};

export default codex;
