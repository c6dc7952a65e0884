import type { Component } from 'svelte';
import { load } from '../../../i18n/area.svelte';
import type { Companion } from '../../../table/companion';
import { workshop } from '../../../table/workshop/texts';
import { rulesTexts, setupTexts } from '../texts';
import { workshopTexts } from '../workshop/texts';
import { companionTexts } from './texts';

/** Loads the companion with its texts, those of the workshop and the cited rulings. */
export default async function companion(): Promise<Component<{ companion: Companion }>> {
  const [{ default: found }] = await Promise.all([
    import('./Companion.svelte'),
    load(companionTexts, workshop, workshopTexts, rulesTexts, setupTexts),
  ]);
  return found;
}
