// The engine's verdicts in words: faults of a position, refused choices.

import { language } from '../../../i18n/i18n';
import { list } from '../../../i18n/words';
import type { Fault, Refusal } from '../../../table/bench';
import { chapterIn, rulingIn, type Chapter, type Ruling } from '../../rules_text';
import { chapterOf as kindChapter, familyOf, kinds } from '../kinds';
import { medievallons, rulesTexts } from '../texts';
import type { CardKind } from '../view';
import { workshopTexts } from './texts';

type NameOf = (seat: number) => string;

export const ruling = (rule: string): Ruling | undefined => rulingIn(rulesTexts(), rule);

const kindName = (kind: string): string => medievallons().names[kind as CardKind];

/** Null if the fault is not specific to this game. */
export function faultWords({ field, reason, values }: Fault, nameOf: NameOf): string | null {
  const t = workshopTexts().faults;
  const [a = '', b = '', c = ''] = values;
  switch (reason) {
    case 'copies':
      return t.copies(kindName(a), b);
    case 'missing':
    case 'early':
      return t[reason](a, b);
    case 'third':
    case 'won':
      return t[reason](nameOf(Number(a)));
    case 'guild':
    case 'empty':
    case 'breaker':
    case 'unknown':
      return t[reason];
    case 'run-out':
      return t.runOut;
    case 'full':
      return t.full(b);
    case 'last':
      return t.last(a);
    case 'active':
      return t.active(nameOf(Number(a)), b);
    case 'knows':
      return t.knows(nameOf(Number(/\d/.exec(field)?.[0])), kindName(a), b, c);
    case 'type':
      return a in t.wanted ? `${field}: ${t.wanted[a as keyof typeof t.wanted]}` : null;
    default:
      return null;
  }
}

/** A sentence for choices that are refused for the same reason. */
export function refusedWords(refused: Refusal[], nameOf: NameOf): string {
  const t = workshopTexts().refused;
  const each = (words: (values: string[]) => string): string =>
    list(language(), [...new Set(refused.map((one) => words(one.values)))]);
  const guild = ([at = '', kind = '']: string[]): string =>
    t.guild(nameOf(Number(at[0])), at.slice(2), kind && kindName(kind));
  const { reason } = refused[0]!;
  switch (reason) {
    case 'hand':
    case 'there':
    case 'drawn':
    case 'draw':
    case 'self':
    case 'mixed':
    case 'member':
    case 'two':
    case 'idle':
      return t[reason];
    case 'must':
    case 'same':
    case 'kept':
      return t[reason](each(([kind = '']) => kindName(kind)));
    case 'twice':
      return t.twice(each(([, kind = '']) => kindName(kind)));
    case 'few':
      return t.few(each(([kind = '', found = '']) => t.held(kindName(kind), found)));
    case 'powerless':
    case 'nothing':
    case 'other':
    case 'copy':
      return t[reason](each(guild));
    case 'fewer':
      return t.fewer(each(([seat = '']) => nameOf(Number(seat))));
    default:
      return refused.map(({ message }) => message).join(' ');
  }
}

const copies = kinds.find((kind) => familyOf(kind) === 'copy')!;
const chapters: Record<string, string> = { few: 'guilds', nothing: 'guilds', draw: 'empty', copy: kindChapter(copies) };
const ofPower = ['must', 'member', 'twice', 'two'];
/** The chapter to cite if no ruling decides. */
export function chapterOf({ reason, rule, values: [power] }: Refusal): Chapter | undefined {
  if (rule) return undefined;
  const id = ofPower.includes(reason) ? kindChapter(power as CardKind) : (chapters[reason] ?? 'turn');
  return chapterIn(rulesTexts(), id);
}
