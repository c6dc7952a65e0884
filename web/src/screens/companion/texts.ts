import { area } from '../../i18n/area.svelte';

/** Around the companion; what it counts comes by game. */
export const companion = area(
  import.meta.glob<typeof import('../../i18n/en/companion.ftl')>('../../i18n/*/companion.ftl'),
);
