// Texts of the settings for appearance and sound, loaded with their form.

import { area } from '../i18n/area.svelte';

export const looks = area(import.meta.glob<typeof import('../i18n/en/looks.ftl')>('../i18n/*/looks.ftl'));
