// Loaded with its texts when the user shares a result or a game.

import { untrack } from 'svelte';
import { load } from '../../i18n/i18n';
import GameSheet from './GameSheet.svelte';
import ShareSheet from './ShareSheet.svelte';
import { share } from './texts';

export async function open(): Promise<typeof ShareSheet> {
  await untrack(() => load(share));
  return ShareSheet;
}
export async function game(): Promise<typeof GameSheet> {
  await untrack(() => load(share));
  return GameSheet;
}
