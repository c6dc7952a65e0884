// Comes with its texts, when somebody asks for advice.

import { untrack } from 'svelte';
import { load, problems } from '../../i18n/i18n';
import Advice from './Advice.svelte';
import { advice, review } from './texts';

export async function open(): Promise<typeof Advice> {
  // Who waits for this waits once, whatever is read meanwhile.
  await untrack(() => load(advice, review, problems));
  return Advice;
}
