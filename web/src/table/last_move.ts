// What somebody did last, in a sentence: as everybody may know it who sees these events.

import type { LogLine } from './game_ui';
import type { Play } from './play.svelte';

export function lastMove(play: Play): LogLine | null {
  for (let at = play.events.length - 1; at >= 0; at--) {
    const line = play.ui.log(play.events[at]!, play);
    if (line?.colour && !line.heading) return line;
  }
  return null;
}
