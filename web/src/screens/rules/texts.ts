import { area } from '../../i18n/area.svelte';
import type { Synonyms } from './finder';

/** Synonyms for the search of the rules. */
export const search = area<Synonyms>(
  import.meta.glob<typeof import('../../i18n/en/search.ftl')>('../../i18n/*/search.ftl'),
);
