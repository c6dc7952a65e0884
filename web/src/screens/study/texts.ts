import { area } from '../../i18n/area.svelte';

/** The index of lessons, puzzles, rules and games. */
export const study = area(import.meta.glob<typeof import('../../i18n/en/study.ftl')>('../../i18n/*/study.ftl'));
