import { beforeAll, expect, it } from 'vitest';
import { common, load, table } from '../../i18n/i18n';
import type { TableState } from '../../protocol/protocol';
import type { Source } from '../../source/source';
import { Play, type GameUi } from '../../table/play.svelte';
import { isActing, turnOf } from './light';
import { medievallons } from './texts';
import type { MedievallonsView } from './view';

beforeAll(() => load(medievallons, common, table));

/** Bert's turn, seen by Ann. */
function waiting(news: object = {}): Play {
  const ui = { ownColours: () => true } as unknown as GameUi;
  const play = new Play({ offers: { play: true } } as unknown as Source, ui, { name: 'test', title: 'Test' });
  const seats = ['Ann', 'Bert'].map((name) => ({ kind: 'person', name, user: name, here: true, bot: false }));
  const view = { seat: 0, active: 1, turn: 4, legal: [], asked: { seats: [1], over: false, kind: 'turn' } };
  play.state = { view, events: [], info: { seats, options: {}, ...news }, decision: 4 } as unknown as TableState;
  return play;
}
const lit = (play: Play): number[] =>
  [0, 1].filter((seat) => isActing(play, play.view as unknown as MedievallonsView, seat));

it('another’s turn stays theirs while the viewer chooses ahead', () => {
  const play = waiting();
  const now = { ...turnOf(play), lit: lit(play) };
  const { view } = play.state!;
  play.beginAhead({ ...view!, active: 0, turn: 5, asked: { ...view!.asked, seats: [0] } } as unknown as typeof view &
    object);
  expect({ ...turnOf(play), lit: lit(play) }).toEqual(now);
  expect(now).toEqual({ turn: 4, whose: medievallons().turnOf('Bert'), lit: [1] });
});

it('it is nobody’s turn after a game that was ended before its end', () => {
  const play = waiting({ endedBy: 1 });
  expect({ ...turnOf(play), lit: lit(play) }).toEqual({ turn: 4, whose: 'The game is over', lit: [] });
});
