// The engine's verdicts in words: faults of a position, refused choices, the winner.

import { list, signed } from '../../../i18n/words';
import type { Fault, Refusal } from '../../../table/bench';
import { language } from '../../../i18n/i18n';
import { chapterIn, rulingIn, type Chapter, type Ruling } from '../../rules_text';
import { cardName, isLancelot } from '../names';
import { rulesTexts, setupTexts } from '../texts';
import { answerPart, verbOf } from '../variations';
import type { AcademyChoice, AcademyView } from '../view';
import type { Names } from './names';
import type { WorkshopPart } from './part';
import { parts } from './parts';
import { workshopTexts } from './texts';

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

/** The ruling behind a question or an answer. `choices`: those of the question. */
export function rulingOf(verb: string, choices: readonly Partial<AcademyChoice>[] = []): string | undefined {
  if (verb === 'play') return choices.some(({ from, to }) => to !== undefined && from === to) ? 'A33' : undefined;
  const usual: Record<string, string> = { bonus: 'A2', tie: 'A1' };
  return usual[verb] ?? answerPart(verb)?.ruling;
}

/** By reason, the faults of variations. */
const faults = Object.assign({}, ...parts.map((part) => part.faults)) as NonNullable<WorkshopPart['faults']>;

type Named = keyof ReturnType<typeof setupTexts>['options']['variations']['values'];

/** Null if the fault is not specific to this game. */
export function faultWords({ field, reason, values }: Fault, names: Names): string | null {
  const t = workshopTexts().faults;
  const { squire, track } = names;
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
    case 'first':
      return t.first(squire(+a));
    case 'coats':
      return t.coats(track(a), b);
    case 'early':
      return a === 'coats' ? t.unpaid(track(b), c) : t.early[a as keyof typeof t.early];
    case 'variation':
      return t.variation(setupTexts().options.variations.values[a as Named][0]!);
    case 'end':
    case 'middle':
    case 'neutral':
      return t[reason];
    case 'type': {
      const { once, tokens } = t.wanted;
      const wanted = { track: t.wanted.track, once, tokens }[a];
      return wanted === undefined ? null : `${field}: ${wanted}`;
    }
    default:
      return faults[reason]?.(values, names) ?? null;
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

const usual: Record<string, string> = { split: 'lancelot', choose: 'lancelot', assign: 'lancelot' };
function chapterNamed(choice: string, reason: string): string {
  if (reason === 'sword') return 'karadoc';
  return usual[verbOf(choice)] ?? answerPart(choice)?.chapter ?? 'round';
}
/** The chapter to cite if no ruling decides. */
export const chapterOf = ({ choice, reason, rule }: Refusal): Chapter | undefined =>
  rule ? undefined : chapterIn(rulesTexts(), chapterNamed(choice, reason));
