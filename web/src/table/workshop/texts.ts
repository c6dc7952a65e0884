import { area } from '../../i18n/area.svelte';

/** Around the workshop; what is set up there comes by game. */
export const workshop = area(
  import.meta.glob<typeof import('../../i18n/en/workshop.ftl')>('../../i18n/*/workshop.ftl'),
);
