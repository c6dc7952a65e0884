import { area } from '../../i18n/area.svelte';

/** Credits and licences. */
export const credits = area(import.meta.glob<typeof import('../../i18n/en/credits.ftl')>('../../i18n/*/credits.ftl'));
