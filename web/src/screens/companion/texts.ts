import { area } from '../../i18n/area.svelte';

/** The companion in general; each game has texts of its own. */
export const companion = area(
  import.meta.glob<typeof import('../../i18n/en/companion.ftl')>('../../i18n/*/companion.ftl'),
);
