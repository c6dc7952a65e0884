import { area } from '../../i18n/area.svelte';

/** What a bot says of the choice that is to be made, and of the last one. */
export const advice = area(import.meta.glob<typeof import('../../i18n/en/advice.ftl')>('../../i18n/*/advice.ftl'));
/** Luck and choices: what made a game end as it did. */
export const review = area(import.meta.glob<typeof import('../../i18n/en/review.ftl')>('../../i18n/*/review.ftl'));
