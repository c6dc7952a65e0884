// A table as everyone in a room may see it.

import { ServerSource } from '../../source/server';
import type { Listener } from '../../source/source';

/** A spectator's view. A browser with a seat at the table would show its hand to the room, so it gets an error. */
export class BoardSource extends ServerSource {
  override start(listener: Listener): void {
    super.start({
      connection: (connection) => listener.connection(connection),
      announced: (text) => listener.announced?.(text),
      failed: (problem) => listener.failed(problem),
      state: (state) => {
        if (state.info.you === null) return listener.state(state);
        this.close();
        listener.failed({ code: 'not-now', reason: 'board', message: 'this browser sits at the table' });
      },
    });
  }
}
