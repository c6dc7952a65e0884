import { area } from '../../i18n/area.svelte';

/** Whom we owe what. */
export const credits = area(import.meta.glob<typeof import('../../i18n/en/credits.ftl')>('../../i18n/*/credits.ftl'));
