import { beforeAll, describe, expect, it } from 'vitest';
import { startLocal } from '../../source/local';
import type { TableState } from '../../source/source';
import { Player, seed, sequence, setups, world } from '../../source/test_player';
import { beats, replayed, type Focus } from './beats';
import type { AcademyEvent, AcademyView } from './view';

const chosen = /^academy (karadoc|lancelot|3|4|5)( with everything)?$|^academy at random \d$/;
const games = setups().filter(([name]) => chosen.test(name));

/** What is drawn of a view between two states. Left out: the order on the start, which means nothing, and what the codex
    gave, which the engine may infer from all else that the viewer has seen. */
function drawn(view: AcademyView) {
  const codex = view.codex !== undefined;
  return {
    round: view.round,
    first: view.first,
    cup: view.cup,
    scrolls: view.scrolls && [view.scrolls.six.gone, view.scrolls.twelve.gone],
    tracks: view.tracks.map(({ stacks, ranking, onStart }) => ({
      stacks: stacks.map(({ square, squires }) => [square, square === 0 ? [...squires].sort() : squires]),
      ranking,
      onStart,
    })),
    squires: view.squires.map(({ played, bet, coats, points }) => ({
      played,
      bet,
      coats: coats
        .filter(([track]) => !codex || track !== 'education')
        .map(String)
        .sort(),
      points: codex ? null : points,
    })),
    standings: codex ? null : view.standings,
  };
}

describe.each(games)('%s', (_, setup) => {
  let states: TableState[];
  beforeAll(async () => {
    const here = world();
    const player = new Player(startLocal(setup, here, seed), here);
    await player.finish(sequence(5));
    states = player.states;
  });

  const pairs = (): [AcademyView, AcademyView, AcademyEvent[]][] =>
    states.slice(1).flatMap((after, n) => {
      const before = states[n]!;
      const events = after.events.slice(before.events.length) as AcademyEvent[];
      return before.view && after.view && events.length > 0
        ? [[before.view as AcademyView, after.view as AcademyView, events]]
        : [];
    });

  it('tells every step, and ends with the new view', () => {
    expect(pairs().length).toBeGreaterThan(40);
    for (const [before, after, events] of pairs()) {
      const all = beats(before, after, events);
      expect(all.at(-1)!.view).toBe(after);
      expect(all.every((beat) => beat.ms > 0)).toBe(true);
      expect(all.flatMap((beat) => (beat.focus as Focus | undefined)?.events ?? [])).toEqual(events);
    }
  });

  it('moves discs, coats and cards as the engine does', () => {
    for (const [before, after, events] of pairs()) {
      expect(drawn(replayed(before, events)), JSON.stringify(events)).toEqual(drawn(after));
    }
  });

  it('tells scoring track by track', () => {
    const scored = pairs().flatMap(([before, after, events]) =>
      beats(before, after, events).filter((beat) => (beat.focus as Focus | undefined)?.kind === 'coats'),
    );
    expect(scored.length).toBeGreaterThan(5);
    for (const { focus, scoring } of scored) {
      const { events, track } = focus as Focus;
      expect(scoring).toBe(true);
      expect(events.every((event) => event.event === 'coat' && event.track === track)).toBe(true);
    }
  });
});
