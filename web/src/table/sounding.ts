// The sounds of a table's events.

import { bell, coin, horn, page, tick } from '../ui/sounds';
import type { Play } from './play.svelte';

const sounds: Record<string, () => void> = {
  moved: tick,
  lifted: tick,
  cup: tick,
  coat: coin,
  scroll: coin,
  token: coin,
  played: page,
  passed: page,
  guild: page,
  extended: page,
  drew: page,
  gave: page,
  took: page,
  ended: horn,
};

/** Remembers the events heard so far. Call it after each change of the table's state or turn. */
export class Sounding {
  private heard: number | null = null;
  private mine = false;

  follow(play: Play, mine: boolean): void {
    const events = play.events;
    const from = this.heard ?? events.length;
    this.heard = events.length;
    for (const { event } of events.slice(from)) sounds[event]?.();
    if (mine && !this.mine && !play.over) bell();
    this.mine = mine;
  }
}
