import { area } from '../../../i18n/area.svelte';

export const workshopTexts = area(import.meta.glob<typeof import('../i18n/en/workshop.ftl')>('../i18n/*/workshop.ftl'));
