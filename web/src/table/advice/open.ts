// Loaded with its texts when the user asks for advice.

import { untrack } from 'svelte';
import { load, problems } from '../../i18n/i18n';
import Advice from './Advice.svelte';
import { advice, analysis } from './texts';

export async function open(): Promise<typeof Advice> {
  // untrack: the caller's effect must not depend on state that is read while loading.
  await untrack(() => load(advice, analysis, problems));
  return Advice;
}
