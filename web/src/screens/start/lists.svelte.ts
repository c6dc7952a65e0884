// The tables on the start screen: local games, and those of the server if one answers.

import { listTables, me, serverReachable } from '../../source/api';
import { SavedGames, type Listed } from '../../source/saved';
import type { Info } from '../../protocol/protocol';

export class Lists {
  local = $state.raw<Listed[]>([]);
  mine = $state.raw<Info[]>([]);
  open = $state.raw<Info[]>([]);
  /** True if a server answers; null while unknown. */
  server = $state<boolean | null>(null);

  private readonly games = new SavedGames();

  async fetch(): Promise<void> {
    this.local = this.games.list();
    const there = await serverReachable();
    if (there) {
      const [open, mine] = await Promise.all([listTables('open'), this.fetchMine()]);
      this.mine = mine;
      this.open = open.filter((table) => !mine.some((own) => own.id === table.id));
    }
    this.server = there;
  }

  remove(id: string): void {
    this.games.remove(id);
    this.local = this.games.list();
  }

  private async fetchMine(): Promise<Info[]> {
    return (await me()) ? listTables('mine') : [];
  }
}
