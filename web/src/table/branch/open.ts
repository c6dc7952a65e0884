// Comes with its texts, when somebody wants to play on.

import { untrack } from 'svelte';
import { load } from '../../i18n/i18n';
import PlayOn from './PlayOn.svelte';
import { branch } from './texts';

export async function open(): Promise<typeof PlayOn> {
  // Who waits for this waits once, whatever is read meanwhile.
  await untrack(() => load(branch));
  return PlayOn;
}
