// The report for translators: texts that are missing, the same as in English, or too long for their place.

import { relative } from 'node:path';
import type { PatternElement } from '@fluent/syntax';
import { areas, inLanguage, languages, partsOf, readArea, source } from './files.ts';
import type { Entry } from './parse.ts';

export interface Finding {
  language: string;
  file: string;
  id: string;
  fault: 'missing' | 'same' | 'long';
  /** A description for people. */
  words: string;
}

/** Texts up to this length are on buttons and in columns: one may be twice as long as the longest in the other
    languages. */
const short = 20;
const least = 24;

/** The text of a pattern as one string, with the longest variants. */
function longest(elements: PatternElement[]): string {
  return elements
    .map((element) => {
      if (element.type === 'TextElement') return element.value.replace(/\s+/g, ' ');
      const { expression } = element;
      if (expression.type === 'StringLiteral') return expression.parse().value;
      if (expression.type !== 'SelectExpression') return '…';
      const all = expression.variants.map(({ value }) => longest(value.elements));
      return all.sort((a, b) => b.length - a.length)[0]!;
    })
    .join('');
}

const said = (entry: Entry): string => longest(entry.parts[0]!.pattern.elements);
const isPlain = (entry: Entry): boolean =>
  entry.parts.every(({ pattern }) => pattern.elements.every(({ type }) => type === 'TextElement'));

/** The findings about one area, from its messages by language. */
export function compareLanguages(
  english: Map<string, Entry>,
  others: Map<string, Map<string, Entry>>,
): Omit<Finding, 'file'>[] {
  const found: Omit<Finding, 'file'>[] = [];
  for (const [id, model] of english) {
    const words = said(model);
    for (const [language, messages] of [['en', english] as const, ...others]) {
      const entry = messages.get(id);
      if (!entry) {
        found.push({ language, id, fault: 'missing', words });
        continue;
      }
      const own = said(entry);
      const same = language !== 'en' && own === words && isPlain(entry) && /\p{L}{3}/u.test(own);
      if (same) found.push({ language, id, fault: 'same', words: own });
      const rest = [english, ...others.values()].filter((one) => one !== messages && one.has(id));
      const most = Math.max(...rest.map((one) => said(one.get(id)!).length));
      const limit =
        model.limit ?? (most <= short && rest.length > 1 && isPlain(model) ? Math.max(most * 2, least) : null);
      if (limit !== null && own.length > limit)
        found.push({ language, id, fault: 'long', words: `${own.length} characters, at most ${limit}: ${own}` });
    }
  }
  return found;
}

export function findings(): Finding[] {
  const spoken = languages().filter((one) => one !== 'en');
  return areas().flatMap((area) =>
    readArea(area).flatMap(({ prefix, texts }) => {
      const name = prefix ? area.replace(/\.ftl$/, `/${prefix}.ftl`) : area;
      const others = new Map(
        spoken.map((language) => {
          const file = inLanguage(area, language);
          const own = partsOf(file).length > 0 ? readArea(file).find((one) => one.prefix === prefix) : undefined;
          return [language, own?.texts.messages ?? new Map<string, Entry>()];
        }),
      );
      const file = relative(source, name);
      return compareLanguages(texts.messages, others).map((one) => ({
        ...one,
        file: file.replace('/en/', `/${one.language}/`),
      }));
    }),
  );
}
