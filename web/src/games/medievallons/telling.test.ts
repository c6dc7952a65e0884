// Checks all texts during a game against the game itself, for all player counts and all viewers.

import { beforeAll, describe, expect, it } from 'vitest';
import { common, language, languages, load, speak, table } from '../../i18n/i18n';
import { grammarFaults } from '../../i18n/test_grammar';
import { medievallons } from './texts';
import type { Play } from '../../table/play.svelte';
import { beatsBetween, type Focus } from './beats';
import { choiceWords, consequence } from './choice';
import { isActing } from './light';
import { logOf } from './log';
import { questionOf } from './question';
import { lookingAt, names, seenByAll, type Moment, type Seen } from './test_games';
import type { MedievallonsEvent, MedievallonsView } from './view';

/** Patterns that no sentence contains: a gap, or a value that is not a word. */
const odd = /^$|undefined|null|NaN|\[object|\$\{|\s\s|\.\.|(^|\s)[’'.,]s?(\s|$)/;

/** Also finds wrong grammar: “You lays a guild”. */
const wrong = (text: string): boolean => odd.test(text) || grammarFaults(language(), text).length > 0;

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load(medievallons, common, table);
});

/** The player besides the viewer whom the question is about, if any. */
function otherIn(view: MedievallonsView, viewer: number): number | null {
  if (!['name', 'take', 'give', 'swap'].includes(view.asked.kind)) return null;
  return viewer === view.active ? (view.power?.target ?? -1) : view.active;
}

/** The prompt that matches the legal choices of a turn; null for other questions. */
function turnWords(view: MedievallonsView, viewer: number): string | null {
  if (view.asked.kind !== 'turn') return null;
  const { turn, turnCards, turnGuilds } = medievallons().ask;
  if (view.seats[viewer]!.hand.count === 0) return turnGuilds[0];
  return view.legal.some((choice) => choice.guild !== undefined) ? turn[0] : turnCards[0];
}

function faultsInQuestion({ view, events }: Moment, viewer: number | null): string[] {
  if (view.asked.over) return [];
  const { mine, title, detail } = questionOf(lookingAt({ view, events }, viewer));
  const asked = viewer !== null && view.asked.seats.includes(viewer);
  const mentioned = asked ? [otherIn(view, viewer)].filter((seat) => seat !== null) : view.asked.seats;
  const good =
    !wrong(title) &&
    !wrong(detail ?? 'fine') &&
    mine === asked &&
    title === ((asked ? turnWords(view, viewer) : null) ?? title) &&
    mentioned.every((seat) => title.includes(names[seat] ?? 'somebody'));
  return good ? [] : [`${view.asked.kind}: ${title} (${detail})`];
}

function faultsInChoices({ view, events }: Moment, viewer: number | null): string[] {
  const play = lookingAt({ view, events }, viewer);
  return view.legal.flatMap((choice) => {
    const words = choiceWords(choice, view, play);
    const then = consequence(choice, view, play);
    return wrong(words) || words === choice.text || wrong(then) ? [`${choice.text}: ${words} (${then})`] : [];
  });
}

/** Checks in each beat: the prompt is the last line of the log, the actor is highlighted, and it is still their
    turn. */
function faultsInTelling(before: Moment, after: Moment, viewer: number | null): string[] {
  // No sentence continues across a turn, so earlier events do not matter.
  const start = before.events.findLastIndex((event) => event.event === 'turn');
  return beatsBetween(before.view, after.events.slice(before.events.length)).flatMap((beat) => {
    const told = after.events.slice(Math.max(0, start), before.events.length + beat.told!);
    const play = lookingAt({ view: before.view, events: told }, viewer, beat);
    const view = beat.view as MedievallonsView;
    const { event } = beat.focus as Focus;
    const { mine, title, actor } = questionOf(play);
    const turn = told.findLast((one) => one.event === 'turn')?.seat ?? before.view.active;
    const good =
      !mine &&
      !wrong(title) &&
      title === lastLine(told, play) &&
      actor === (event.seat === undefined ? undefined : names[event.seat]) &&
      beat.events!.includes(event) &&
      view.active === turn &&
      view.legal.length === 0 &&
      (event.seat === undefined || isActing(play, view, event.seat));
    return good ? [] : [`${title}: ${lastLine(told, play)}: ${JSON.stringify(told.slice(-8))}`];
  });
}
function lastLine(events: MedievallonsEvent[], play: Play): string | undefined {
  return events.map((event) => logOf(event, play)?.text).findLast((text) => text !== undefined);
}

describe.each([2, 3, 4, 5])('a game of %i', (players) => {
  let seen: Seen[] = [];
  beforeAll(async () => {
    seen = await seenByAll(players, players);
  });

  describe.each(languages)('in %s', (language) => {
    beforeAll(() => speak(language));

    it('asks what is asked, of whom it is asked, and has words for each choice', () => {
      const faults = seen.flatMap(({ viewer, moments }) =>
        moments.flatMap((moment) => [...faultsInQuestion(moment, viewer), ...faultsInChoices(moment, viewer)]),
      );
      expect(faults).toEqual([]);
    });

    it('tells one thing at a time', () => {
      const faults = seen.flatMap(({ viewer, moments }) =>
        moments.slice(1).flatMap((after, n) => faultsInTelling(moments[n]!, after, viewer)),
      );
      expect(faults).toEqual([]);
    });
  });

  it('asks for a guild where the hand is empty', async () => {
    await speak('en');
    const found = seen.flatMap(({ viewer, moments }) =>
      moments.flatMap(({ view, events }) => {
        const mine = viewer !== null && view.asked.kind === 'turn' && view.asked.seats.includes(viewer);
        const legal = view.legal.filter((choice) => choice.verb === 'activate');
        return mine && legal.length > 0 ? [questionOf(lookingAt({ view: { ...view, legal }, events }, viewer))] : [];
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ title }) => title))).toEqual(new Set([medievallons().ask.turnGuilds[0]]));
  });

  it('has everything in it that can be asked about another player', () => {
    const kinds = new Set(seen[0]!.moments.map(({ view }) => view.asked.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['name', 'take', 'give', 'swap', 'card', 'keep', 'turn']));
  });
});
