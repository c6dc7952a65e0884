import { load, table, telling } from '../../i18n/i18n';
import { plain } from '../../i18n/later';
import { withTexts, type Game } from '../../games/game';
import type { GameUi } from '../../table/play.svelte';

/** The drawing and the texts of a game; the plain table for a game without its own. */
export async function uiOf(game: Game): Promise<GameUi> {
  const plainUi = (): Promise<GameUi> => withTexts(import('../../table/plain/ui'), plain);
  const [ui] = await Promise.all([game.ui?.() ?? plainUi(), load(table, telling)]);
  return ui;
}
