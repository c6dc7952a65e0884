import { area } from '../../i18n/area.svelte';

/** The result of a game, for sharing. */
export const share = area(import.meta.glob<typeof import('../../i18n/en/share.ftl')>('../../i18n/*/share.ftl'));
