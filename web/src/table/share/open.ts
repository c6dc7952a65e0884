// Loaded with its texts when the user shares a result.

import { untrack } from 'svelte';
import { load } from '../../i18n/i18n';
import ShareSheet from './ShareSheet.svelte';
import { share } from './texts';

export async function open(): Promise<typeof ShareSheet> {
  await untrack(() => load(share));
  return ShareSheet;
}
