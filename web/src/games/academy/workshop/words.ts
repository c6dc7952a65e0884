// The engine's verdicts in words: faults of a position, refused choices, the winner.

import { list, signed } from '../../../i18n/words';
import type { Fault, Refusal } from '../../../table/bench';
import { language } from '../../../i18n/i18n';
import { chapterIn, rulingIn, type Chapter, type Ruling } from '../../rules_text';
import { cardName, isLancelot, trackName } from '../names';
import { academy, rulesTexts, setupTexts } from '../texts';
import type { AcademyView, Track } from '../view';
import { workshopTexts } from './texts';

export interface Names {
  squire: (squire: number) => string;
  track: (track: string) => string;
}
export const namesIn = (view: AcademyView, squire = (one: number) => colourName(view, one)): Names => ({
  squire,
  track: (track) => trackName(view, track as Track),
});
export const colourName = (view: AcademyView, squire: number): string =>
  academy().colours[view.squires[squire]?.colour ?? 'grey'];

/** Players by the colours of their squires. */
export function playerNames(view: AcademyView, seats: number[], { squire }: Names): string {
  const of = (seat: number): string =>
    view.squires
      .filter((one) => one.seat === seat)
      .map((one) => squire(one.squire))
      .join(' + ');
  return list(language(), seats.map(of));
}

export const ruling = (rule: string): Ruling | undefined => rulingIn(rulesTexts(), rule);

/** The ruling behind a question or an answer. */
export const rulingOf: Record<string, string> = {
  ...{ bonus: 'A2', lift: 'A3', codex: 'A15', peek: 'A35', from: 'A23', give: 'A22', take: 'A21', play: 'A33' },
  ...{ bet: 'A13', tie: 'A1' },
};
export const verbOf = (legal: string | undefined): string => legal?.replace('neutral ', '').split(' ')[0] ?? '';

/** Null if the fault is not specific to this game. */
export function faultWords({ field, reason, values }: Fault, { squire, track }: Names): string | null {
  const t = workshopTexts().faults;
  const [a = '', b = '', c = '', d = ''] = values;
  switch (reason) {
    case 'far':
    case 'behind':
    case 'order':
      return t[reason](squire(+a), track(b), c, d);
    case 'stack':
      return t.stack(squire(+a), track(b), squire(+d));
    case 'way':
    case 'hand':
    case 'turn':
    case 'kept':
      return t[reason](squire(+a), b, c);
    case 'copies':
      return t.copies(cardName(a), b);
    case 'cup':
      return t.cup(a, b);
    case 'scroll':
    case 'informed':
      return t[reason](a);
    case 'first':
      return t.first(squire(+a));
    case 'peeked':
      return t.peeked(squire(+a), b);
    case 'coats':
      return t.coats(track(a), b);
    case 'early':
      return a === 'coats' ? t.unpaid(track(b), c) : t.early[a as keyof typeof t.early];
    case 'variation':
      return t.variation(setupTexts().options.variations.values[a as 'bet'][0]!);
    case 'end':
    case 'middle':
    case 'bets':
    case 'neutral':
      return t[reason];
    case 'type': {
      const { once, tokens } = t.wanted;
      const wanted = { track: t.wanted.track, once, tokens }[a];
      return wanted === undefined ? null : `${field}: ${wanted}`;
    }
    default:
      return null;
  }
}

/** A sentence for choices that are refused for the same reason. */
export function refusedWords(refused: Refusal[], view: AcademyView, { squire, track }: Names): string {
  const t = workshopTexts().refused;
  const { choice, reason } = refused[0]!;
  const each = (words: (values: string[]) => string): string =>
    list(
      language(),
      refused.map((one) => words(one.values)),
    );
  const disc = ([of = '', on = '']: string[]): string =>
    isLancelot(view) ? `${track(on)} (${squire(+of)})` : track(on);
  switch (reason) {
    case 'pack':
    case 'hand':
    case 'six':
    case 'three':
    case 'sword':
    case 'self':
    case 'source':
      return t[reason];
    case 'played':
      return t.played(list(language(), [...new Set(refused.map(({ values }) => cardName(values[0]!)))]));
    case 'must':
      return t.must[verbOf(choice) as keyof typeof t.must];
    case 'start':
    case 'top':
      return t[reason](each(disc));
    case 'stuck':
      return t.stuck(each(([on = '']) => track(on)));
    case 'taken':
      return refused.map(({ values: [place = '', of = ''] }) => t.taken(place, squire(+of))).join(' ');
    case 'above':
      return t.above(each(([of = '']) => squire(+of)));
    case 'coat':
    case 'large':
      return t[reason](each(([value = '']) => signed(+value)));
    default:
      return refused.map(({ message }) => message).join(' ');
  }
}

const lancelot = { split: 'lancelot', choose: 'lancelot', assign: 'lancelot' };
const chapters: Record<string, string> = { ...lancelot, bet: 'bets', codex: 'codex', take: 'alms' };
/** The chapter to cite if no ruling decides. */
export const chapterOf = ({ choice, reason, rule }: Refusal): Chapter | undefined =>
  rule ? undefined : chapterIn(rulesTexts(), reason === 'sword' ? 'karadoc' : (chapters[verbOf(choice)] ?? 'round'));
