// Looking for a game, whatever screen is shown meanwhile.

import { looking } from '../../browser/looking.svelte';
import { go } from '../../browser/route.svelte';
import { settings } from '../../browser/settings.svelte';
import type { Problem } from '../../protocol/protocol';
import { HallSource, type Search, type Wish } from '../../source/hall';

const key = 'roundtable.wish';

class Finding {
  search = $state.raw<Search | null>(null);
  problem = $state.raw<Problem | null>(null);

  private readonly source = new HallSource({
    search: (search) => (this.search = looking.search = search),
    seated: (table) => go(`/table/${table}`),
    refused: ({ problem }) => (this.problem = problem),
  });

  /** Somebody known looks at the hall. */
  enter(): void {
    settings.shown ??= true;
    this.show(settings.shown);
    this.source.open();
  }
  leave(): void {
    this.source.leave();
  }
  show(on: boolean): void {
    settings.shown = on;
    this.source.show(on);
  }
  find(wish: Wish): void {
    this.problem = null;
    try {
      localStorage.setItem(key, JSON.stringify(wish));
    } catch {
      // not kept
    }
    this.source.find(wish);
  }
  stop(): void {
    this.source.stop();
    this.search = looking.search = null;
  }
}

export const finding = new Finding();

/** What was looked for last, as far as there still are such games; or anything for four. */
export function lastWish(games: readonly { name: string }[]): Wish {
  const usual: Wish = { games: games.map(({ name }) => name), players: [4], pace: 'quick', rules: 'plain', bots: 180 };
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Wish>;
    const known = usual.games.filter((name) => kept.games?.includes(name));
    const numbers = [2, 3, 4, 5].filter((n) => kept.players?.includes(n));
    return {
      games: known.length > 0 ? known : usual.games,
      players: numbers.length > 0 ? numbers : usual.players,
      pace: kept.pace === 'day' ? 'day' : 'quick',
      rules: kept.rules === 'any' ? 'any' : 'plain',
      bots: kept.bots === null || kept.bots === 60 ? kept.bots : usual.bots,
    };
  } catch {
    return usual;
  }
}
