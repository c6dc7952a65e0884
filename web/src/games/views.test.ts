import { expect, it } from 'vitest';
import { seed, sequence, setups } from '../source/test_player';
import type { GameEvent, GameResult, View } from '../protocol/protocol';
import { testEngine } from '../engine/node_desk';
import { academyEvent, academyView, medievallonsEvent, medievallonsView } from './test_shapes';

interface Look {
  decision: number;
  deciders: number[];
  over: boolean;
  view: View;
  events: { list: GameEvent[] };
  result: GameResult | null;
}

it.each(setups())('every view and event of %s is what the types say', async (_, setup) => {
  const { ask } = await testEngine();
  const { game, options } = setup;
  const players = setup.seats.length;
  ask({ do: 'start', game, players, options, seats: setup.seats, seed, you: 0 });
  const look = (viewer: number | null | 'all', since: number) => ask<Look>({ do: 'look', viewer, since });
  const [view, event] = game === 'academy' ? [academyView, academyEvent] : [medievallonsView, medievallonsEvent];
  const below = sequence(3);
  const check = (seen: View) => {
    const troubles = view(seen, 'view');
    if (troubles.length > 0) expect.fail(troubles.join('\n'));
    return seen;
  };
  for (;;) {
    // Whoever chooses, and somebody else.
    const { decision, deciders, over } = look(null, 1e6);
    check(look([null, ...setup.seats.keys()][below(players + 1)]!, 1e6).view);
    if (over) break;
    const seat = deciders[below(deciders.length)]!;
    const { legal } = check(look(seat, 1e6).view);
    ask({ do: 'choose', seat, decision, choice: legal[below(legal.length)]!.text });
  }
  for (const viewer of [null, ...setup.seats.keys()]) {
    expect(look(viewer, 0).events.list.flatMap((one, i) => event(one, `events[${i}]`))).toEqual([]);
  }
  const { events, result } = look('all', 0);
  expect(events.list.flatMap((one, i) => event(one, `events[${i}]`))).toEqual([]);
  expect(result!.scores).toHaveLength(players);
});
