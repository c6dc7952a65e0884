import { area } from '../../i18n/area.svelte';

/** Texts of the workshop's frame; those of its games come with each game. */
export const workshop = area(
  import.meta.glob<typeof import('../../i18n/en/workshop.ftl')>('../../i18n/*/workshop.ftl'),
);
