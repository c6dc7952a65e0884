import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academy } from './texts';
import { languages, load, speak } from '../../i18n/i18n';
import type { GameEvent } from '../../protocol/protocol';
import { seed, sequence } from '../../source/test_player';
import { testEngine } from '../../engine/node_engine';
import { resetHelp, trackHelp } from './help';
import { trackName } from './names';
import type { AcademyEvent, AcademyView, Track, AcademyOptions } from './view';

interface Look {
  decision: number;
  deciders: number[];
  over: boolean;
  view: AcademyView;
  events: { list: GameEvent[] };
}

const editions = ['common', 'english', 'french', 'russian'] as const;

/** A random game to its end: all questions asked and all events. */
async function play(
  options: AcademyOptions,
  start = 1,
  players = 4,
): Promise<{ asked: AcademyView[]; events: AcademyEvent[] }> {
  const { ask } = await testEngine();
  const seats = Array.from({ length: players }, () => 'me');
  ask({ do: 'start', game: 'academy', players, options, seats, seed, you: 0 });
  const look = (viewer: number | null | 'all', since: number) => ask<Look>({ do: 'look', viewer, since });
  const below = sequence(start);
  const asked: AcademyView[] = [];
  for (;;) {
    const { decision, deciders, over } = look(null, 1e6);
    if (over) return { asked, events: look('all', 0).events.list as AcademyEvent[] };
    const seat = deciders[below(deciders.length)]!;
    const { view } = look(seat, 1e6);
    asked.push(view);
    ask({ do: 'choose', seat, decision, choice: view.legal[below(view.legal.length)]!.text });
  }
}

/** The part of a view that the help uses. */
function table(options: AcademyOptions, squires = 4): AcademyView {
  return { options, squires: Array.from({ length: squires }) } as unknown as AcademyView;
}
const alms = (edition: AcademyOptions['edition'], squires = 4): string =>
  trackHelp(table({ variations: ['alms'], ...(edition && { edition }) }, squires), 'charity');
const scrolls = (edition: AcademyOptions['edition']): string =>
  trackHelp(table({ variations: ['scrolls'], ...(edition && { edition }) }), 'king');

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load(academy);
});
afterAll(() => speak('en'));

describe.each(languages)('help in %s', (language) => {
  beforeAll(() => speak(language));

  it('says of scrolls what the table’s edition says', () => {
    const t = academy().help.tracks.scrolls;
    expect(editions.map(scrolls)).toEqual([t.any, t.any, t.cards, t.any]);
    expect(scrolls(undefined)).toBe(t.any);
  });

  it('says of alms what the table’s edition says, and of the second only where there is one', () => {
    expect(new Set(editions.map((edition) => alms(edition))).size).toBe(editions.length);
    expect(alms(undefined)).toBe(alms('common'));
    const { almsFirst } = academy().help.tracks;
    expect(editions.map((edition) => alms(edition, 3))).toEqual([
      almsFirst.may,
      almsFirst.may,
      almsFirst.must,
      almsFirst.may,
    ]);
  });

  it('names the tracks as they are called at the table', () => {
    const plain = table({ variations: ['dragon'] });
    const knights = table({ variations: ['dragon', 'knights'] });
    for (const view of [plain, knights]) {
      for (const track of ['jousts', 'tournaments'] as const) {
        expect(trackHelp(view, 'quests')).toContain(trackName(view, track));
      }
    }
  });

  it('counts the codex’s zeros', () => {
    const codex = (squires: number): string => trackHelp(table({ variations: ['codex'] }, squires), 'education');
    expect(codex(3)).not.toBe(codex(4));
    expect(codex(4)).toBe(codex(5));
  });
});

describe('what the help says is what the engine does', () => {
  beforeAll(() => speak('en'));

  it.each(editions)('%s: who must take alms, and from whom', async (edition) => {
    const free = { first: new Set<boolean>(), second: new Set<boolean>() };
    const fromLast = new Set<boolean>();
    for (let start = 1; start <= 3; start++) {
      const { asked } = await play({ variations: ['alms'], edition }, start);
      for (const view of asked.filter((one) => one.phase === 'almsTake')) {
        const charity = view.tracks.find((lane) => lane.track === 'charity')!;
        const order = [...charity.ranking, ...charity.onStart];
        const which = order.indexOf(view.asked.squire!) === 0 ? 'first' : 'second';
        free[which].add(view.legal.some((choice) => choice.text.endsWith('none')));
        if (which === 'second') fromLast.add(order.indexOf(view.legal[0]!.other!) === order.length - 1);
      }
    }
    const said = alms(edition);
    expect([...free.first]).toEqual([said.includes('may take up to two')]);
    expect([...free.second]).toEqual([said.includes('may take one')]);
    if (edition !== 'english') expect([...fromLast]).toEqual([false]);
    else expect(fromLast).toContain(true);
    expect(said.includes('from the last')).toBe(edition === 'english');
  });

  it.each([[], ['knights'], ['scrolls'], ['knights', 'scrolls']])(
    'what begins again after round III: %s %s',
    async (...on) => {
      const variations = on.filter(Boolean);
      for (const advanced of [[], ['orderedreset']]) {
        const { events, asked } = await play({ variations, advanced });
        const third = events.findIndex((event) => event.event === 'round' && event.value === 4);
        const since = events.findLastIndex((event, n) => n < third && event.event === 'coat');
        const back = new Set(
          events
            .slice(since, third)
            .filter((event) => event.event === 'emptied' || event.why === 'orderedreset')
            .map((event) => event.track!),
        );
        const view = asked[0]!;
        const all: Track[] = ['gallantry', 'jousts', 'tournaments', 'education', 'king', 'quests', 'charity'];
        expect(all.filter((track) => resetHelp(view).includes(trackName(view, track)))).toEqual(
          all.filter((track) => back.has(track)),
        );
      }
    },
  );
});
