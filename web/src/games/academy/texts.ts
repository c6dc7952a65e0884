import { area } from '../../i18n/area.svelte';

/** At the table. */
export const academy = area(import.meta.glob<typeof import('./i18n/en/table')>('./i18n/*/table.ts'));
export const lessonTexts = area(import.meta.glob<typeof import('./i18n/en/lesson')>('./i18n/*/lesson.ts'));
export const rulesTexts = area(import.meta.glob<typeof import('./i18n/en/rules')>('./i18n/*/rules.ts'));
export const setupTexts = area(import.meta.glob<typeof import('./i18n/en/setup')>('./i18n/*/setup.ts'));
