import { area } from '../../i18n/area.svelte';

/** Texts of the table. */
export const medievallons = area(import.meta.glob<typeof import('./i18n/en/table.ftl')>('./i18n/*/table.ftl'));
export const lessonTexts = area(import.meta.glob<typeof import('./i18n/en/lesson.ftl')>('./i18n/*/lesson.ftl'));
export const rulesTexts = area(
  import.meta.glob<typeof import('./i18n/en/rules.ftl')>('./i18n/*/rules.ftl'),
  () => import('./rules/book'),
);
export const setupTexts = area(import.meta.glob<typeof import('./i18n/en/setup.ftl')>('./i18n/*/setup.ftl'));
