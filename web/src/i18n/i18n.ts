// Every word the page shows, in three languages. An area is a module en/AREA.ts whose default export holds texts and
// functions that make sentences; fr/AREA.ts and ru/AREA.ts have the same type, so the compiler finds what is missing
// (i18n.test.ts finds what nobody uses). Areas are loaded when a screen needs them, in one language:
//
//   await load('academy');          // before the screen is drawn
//   const t = academy;              // in a component: {academy().log.played(...)}; follows the language
//
// Areas: add a line below.

import { languageState } from './language.svelte';

export const languages = ['en', 'fr', 'ru'] as const;
export type Language = (typeof languages)[number];

const modules = import.meta.glob<{ default: unknown }>('./{en,fr,ru}/*.ts');

const loaded = new Set<string>();

async function fetchArea(language: Language, area: string): Promise<void> {
  const key = `${language}/${area}`;
  if (languageState.texts[key]) return;
  const module = await modules[`./${key}.ts`]!();
  languageState.texts = { ...languageState.texts, [key]: module.default };
}

/** Makes areas ready to be drawn. */
export async function load(...areas: string[]): Promise<void> {
  for (const area of areas) loaded.add(area);
  await Promise.all(areas.map((area) => fetchArea(languageState.language, area)));
}

/** Switches the language of everything that is drawn, at once. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...loaded].map((area) => fetchArea(language, area)));
  languageState.language = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return languageState.language;
}

function area<T>(name: string): () => T {
  return () => languageState.texts[`${languageState.language}/${name}`] as T;
}

/** The start screen, menus, whatever is seen everywhere. */
export const common = area<typeof import('./en/common').default>('common');
/** Whom we owe what. */
export const credits = area<typeof import('./en/credits').default>('credits');
/** Why something was refused. */
export const problems = area<typeof import('./en/problems').default>('problems');
/** Making a table. */
export const setup = area<typeof import('./en/setup').default>('setup');
/** Around any table: bar, log, chat, clock, end, replay. */
export const table = area<typeof import('./en/table').default>('table');
/** How moves are told, hints are given, and people of the same name are told apart. */
export const telling = area<typeof import('./en/telling').default>('telling');
export const academy = area<typeof import('./en/academy').default>('academy');
export const medievallons = area<typeof import('./en/medievallons').default>('medievallons');
/** Lessons. */
export const learn = area<typeof import('./en/learn').default>('learn');
/** Around the rules; their own texts are large and come by game. */
export const rules = area<typeof import('./en/rules').default>('rules');
export const rulesAcademy = area<typeof import('./en/rulesAcademy').default>('rulesAcademy');
export const rulesMedievallons = area<typeof import('./en/rulesMedievallons').default>('rulesMedievallons');

/** The language to begin with: `?lang=`, what was chosen before, or the browser's. */
export function preferred(search: string, stored: string | null, browser: readonly string[]): Language {
  const wanted = [new URLSearchParams(search).get('lang'), stored, ...browser.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => languages.includes(tag as Language)) as Language | undefined) ?? 'en';
}
