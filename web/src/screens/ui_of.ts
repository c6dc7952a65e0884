import { load, table, telling } from '../i18n/i18n';
import { plain } from '../i18n/later';
import { withTexts, type Game } from '../games/game';
import type { GameUi } from '../table/play.svelte';

/** How a game is drawn and told, with the words for it; plainly where nobody has drawn it. */
export async function uiOf(game: Game): Promise<GameUi> {
  const plainUi = (): Promise<GameUi> => withTexts(import('../table/plain/ui'), plain);
  const [ui] = await Promise.all([game.ui?.() ?? plainUi(), load(table, telling)]);
  return ui;
}
