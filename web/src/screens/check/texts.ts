import { area } from '../../i18n/area.svelte';

/** Verification of shuffles. */
export const check = area(import.meta.glob<typeof import('../../i18n/en/check.ftl')>('../../i18n/*/check.ftl'));
