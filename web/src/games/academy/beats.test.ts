import { beforeAll, describe, expect, it } from 'vitest';
import { common, load, table, telling } from '../../i18n/i18n';
import { academy } from './texts';
import { startLocal } from '../../source/local';
import type { Source } from '../../source/source';
import type { TableState } from '../../protocol/protocol';
import { Player, seed, sequence, setups, world } from '../../source/test_player';
import { Play } from '../../table/play.svelte';
import type { Beat } from '../../table/game_ui';
import type { GameUi } from '../../table/play.svelte';
import { squareOf } from './apply';
import { beats, replayed, type Focus } from './beats';
import { logLine } from './log';
import { cardName } from './names';
import { question } from './question';
import { statusOf } from './status';
import type { AcademyEvent, AcademyView } from './view';

/** The viewer's nickname, which texts must not show: the viewer is `you`. */
const nickname = 'Visitor';

/** A table during a beat. */
function at(state: TableState, beat: Beat | null): Play {
  const play = new Play(
    { offers: { play: true } } as unknown as Source,
    { ownColours: () => true } as unknown as GameUi,
    { name: 'test', title: 'Test' },
  );
  play.state = state;
  play.events = [...state.events, ...((beat?.focus as Focus | undefined)?.told ?? [])];
  play.beat = beat;
  return play;
}

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load(academy, common, table, telling);
});

const chosen = /^academy (karadoc|lancelot|3|4|5)( with everything)?$|^academy at random \d$/;
const games = setups().filter(([name]) => chosen.test(name));

/** The drawn part of a view. It omits the order on the start, which means nothing, and the codex's coats, which the
    engine may infer from the viewer's other knowledge. A player who chooses a coat for Karadoc's neutral sees its coats,
    which no event tells. */
function drawn(view: AcademyView, looked: boolean) {
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
      points: looked ? null : points,
    })),
  };
}

describe.each(games)('%s', (_, setup) => {
  let states: TableState[];
  beforeAll(async () => {
    const here = world();
    const player = new Player(startLocal({ ...setup, name: nickname }, here, seed), here);
    await player.finish(sequence(5));
    states = player.states;
  });

  const pairs = (): [AcademyView, AcademyView, AcademyEvent[], number][] =>
    states.slice(1).flatMap((after, n) => {
      const before = states[n]!;
      const events = after.events.slice(before.events.length) as AcademyEvent[];
      return before.view && after.view && events.length > 0
        ? [[before.view as AcademyView, after.view as AcademyView, events, n]]
        : [];
    });

  it('tells every step, and ends with the new view', () => {
    expect(pairs().length).toBeGreaterThan(40);
    for (const [before, after, events] of pairs()) {
      const all = beats(before, after, events);
      const last = all.at(-1)!.view as AcademyView;
      expect(last.squires).toBe(after.squires);
      expect(last.tracks).toBe(after.tracks);
      expect(all.every((beat) => beat.ms > 0)).toBe(true);
      expect(all.flatMap((beat) => (beat.focus as Focus | undefined)?.events ?? [])).toEqual(events);
    }
  });

  it('moves discs, coats and cards as the engine does', () => {
    for (const [before, after, events] of pairs()) {
      const looked = after.phase === 'almsGive';
      expect(drawn(replayed(before, events), looked), JSON.stringify(events)).toEqual(drawn(after, looked));
    }
  });

  it('tells one thing at a time: prompt, golden row, log and lane agree', () => {
    let moves = 0;
    for (const [before, after, , n] of pairs()) {
      for (const beat of beats(before, after, states[n + 1]!.events.slice(states[n]!.events.length))) {
        const focus = beat.focus as Focus;
        const play = at(states[n]!, beat);
        const view = beat.view as AcademyView;
        const asked = question(play);
        const rows = view.squires.map((squire) => ({ squire: squire.squire, ...statusOf(play, view, squire) }));
        const golden = rows.filter((row) => row.turn).map((row) => row.squire);
        const lines = focus.events.flatMap((event) => logLine(event, play) ?? []);
        const where = JSON.stringify(focus.events);
        expect(asked.mine, where).toBe(false);
        expect(asked.title, where).not.toMatch(/^$|undefined|null|NaN/);
        expect(`${asked.title} ${asked.detail}`, where).not.toContain(nickname);
        expect(golden, where).toEqual(focus.actor === null ? [] : [focus.actor]);
        expect(asked.actor, where).toBe(focus.actor === null ? undefined : view.squires[focus.actor]!.colour);
        if (focus.actor !== null) {
          expect(lines[0]!.text, where).toBe(asked.title);
          for (const line of lines) expect([null, asked.actor], where).toContain(line.colour);
        }
        expect(focus.told[beat.told! - 1], where).toBe(focus.events.at(-1));
        for (const event of focus.events.filter((one) => one.event === 'moved')) {
          expect(focus.tracks, where).toContain(event.track);
          const lane = view.tracks.find((track) => track.track === event.track)!;
          if (focus.actor !== null) expect(squareOf(lane, event.squire!), where).toBe(event.to);
        }
        if (focus.kind === 'play') {
          moves++;
          expect(rows[focus.actor!]!.text, where).toBe(cardName(focus.events[0]!.card!));
        }
        expect(view.legal, where).toEqual([]);
      }
    }
    expect(moves).toBeGreaterThan(40);
  });

  it('says what a move brings as the engine does', () => {
    let said = 0;
    for (const [before, after, events] of pairs()) {
      for (const beat of beats(before, after, events)) {
        for (const lane of (beat.view as AcademyView).tracks) {
          if (lane.pays.length === 0) continue;
          const told = [before, after].flatMap((view) => view.tracks.filter((one) => one.track === lane.track));
          expect(told).toContain(lane);
          said++;
        }
      }
    }
    expect(said).toBeGreaterThan(100);
  });

  it('never waits for the viewer', () => {
    for (const state of states) {
      if (!state.view || state.info.phase === 'finished') continue;
      const asked = question(at(state, null));
      expect(asked.title).not.toContain(nickname);
      if (state.view.legal.length > 0 && state.chosen === null) expect(asked.mine).toBe(true);
    }
  });

  it('tells scoring track by track', () => {
    const scored = pairs().flatMap(([before, after, events]) =>
      beats(before, after, events).filter((beat) => (beat.focus as Focus | undefined)?.kind === 'coats'),
    );
    expect(scored.length).toBeGreaterThan(5);
    for (const { focus, scoring } of scored) {
      const { events, tracks } = focus as Focus;
      expect(scoring).toBe(true);
      expect(events.every((event) => event.event === 'coat' && event.track === tracks[0])).toBe(true);
    }
  });
});
