// For tests: random games, seen from every seat and by a spectator.

import { startLocal } from '../../source/local';
import type { GameEvent } from '../../protocol/protocol';
import { Player, seed, sequence, world } from '../../source/test_player';
import type { Play } from '../../table/play.svelte';
import { testEngine } from '../../engine/node_engine';
import type { Beat } from '../../table/game_ui';
import type { MedievallonsEvent, MedievallonsView } from './view';

export const names = ['Ann', 'Bertran', 'Dorothea', 'Hugo', 'Isolde'];

/** The parts of a table that sentences need. It throws for a seat that does not exist. */
export function lookingAt(
  state: { view: MedievallonsView; events: MedievallonsEvent[] },
  you: number | null = 0,
  beat: Beat | null = null,
): Play {
  const name = (seat: number): string => {
    const found = names[seat];
    if (found === undefined) throw new Error(`nobody sits at ${seat}`);
    return found;
  };
  return {
    state,
    view: beat?.view ?? state.view,
    actual: beat?.view ?? state.view,
    events: state.events,
    beat,
    seat: you,
    source: { offers: { play: you !== null } },
    name: (seat: number) => (seat === you ? 'You' : name(seat)),
    plainName: name,
    who: (seat: number) => ({ name: name(seat), you: seat === you }),
    colour: (seat: number) => name(seat),
  } as unknown as Play;
}

/** A view, and all events until then. */
export interface Moment {
  view: MedievallonsView;
  events: MedievallonsEvent[];
}
/** One viewer's views of a game. */
export interface Seen {
  viewer: number | null;
  moments: Moment[];
}

/** A random game as all viewers saw it. */
export async function seenByAll(players: number, start: number): Promise<Seen[]> {
  const here = world();
  const seats = Array.from({ length: players }, (_, n) => (n === 0 ? ('me' as const) : ('page' as const)));
  const player = new Player(startLocal({ game: 'medievallons', options: {}, seats }, here, seed), here);
  await player.finish(sequence(start));
  const { ask } = await testEngine();
  const { entries } = ask<{ entries: number[] }>({ do: 'read', record: await player.source.record() });
  const all: Seen[] = [null, ...seats.keys()].map((viewer) => ({ viewer, moments: [] }));
  for (const step of entries) {
    ask({ do: 'step', entries: step });
    for (const { viewer, moments } of all) {
      const before = moments.at(-1)?.events ?? [];
      const { view, events } = ask<{ view: MedievallonsView; events: { list: GameEvent[] } }>({
        do: 'look',
        ...(viewer === null ? {} : { viewer }),
        since: before.length,
      });
      // As at a table, the results of chance belong to the choice before them.
      if (!view.asked.chance) moments.push({ view, events: [...before, ...(events.list as MedievallonsEvent[])] });
    }
  }
  return all;
}
