// Areas of texts that come with what needs them: where they are to be found need not be known at the start.

import { area } from './area.svelte';

/** At the table of a game that nobody has drawn. */
export const plain = area(import.meta.glob<typeof import('./en/plain.ftl')>('./*/plain.ftl'));
/** One device for several people. */
export const hotseat = area(import.meta.glob<typeof import('./en/hotseat.ftl')>('./*/hotseat.ftl'));
/** Before the start of a table with others. */
export const waiting = area(import.meta.glob<typeof import('./en/waiting.ftl')>('./*/waiting.ftl'));
/** Keeping order: blocking, reporting, and what whoever made a table does. */
export const order = area(import.meta.glob<typeof import('./en/order.ftl')>('./*/order.ftl'));
/** Pauses, holidays, and whoever is late: at tables with a clock. */
export const time = area(import.meta.glob<typeof import('./en/time.ftl')>('./*/time.ftl'));
/** Conceding, and abandoning a game by agreement. */
export const ending = area(import.meta.glob<typeof import('./en/ending.ftl')>('./*/ending.ftl'));
