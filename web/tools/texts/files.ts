// The files of texts: LANGUAGE/AREA.ftl in src/i18n and in src/games/NAME/i18n. A long area continues in a folder of
// its name, whose files are groups.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parse, type Texts } from './parse.ts';

export const source = join(import.meta.dirname, '..', '..', 'src');
const main = join(source, 'i18n');
const games = join(source, 'games');

/** The file of an area that belongs to no game. */
export function general(language: string, area: string): string {
  return join(main, language, `${area}.ftl`);
}

/** The folders with a folder for each language. */
export function folders(): string[] {
  return [main, ...readdirSync(games).map((name) => join(games, name, 'i18n'))].filter((folder) => existsSync(folder));
}

export function languages(): string[] {
  const found = readdirSync(main, { withFileTypes: true });
  return found
    .filter((one) => one.isDirectory() && existsSync(join(main, one.name, 'language.ftl')))
    .map(({ name }) => name);
}

/** All areas, by their English files. */
export function areas(): string[] {
  return folders().flatMap((folder) =>
    readdirSync(join(folder, 'en'))
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => join(folder, 'en', file)),
  );
}

/** The language of `web/src/games/…/fr/table.ftl` is fr. */
export function languageOf(file: string): string {
  return basename(dirname(file));
}

export function inLanguage(file: string, language: string): string {
  return join(dirname(dirname(file)), language, basename(file));
}

function read(language: string, file: string): Texts {
  return parse(language, relative(join(source, '..'), file), readFileSync(file, 'utf8'));
}

/** The files of an area: one, or one and those of its folder, whose messages have the file's name as prefix. */
export function partsOf(file: string): string[] {
  const folder = file.replace(/\.ftl$/, '');
  const inside = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ftl')) : [];
  return [file, ...inside.sort().map((name) => join(folder, name))].filter((one) => existsSync(one));
}

/** All files of an area with their prefixes. */
export function readArea(file: string): { prefix: string; texts: Texts }[] {
  return partsOf(file).map((part) => ({
    prefix: part === file ? '' : basename(part, '.ftl'),
    texts: read(languageOf(file), part),
  }));
}

/** Terms that all files of a language share. */
export function sharedTerms(language: string): Texts {
  return read(language, general(language, 'language'));
}
