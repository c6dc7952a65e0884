// The viewer's search for a game in the hall. Its progress is in browser/looking.svelte.ts.

import { looking } from '../../browser/looking.svelte';
import { settings } from '../../browser/settings.svelte';
import type { Problem } from '../../protocol/protocol';
import { HallSource, type Wish } from '../../source/hall';
import { follow, show } from '../turns/follow.svelte';

const key = 'roundtable.wish';

class Finding {
  problem = $state.raw<Problem | null>(null);

  private readonly source = new HallSource(({ problem }) => (this.problem = problem));

  /** Called when a viewer with a session opens the hall. */
  enter(): void {
    settings.shown ??= true;
    this.show(settings.shown);
    this.source.open();
    void follow();
  }
  leave(): void {
    this.source.leave();
    looking.again = looking.missed = false;
  }
  show(on: boolean): void {
    settings.shown = on;
    show(on);
    this.source.show(on);
  }
  find(wish: Wish): void {
    this.problem = null;
    looking.missed = false;
    try {
      localStorage.setItem(key, JSON.stringify(wish));
    } catch {
      // no storage
    }
    this.source.find(wish);
  }
  stop(): void {
    this.source.stop();
    looking.search = null;
  }
}

export const finding = new Finding();

/** The terms of the last search, without games that no longer exist; by default any game for four. */
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
