// The areas of texts. A game's texts are in games/NAME/texts.ts. Add a new area below, or to later.ts if neither the
// start screen nor the list of screens needs it.

import { area } from './area.svelte';

export { language, languages, load, nameOf, preferred, speak, type Language } from './area.svelte';

/** Accounts and sessions. */
export const account = area(import.meta.glob<typeof import('./en/account.ftl')>('./*/account.ftl'));
/** The start screen, menus, and texts of every screen. */
export const common = area(import.meta.glob<typeof import('./en/common.ftl')>('./*/common.ftl'));
/** Reasons for a refusal. */
export const problems = area(import.meta.glob<typeof import('./en/problems.ftl')>('./*/problems.ftl'));
/** Setting up a table. */
export const setup = area(import.meta.glob<typeof import('./en/setup.ftl')>('./*/setup.ftl'));
/** Every table: bar, log, chat, clock, end, replay. */
export const table = area(import.meta.glob<typeof import('./en/table.ftl')>('./*/table.ftl'));
/** The hall and the matchmaker. */
export const hall = area(import.meta.glob<typeof import('./en/hall.ftl')>('./*/hall.ftl'));
/** The list of the viewer's turns, and its notifications. */
export const turns = area(import.meta.glob<typeof import('./en/turns.ftl')>('./*/turns.ftl'));
/** Descriptions of moves, hints, and names that several people share. */
export const telling = area(import.meta.glob<typeof import('./en/telling.ftl')>('./*/telling.ftl'));
/** Lessons in general; each game has texts of its own. */
export const learn = area(import.meta.glob<typeof import('./en/learn.ftl')>('./*/learn.ftl'));
/** Rules in general; each game has texts of its own. */
export const rules = area(import.meta.glob<typeof import('./en/rules.ftl')>('./*/rules.ftl'));
