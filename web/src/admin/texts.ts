import { area } from '../i18n/area.svelte';

/** For whoever runs a server. */
export const admin = area(import.meta.glob<typeof import('../i18n/en/admin.ftl')>('../i18n/*/admin.ftl'));
