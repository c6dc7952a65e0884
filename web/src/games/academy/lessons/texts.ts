import { area } from '../../../i18n/area.svelte';

export const shortLessonsTexts = area(
  import.meta.glob<typeof import('../i18n/en/lessons.ftl')>('../i18n/*/lessons.ftl'),
);
