import { area } from '../../i18n/area.svelte';

/** Playing on from a point of a record. */
export const branch = area(import.meta.glob<typeof import('../../i18n/en/branch.ftl')>('../../i18n/*/branch.ftl'));
