import { signed, type Who } from '../../../../i18n/words';
import { coatName } from '../../names';
import { squireWho } from '../../squires';
import { academy } from '../../texts';
import type { AcademyEvent, AcademyOptions, Coat } from '../../view';
import type { Asking, Variation } from '../variation';

type Edition = NonNullable<AcademyOptions['edition']>;

/** Rules on which the printed languages differ (A40). */
const editions: Record<Edition, { first: 'may' | 'must'; second: 'may' | 'must' | 'fromLast' }> = {
  common: { first: 'may', second: 'may' },
  english: { first: 'may', second: 'fromLast' },
  french: { first: 'must', second: 'must' },
  russian: { first: 'may', second: 'must' },
};

const wait = (who: Who): string => academy().ask.wait.alms(who);
const coatOf = ({ track, value }: AcademyEvent): Coat => [track ?? 'education', value ?? null];
const worth = ({ value = null }: AcademyEvent): string => (value === null ? '?' : signed(value));

function trade({ play, view, neutral }: Asking, title: (other: Who) => string): [string, string?] {
  const asked = title(squireWho(play, view, view.legal[0]?.other ?? -1));
  return neutral ? [asked, academy().ask.almsFor] : [asked];
}

const alms: Variation = {
  name: 'alms',
  phases: {
    almsFrom: {
      part: 'score',
      scores: 'charity',
      ask: ({ neutral }) => [neutral ? academy().ask.almsFromFor : academy().ask.almsFrom, academy().ask.almsFromHelp],
      wait,
    },
    almsGive: { part: 'score', scores: 'charity', ask: (asking) => trade(asking, academy().ask.almsGive), wait },
    almsTake: { part: 'score', scores: 'charity', ask: (asking) => trade(asking, academy().ask.almsTake), wait },
  },
  answers: {
    from: { words: ({ other }, { name }) => academy().does.from(name(other!)), ruling: 'A23' },
    give: { words: ({ coat }, { view }) => academy().does.give(coatName(view, coat!)), ruling: 'A22' },
    take: {
      words: ({ coat }, { view }) => (coat ? academy().does.take(coatName(view, coat)) : academy().does.takeNone),
      ruling: 'A21',
      chapter: 'alms',
    },
  },
  events: {
    given: {
      kind: 'trade',
      joins: () => false,
      log: (event, { view, who, other }) => academy().log.given(who, coatName(view, coatOf(event)), other),
      chosen: true,
      scores: 'charity',
      worth: (event) => `→ ${worth(event)}`,
    },
    taken: {
      kind: 'trade',
      joins: () => false,
      log: (event, { view, who, other }) => academy().log.taken(who, coatName(view, coatOf(event)), other),
      chosen: true,
      scores: 'charity',
      worth,
    },
  },
  tracks: {
    charity: {
      pay: () => academy().pays.alms,
      help(view) {
        const t = academy().help.tracks;
        const { first, second } = editions[view.options.edition ?? 'common'];
        return view.squires.length > 3 ? `${t.almsFirst[first]} ${t.almsSecond[second]}` : t.almsFirst[first];
      },
    },
  },
};

export default alms;
