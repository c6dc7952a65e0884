// Comes with its texts, when somebody wants to play on, or looks at a game from which somebody did.

import { untrack } from 'svelte';
import { load } from '../../i18n/i18n';
import Forks from './Forks.svelte';
import PlayOn from './PlayOn.svelte';
import { branch } from './texts';

// Who waits for this waits once, whatever is read meanwhile.
const texts = (): Promise<void> => untrack(() => load(branch));

export async function open(): Promise<typeof PlayOn> {
  await texts();
  return PlayOn;
}
export async function forks(): Promise<typeof Forks> {
  await texts();
  return Forks;
}
