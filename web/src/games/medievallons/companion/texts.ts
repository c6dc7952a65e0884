import { area } from '../../../i18n/area.svelte';

export const companionTexts = area(
  import.meta.glob<typeof import('../i18n/en/companion.ftl')>('../i18n/*/companion.ftl'),
);
