import { load } from '../../../i18n/area.svelte';
import type { Workshop } from '../../../table/play.svelte';
import { rulesTexts } from '../texts';
import { only, type MedievallonsPosition } from './places';
import { workshopTexts } from './texts';

/** The editor with its texts and the cited rulings. */
export default async function workshop(): Promise<Workshop> {
  const [{ default: Editor }] = await Promise.all([import('./Workshop.svelte'), load(workshopTexts, rulesTexts)]);
  return {
    Editor,
    empty: { active: 0 },
    fit: (position, players) => ({ ...only(position as MedievallonsPosition, players) }),
  };
}
