import type { Component } from 'svelte';
import { load } from '../../../i18n/area.svelte';
import type { Bench } from '../../../table/bench';
import { rulesTexts } from '../texts';
import { workshopTexts } from './texts';

/** The editor, with its texts and the rulings it cites. */
export default async function editor(): Promise<Component<{ bench: Bench }>> {
  const [{ default: found }] = await Promise.all([import('./Workshop.svelte'), load(workshopTexts, rulesTexts)]);
  return found;
}
