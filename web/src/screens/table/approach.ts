// Opens a table on the server by its link.

import { settings } from '../../browser/settings.svelte';
import { common } from '../../i18n/i18n';
import type { GameName } from '../../protocol/protocol';
import { guest, me, tableInfo } from '../../source/api';

/**
 * The game of a table. Spectators need a name, too: they become guests, and can choose another name when they sit down.
 */
export async function approach(table: string): Promise<GameName> {
  const { game } = await tableInfo(table);
  if (!(await me())) await guest(settings.name || common().visitor);
  return game;
}
