import { beforeAll, describe, expect, it } from 'vitest';
import { startLocal } from '../../source/local';
import type { TableState } from '../../protocol/protocol';
import { Player, seed, sequence, world } from '../../source/test_player';
import { apply, beatsBetween, type Focus } from './beats';
import type { MedievallonsEvent, MedievallonsView } from './view';

interface Step {
  before: MedievallonsView;
  after: MedievallonsView;
  events: MedievallonsEvent[];
}

function stepsOf(states: TableState[]): Step[] {
  return states.slice(1).flatMap((state, n) => {
    const events = state.events.slice(states[n]!.events.length) as MedievallonsEvent[];
    const before = states[n]!.view as MedievallonsView;
    return events.length > 0 ? [{ before, after: state.view as MedievallonsView, events }] : [];
  });
}

/** The part of a view that the table shows. The Wizard's three cards count as part of the hand, wherever they are. */
function table(view: MedievallonsView) {
  const drawn = (seat: number): number => (seat === view.active ? view.drawn.count : 0);
  return {
    deck: view.deck,
    pile: view.pile,
    breaker: view.breaker,
    hands: view.seats.map((seat) => seat.hand.count + drawn(seat.seat)),
    guilds: view.seats.map((seat) => seat.guilds),
  };
}

describe.each([2, 3, 4, 5])('moments of a game of %i', (players) => {
  let steps: Step[] = [];
  beforeAll(async () => {
    for (const start of [1, 2]) {
      const here = world();
      const seats = Array.from({ length: players }, (_, n) => (n === 0 ? ('me' as const) : ('squire' as const)));
      const player = new Player(startLocal({ game: 'medievallons', options: {}, seats }, here, seed), here);
      await player.finish(sequence(start));
      steps = steps.concat(stepsOf(player.states));
    }
  });

  it('are short, and each is about something that happened', () => {
    expect(steps.length).toBeGreaterThan(30);
    for (const { before, events } of steps) {
      for (const beat of beatsBetween(before, events)) {
        expect(beat.ms).toBeGreaterThan(0);
        expect(beat.ms).toBeLessThanOrEqual(1000);
        expect(events).toContain((beat.focus as Focus).event);
      }
    }
  });

  it('send cards on their way between places that are there', () => {
    const places = (view: MedievallonsView): string[] => [
      'deck',
      'pile',
      ...view.seats.flatMap(({ seat, guilds }) => [`hand ${seat}`, ...guilds.map(({ guild }) => `guild ${guild}`)]),
    ];
    let count = 0;
    for (const { before, events } of steps) {
      let from = before;
      for (const beat of beatsBetween(before, events)) {
        const view = beat.view as MedievallonsView;
        for (const move of (beat.focus as Focus).moves) {
          expect(places(from)).toContain(move.from);
          expect(places(view)).toContain(move.to);
          ++count;
        }
        from = view;
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('lead from the one table to the other', () => {
    for (const { before, after, events } of steps) {
      const view = events.reduce(apply, before);
      const none = { count: 0, cards: null };
      const same = before.drawn.count > 0 && before.active === after.active; // the Wizard's player still chooses
      expect(table({ ...view, drawn: none }), JSON.stringify(events)).toEqual(
        table(same ? { ...after, drawn: none } : after),
      );
    }
  });
});
