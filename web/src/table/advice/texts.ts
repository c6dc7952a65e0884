import { area } from '../../i18n/area.svelte';

/** Values of choices, their margins and reasons. */
export const analysis = area(
  import.meta.glob<typeof import('../../i18n/en/analysis.ftl')>('../../i18n/*/analysis.ftl'),
);
/** Advice on the open choice, and the verdict on the last one. */
export const advice = area(import.meta.glob<typeof import('../../i18n/en/advice.ftl')>('../../i18n/*/advice.ftl'));
/** Luck and choices: the causes of a game's result. */
export const review = area(import.meta.glob<typeof import('../../i18n/en/review.ftl')>('../../i18n/*/review.ftl'));
