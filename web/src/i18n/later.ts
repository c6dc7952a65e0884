// Areas of texts that are not in the first script; they come with the code that needs them.

import { area } from './area.svelte';

/** The table of a game without a drawing of its own. */
export const plain = area(import.meta.glob<typeof import('./en/plain.ftl')>('./*/plain.ftl'));
/** One device for several people. */
export const hotseat = area(import.meta.glob<typeof import('./en/hotseat.ftl')>('./*/hotseat.ftl'));
/** The waiting room of a table. */
export const waiting = area(import.meta.glob<typeof import('./en/waiting.ftl')>('./*/waiting.ftl'));
/** Moderation: blocking, reporting, and the host's actions. */
export const order = area(import.meta.glob<typeof import('./en/order.ftl')>('./*/order.ftl'));
/** Pauses, holidays and overtime at tables with a clock. */
export const time = area(import.meta.glob<typeof import('./en/time.ftl')>('./*/time.ftl'));
/** Conceding a game, and abandoning it by agreement. */
export const ending = area(import.meta.glob<typeof import('./en/ending.ftl')>('./*/ending.ftl'));
