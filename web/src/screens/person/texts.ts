import { area } from '../../i18n/area.svelte';

/** Somebody's page: their games, and how they play. */
export const person = area(import.meta.glob<typeof import('../../i18n/en/person.ftl')>('../../i18n/*/person.ftl'));
