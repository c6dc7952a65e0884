import { load } from '../../../i18n/area.svelte';
import type { Workshop } from '../../../table/play.svelte';
import { rulesTexts, setupTexts } from '../texts';
import { workshopTexts } from './texts';

/** The editor with its texts and the cited rulings. */
export default async function workshop(): Promise<Workshop> {
  const [{ default: Editor, fit }] = await Promise.all([
    import('./Workshop.svelte'),
    load(workshopTexts, rulesTexts, setupTexts),
  ]);
  return {
    Editor,
    empty: { round: 1, first: 0, moment: 'scoring', tracks: {} },
    fit: (position, players, options) => ({ ...fit(position, players, options) }),
  };
}
