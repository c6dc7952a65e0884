// For tests: all areas of texts by name, including those of games.

import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { bookOf, GameRules } from '../games/rules_text';
import type { Language } from './area.svelte';

const source = join(import.meta.dirname, '..');
const games = join(source, 'games');
const folders = [import.meta.dirname, ...readdirSync(games).map((name) => join(games, name, 'i18n'))];

function inFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(join(folder, 'en')).filter((file) => /\.(ts|ftl)$/.test(file));
  return files.map((file) => relative(source, join(folder, 'LANGUAGE', file)));
}

/** Paths inside src, with LANGUAGE for the language's folder. */
export const areas: readonly string[] = folders.flatMap(inFolder);

/** Every file of texts in a language, including the parts of larger areas. */
export function filesOf(language: Language): string[] {
  return folders
    .map((folder) => join(folder, language))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(ts|ftl)$/.test(file));
}

export async function textsOf<T = Record<string, unknown>>(area: string, language: Language): Promise<T> {
  const file = join(source, area.replace('LANGUAGE', language));
  return ((await import(/* @vite-ignore */ file)) as { default: T }).default;
}

/** The rules of a game as a book. */
export async function rulesOf(game: string, language: Language): Promise<GameRules> {
  const texts = await textsOf<{ lead: string }>(`games/${game}/i18n/LANGUAGE/rules.ftl`, language);
  const file = join(games, game, 'rules', 'book.ts');
  return ((await import(/* @vite-ignore */ file)) as { default: ReturnType<typeof bookOf> }).default(texts);
}
