// Every word the page shows, in each language; those of a game are in games/NAME/texts.ts. Areas: add one below, or, if the start
// screen and the list of screens can do without it, in later.ts.

import { area } from './area.svelte';

export { language, languages, load, nameOf, preferred, speak, type Language } from './area.svelte';

/** Who one is: accounts, and the ways into them. */
export const account = area(import.meta.glob<typeof import('./en/account.ftl')>('./*/account.ftl'));
/** The start screen, menus, whatever is seen everywhere. */
export const common = area(import.meta.glob<typeof import('./en/common.ftl')>('./*/common.ftl'));
/** Why something was refused. */
export const problems = area(import.meta.glob<typeof import('./en/problems.ftl')>('./*/problems.ftl'));
/** Making a table. */
export const setup = area(import.meta.glob<typeof import('./en/setup.ftl')>('./*/setup.ftl'));
/** Around any table: bar, log, chat, clock, end, replay. */
export const table = area(import.meta.glob<typeof import('./en/table.ftl')>('./*/table.ftl'));
/** Where people meet, and games are found. */
export const hall = area(import.meta.glob<typeof import('./en/hall.ftl')>('./*/hall.ftl'));
/** It is your turn: the overview, and how one is told. */
export const turns = area(import.meta.glob<typeof import('./en/turns.ftl')>('./*/turns.ftl'));
/** How moves are told, hints are given, and people of the same name are told apart. */
export const telling = area(import.meta.glob<typeof import('./en/telling.ftl')>('./*/telling.ftl'));
/** Around lessons; their own texts come by game. */
export const learn = area(import.meta.glob<typeof import('./en/learn.ftl')>('./*/learn.ftl'));
/** Around the rules; their own texts come by game. */
export const rules = area(import.meta.glob<typeof import('./en/rules.ftl')>('./*/rules.ftl'));
