// Words for how the page looks and sounds: they come with what they can be chosen in.

import { area } from '../i18n/area.svelte';

export const looks = area(import.meta.glob<typeof import('../i18n/en/looks.ftl')>('../i18n/*/looks.ftl'));
