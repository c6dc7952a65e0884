import type { Component } from 'svelte';
import { load } from '../../../i18n/area.svelte';
import type { Companion } from '../../../table/companion';
import { companionTexts } from './texts';

/** Loads the companion with its texts. */
export default async function companion(): Promise<Component<{ companion: Companion }>> {
  const [{ default: found }] = await Promise.all([import('./Companion.svelte'), load(companionTexts)]);
  return found;
}
