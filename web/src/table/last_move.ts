// The last moves as sentences, from the events that the viewer may see.

import type { LogLine } from './game_ui';
import type { Play } from './play.svelte';

/** The last few moves, the latest at the end. */
export function lastMoves(play: Play, most: number): LogLine[] {
  const lines: LogLine[] = [];
  for (let at = play.events.length - 1; at >= 0 && lines.length < most; at--) {
    const line = play.ui.log(play.events[at]!, play);
    if (line?.colour && !line.heading) lines.unshift(line);
  }
  return lines;
}

export function lastMove(play: Play): LogLine | null {
  return lastMoves(play, 1)[0] ?? null;
}
