// Compiles one area in one language into a JavaScript module, and checks it against English.

import { existsSync } from 'node:fs';
import { Compiler, Module } from './compile.ts';
import { general, inLanguage, languageOf, languages, readArea, sharedTerms } from './files.ts';
import { TextError, type Entry, type Texts } from './parse.ts';
import { codeOf, declarationOf, treeOf, typesOf, type Tree } from './tree.ts';

interface Piece {
  prefix: string;
  english: Texts;
  /** Null: the file is missing. */
  own: Texts | null;
}

function pieces(file: string): Piece[] {
  const english = readArea(inLanguage(file, 'en'));
  const own = existsSync(file) ? readArea(file) : [];
  const strange = own.find(({ prefix }) => !english.some((one) => one.prefix === prefix));
  if (strange) throw new TextError(strange.texts, null, 'there is no such file in English');
  return english.map(({ prefix, texts }) => ({
    prefix,
    english: texts,
    own: own.find((one) => one.prefix === prefix)?.texts ?? null,
  }));
}

function join<T>(parts: [prefix: string, branches: Map<string, Tree<T>>][]): Map<string, Tree<T>> {
  const all = new Map<string, Tree<T>>();
  for (const [prefix, branches] of parts) {
    if (prefix) all.set(prefix, { branches });
    else for (const [name, tree] of branches) all.set(name, tree);
  }
  return all;
}

/** Reports messages that do not fit the English ones. Missing ones are no fault: the page then uses the English
    text. */
function compare({ english, own }: Piece): void {
  for (const entry of own?.messages.values() ?? []) {
    const model = english.messages.get(entry.id);
    if (!model) throw new TextError(own!, entry, 'there is no such message in English');
    const names = (one: Entry): string =>
      one.parts
        .map(({ name }) => name)
        .join(' .')
        .trim();
    if (names(model) !== names(entry))
      throw new TextError(own!, entry, `its attributes are ${names(model) || 'none'} in English`);
  }
}

/** JavaScript that exports the texts by default. `words`: the module of its functions. */
export function moduleOf(file: string, words: string): string {
  const language = languageOf(file);
  const made = new Module();
  const all = pieces(file);
  const outer = (main: Texts | null | undefined, spoken: string): Texts[] => [
    ...(main ? [main] : []),
    sharedTerms(spoken),
  ];
  const trees = all.map((piece): [string, Map<string, Tree<string>>] => {
    compare(piece);
    const { prefix, english, own } = piece;
    const main = all.find((one) => one.prefix === '');
    const fallback = new Compiler(english, outer(main?.english, 'en'), made);
    const compiler = own && new Compiler(own, outer(main?.own, language), made);
    const tree = treeOf(english, (entry) => {
      const found = own?.messages.get(entry.id);
      return found ? compiler!.message(found, entry) : fallback.message(entry, entry);
    });
    return [prefix, tree];
  });
  const { imports, terms } = made;
  const from = imports.size > 0 ? `import {${[...imports].sort().join(',')}} from ${JSON.stringify(words)};\n` : '';
  return `${from}${[...terms.values()].join('')}\nexport default ${codeOf(join(trees))};\n`;
}

/** A general area in all languages as one object, for code without imports. */
export function inAllLanguages(area: string): string {
  const codes = languages().map((language) => {
    const code = moduleOf(general(language, area), '');
    if (code.startsWith('import')) throw new Error(`${area}.ftl: these texts can use no function`);
    return `${language}:${code
      .replace('export default', '')
      .replace(/[\s;]+/g, (found) => (found.includes(';') ? '' : ' '))
      .trim()}`;
  });
  return `{${codes.join(',')}}`;
}

/** The TypeScript declaration of an area, from its English files. */
export function typesOfArea(file: string, who: string): string {
  const parts = readArea(inLanguage(file, 'en'));
  const trees = parts.map(({ prefix, texts }): [string, Map<string, Tree<string>>] => [prefix, typesOf(texts)]);
  const lookups = parts.flatMap(({ prefix, texts }) =>
    texts.lookups.map((name) => [prefix, name].filter(Boolean).join('-')),
  );
  return declarationOf(join(trees), lookups, who);
}
