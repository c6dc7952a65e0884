import type { Play } from './play.svelte';

/** Sounds for what happens at the table. Call inside an effect. */
export function follow(_play: Play): void {}
