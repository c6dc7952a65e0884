// Texts of puzzles, loaded with the screen.

import { area } from '../../i18n/area.svelte';

export const puzzles = area(import.meta.glob<typeof import('../../i18n/en/puzzles.ftl')>('../../i18n/*/puzzles.ftl'));
