import { area } from '../i18n/area.svelte';

/** The operator's page. */
export const admin = area(import.meta.glob<typeof import('../i18n/en/admin.ftl')>('../i18n/*/admin.ftl'));
