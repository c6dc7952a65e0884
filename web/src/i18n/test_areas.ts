// For tests: all areas of texts, those of the games too, by name.

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Language } from './area.svelte';

const source = join(import.meta.dirname, '..');
const games = join(source, 'games');
const folders = [import.meta.dirname, ...readdirSync(games).map((name) => join(games, name, 'i18n'))];

function inFolder(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'en')).map((file) => relative(source, join(folder, 'LANGUAGE', file)));
  } catch {
    return []; // no folder of texts
  }
}

/** Paths inside src, with LANGUAGE for the language's folder. */
export const areas: readonly string[] = folders.flatMap(inFolder);

export function fileOf(area: string, language: Language): string {
  return join(source, area.replace('LANGUAGE', language));
}
export async function textsOf<T = Record<string, unknown>>(area: string, language: Language): Promise<T> {
  return ((await import(/* @vite-ignore */ fileOf(area, language))) as { default: T }).default;
}
