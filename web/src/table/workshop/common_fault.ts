// Faults that do not depend on the game, in words: mostly from files and links written by hand.

import type { Fault } from '../bench';
import { workshop } from './texts';

export function commonFault({ field, reason, values, message }: Fault): string {
  const t = workshop().faults;
  const [what = '', a = '', b = ''] = values;
  if (reason === 'log') return t.log(Number(what) + 1, a);
  if (reason !== 'type') return t.other(field, message);
  const { object, unknown, number, list, name, boolean, cards } = t.wanted;
  const wanted = {
    object,
    boolean,
    unknown: unknown(a),
    number: number(a, b),
    list: list(a, b),
    name: name(a),
    cards: cards(a),
  };
  return what in wanted ? t.type(field, wanted[what as keyof typeof wanted]) : t.other(field, message);
}
