// Comes with its texts, when somebody wants to play on.

import { load } from '../../i18n/i18n';
import PlayOn from './PlayOn.svelte';
import { branch } from './texts';

export async function open(): Promise<typeof PlayOn> {
  await load(branch);
  return PlayOn;
}
