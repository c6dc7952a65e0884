import { beforeAll, describe, expect, it } from 'vitest';
import { languages, load, speak } from '../../i18n/i18n';
import { startLocal } from '../../source/local';
import { Player, seed, sequence, world } from '../../source/test_player';
import type { TableState } from '../../source/source';
import type { Play } from '../../table/play.svelte';
import { choiceWords, consequence, logOf, questionOf, together } from './sentences';
import type { Kind, MedievallonsEvent, MedievallonsView } from './view';

const names = ['Ann', 'Bertran', 'Dorothea', 'Hugo', 'Isolde'];

/** As much of a table as sentences need. */
function lookingAt(state: Partial<TableState>, you: number | null = 0): Play {
  const name = (seat: number): string => names[seat]!;
  return {
    state,
    view: state.view,
    beat: null,
    seat: you,
    source: { offers: { play: you !== null } },
    name: (seat: number) => (seat === you ? 'You' : name(seat)),
    plainName: name,
    who: (seat: number) => ({ name: name(seat), you: seat === you }),
    colour: () => 'blue',
  } as unknown as Play;
}

function lines(events: MedievallonsEvent[], players = 4, you: number | null = 0): string[] {
  const play = lookingAt({ events, view: { players, seat: you } as MedievallonsView }, you);
  return events.flatMap((event) => logOf(event, play)?.text ?? []);
}

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load('medievallons', 'common', 'table');
});

describe('the log', () => {
  beforeAll(() => speak('en'));

  it('tells cards drawn one after the other in one sentence', () => {
    const drew = (seat: number, card: Kind | null): MedievallonsEvent => ({ event: 'drew', seat, card });
    expect(lines([drew(1, null), drew(1, null)])).toEqual(['Bertran draws 2 cards.']);
    expect(lines([drew(0, 'A'), drew(0, 'A')])).toEqual(['You draw 2 Assassins.']);
    expect(lines([drew(0, 'A'), drew(1, null), drew(2, null), drew(3, null)])).toEqual([
      'Everyone draws a card; yours is an Assassin.',
    ]);
    expect(together([drew(0, 'A'), drew(1, null)], 0, 2)).toBe(1);
  });

  it('tells a Knight’s question with its answer', () => {
    const asked: MedievallonsEvent = { event: 'asked', seat: 1, other: 0, card: 'S' };
    expect(lines([asked, { event: 'hadNone', seat: 0, card: 'S' }])).toEqual(['Bertran asks you for a Star: none.']);
    expect(lines([asked, { event: 'gave', seat: 0, other: 1, card: 'S' }])).toEqual([
      'Bertran asks you for a Star, and gets it.',
    ]);
  });

  it('says nothing of a card that others keep', () => {
    expect(lines([{ event: 'kept', seat: 1, card: null }])).toEqual([]);
  });

  it('speaks to nobody when a record is looked at', () => {
    expect(lines([{ event: 'played', seat: 0, card: 'W' }], 4, null)).toEqual(['Ann plays a Witch.']);
  });
});

describe.each(languages)('a whole game in %s', (language) => {
  let states: TableState[] = [];
  beforeAll(async () => {
    await speak(language);
    const here = world();
    const seats = (['me', 'squire', 'squire', 'squire'] as const).slice();
    const player = new Player(startLocal({ game: 'medievallons', options: {}, seats }, here, seed), here);
    await player.finish(sequence(9));
    states = player.states;
  });

  const odd = /undefined|null|NaN|\[object|\$\{|\s\s|\.\./;

  it('has words for everything that happens', () => {
    const { events, view } = states.at(-1)!;
    const play = lookingAt({ events, view });
    for (const event of events) expect(logOf(event as MedievallonsEvent, play)?.text ?? '').not.toMatch(odd);
    expect(events.filter((event) => logOf(event as MedievallonsEvent, play)).length).toBeGreaterThan(events.length / 4);
  });

  it('has words for all that is asked, and for each choice and what it would do', () => {
    for (const state of states) {
      const play = lookingAt(state);
      const view = state.view as MedievallonsView;
      const { title, detail = '' } = questionOf(play);
      expect(title).not.toBe('');
      expect(title + detail).not.toMatch(odd);
      for (const choice of view.legal) {
        expect(choiceWords(choice, view, play)).not.toBe(choice.text);
        expect(choiceWords(choice, view, play) + consequence(choice, view, play)).not.toMatch(odd);
      }
    }
  });
});
