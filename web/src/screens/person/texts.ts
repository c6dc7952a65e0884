import { area } from '../../i18n/area.svelte';

/** The page of a person. */
export const person = area(import.meta.glob<typeof import('../../i18n/en/person.ftl')>('../../i18n/*/person.ftl'));
