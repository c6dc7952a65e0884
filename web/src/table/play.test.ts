import { beforeAll, describe, expect, it } from 'vitest';
import { common, load, table } from '../i18n/i18n';
import { time } from '../i18n/later';
import type { Beat } from './game_ui';
import type { GameUi } from './play.svelte';
import type { GameEvent, TableState, View } from '../protocol/protocol';
import type { Listener, People, Source } from '../source/source';
import { Play } from './play.svelte';

const event = (name: string): GameEvent => ({ event: name });
const view = { seat: 0, legal: [], asked: { seats: [1], over: false, chance: false } } as unknown as View;
const at = (events: GameEvent[]): TableState =>
  ({ events, view, info: {}, decision: events.length }) as unknown as TableState;

function tableWith(beats: Beat[], people?: Partial<People>): { play: Play; tell: (state: TableState) => void } {
  let listener!: Listener;
  const source = { people, offers: { play: true }, start: (to: Listener) => (listener = to), close: () => {} };
  const question = ({ legal }: Play) => ({ mine: legal.length > 0, title: 'Your turn: play a card.', detail: 'Any.' });
  const ui = { beats: () => beats, question } as unknown as GameUi;
  const play = new Play(source as unknown as Source, ui, { name: 'test', title: 'Test' });
  play.open();
  return { play, tell: (state) => listener.state(state) };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('what has been told', () => {
  it('grows with each moment, and ends with all there is', async () => {
    const { play, tell } = tableWith([
      { view, ms: 60_000, told: 1 },
      { view, ms: 60_000 },
      { view, ms: 60_000, told: 3 },
    ]);
    const names = (): string[] => play.events.map((one) => one.event);
    tell(at([event('a')]));
    await settled();
    expect(names()).toEqual(['a']);
    tell(at(['a', 'b', 'c', 'd', 'e'].map(event)));
    await settled();
    const seen = [names()];
    for (let n = 0; n < 3; n++) {
      play.skip();
      await settled();
      seen.push(names());
    }
    expect(seen.map((one) => one.join(''))).toEqual(['ab', 'ab', 'abcd', 'abcde']);
    expect(play.beat).toBeNull();
  });
});

describe('taking back', () => {
  it('works while others’ moves are told, which ends the telling', async () => {
    const { play, tell } = tableWith([
      { view, ms: 60_000, told: 1 },
      { view, ms: 60_000, told: 2 },
    ]);
    let undone = 0;
    Object.assign(play.source, { offers: { play: true, undo: true }, undo: async () => void undone++ });
    tell({ ...at([event('a')]), undo: null });
    await settled();
    expect(play.mayUndo).toBe(false);
    tell({ ...at(['a', 'b', 'c'].map(event)), undo: 0 });
    tell({ ...at(['a', 'b', 'c', 'd'].map(event)), undo: 0 });
    await settled();
    expect(play.beat).not.toBeNull();
    expect(play.mayUndo).toBe(true);
    play.pause();
    await play.undo();
    await settled();
    expect(undone).toBe(1);
    expect(play.beat).toBeNull();
    expect(play.events).toHaveLength(4);
    tell({ ...at(['a', 'b', 'c', 'd', 'e'].map(event)), undo: null });
    await settled();
    expect(play.beat).not.toBeNull(); // beats of later states are shown again
    play.close();
  });
});

describe('a bot in one’s seat', () => {
  it('has chosen for itself: nothing is left to choose or to change', async () => {
    await load(common, table);
    const { play, tell } = tableWith([], {});
    const seat = { kind: 'person', name: 'Ann', user: 'a', here: true, bot: true, removed: false };
    const asked = { ...view, legal: [{ text: 'play Q2' }] };
    const state = { ...at([]), view: asked, chosen: 'play Q2' } as unknown as TableState;
    const sits = (own: object) => ({ ...state, info: { you: 0, seats: [{ ...seat, ...own }], phase: 'playing' } });
    tell(sits({}) as unknown as TableState);
    await settled();
    expect([play.out, play.state?.chosen, play.legal]).toEqual(['bot', null, []]);
    expect(play.question).toEqual({ mine: false, title: 'A bot plays for you.' });
    tell(sits({ bot: false }) as unknown as TableState);
    await settled();
    expect([play.out, play.state?.chosen, play.legal.length]).toEqual([null, 'play Q2', 1]);
    tell(sits({ removed: true }) as unknown as TableState);
    await settled();
    expect(play.out).toBe('removed');
    tell({ ...state, info: { you: null, seats: [seat], phase: 'playing' } } as unknown as TableState);
    await settled();
    expect(play.out).toBe('other');
  });
});

describe('choosing ahead', () => {
  beforeAll(() => load(time));
  const then = { ...view, legal: [{ text: 'play Q2' }], asked: { ...view.asked, seats: [0] } };

  it('draws what would be, and sends what is chosen as a choice for later', async () => {
    const sent: (string | null)[] = [];
    const { play, tell } = tableWith([], { chooseAhead: async (text) => void sent.push(text) });
    const real = at([event('a')]);
    tell(real);
    await settled();
    play.beginAhead(then);
    expect(play.legal).toEqual([{ text: 'play Q2' }]);
    expect(play.question).toEqual({ mine: false, title: 'Choose ahead for your next turn.', detail: 'Any.' });
    await play.choose('play Q2');
    expect(sent).toEqual(['play Q2']);
    expect(play.state).toBe(real);
    expect(play.real).toBeNull();
  });

  it('leaves it to whoever is asked to be shown as asked', async () => {
    const { play, tell } = tableWith([]);
    tell(at([event('a')]));
    await settled();
    play.beginAhead(then);
    expect(play.view!.asked.seats).toEqual([0]);
    expect(play.actual!.asked.seats).toEqual([1]);
  });

  it('lasts as long as nothing happens in the game', async () => {
    const { play, tell } = tableWith([]);
    tell(at([event('a')]));
    await settled();
    play.beginAhead(then);
    tell({ ...at([event('a')]), chat: [] }); // a line of chat
    await settled();
    expect(play.view).toBe(then);
    const next = { ...at([event('a'), event('b')]), view: { ...view } };
    tell(next);
    await settled();
    expect(play.state).toBe(next);
    expect(play.real).toBeNull();
  });
});

describe('clocks and prompts', () => {
  it('follow the newest state while earlier moves are told', async () => {
    const { play, tell } = tableWith([{ view, ms: 60_000, told: 1 }]);
    tell({ ...at([event('a')]), due: [5, null] });
    await settled();
    tell({ ...at([event('a'), event('b')]), due: [null, 7] });
    await settled();
    expect(play.beat).not.toBeNull();
    expect([play.state!.due, play.latest!.due]).toEqual([
      [5, null],
      [null, 7],
    ]);
  });

  it('ask nobody any more after a game that was ended before its end', async () => {
    await load(table);
    const { play, tell } = tableWith([]);
    const asks = { ...view, legal: [{ text: 'x' }], asked: { ...view.asked, seats: [0] } };
    tell({ ...at([event('a')]), view: asks, info: { endedBy: 1 } } as unknown as TableState);
    await settled();
    expect(play.question).toEqual({ mine: false, title: 'The game is over.' });
  });
});

it('who gave no name is spoken to in a replay as at the table', async () => {
  await load(common, table);
  const source = { offers: { play: false }, steps: {} } as unknown as Source;
  const play = new Play(source, { ownColours: () => true } as unknown as GameUi, { name: 'test', title: 'Test' });
  const seats = ['you', 'Bert'].map((name) => ({ kind: 'person', name, user: '', here: true, bot: false }));
  play.state = { ...at([]), info: { seats, options: {} } } as unknown as TableState;
  expect([0, 1].map((seat) => play.who(seat))).toEqual([
    { name: 'You', you: true },
    { name: 'Bert', you: false },
  ]);
});
