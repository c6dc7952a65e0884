import { beforeAll, describe, expect, it } from 'vitest';
import { startLocal } from '../../source/local';
import { Player, seed, sequence, world } from '../../source/test_player';
import { canMark, controlOf, deedsOf, deedsWith, leftOver, ownHand, swapOf, unseen } from './options';
import { kinds } from './kinds';
import type { MedievallonsChoice, MedievallonsView } from './view';

/** The choices that the page offers without plain buttons. */
function offered(view: MedievallonsView): MedievallonsChoice[] {
  const hand = [...new Set(ownHand(view))];
  const guilds = view.seats[view.seat!]!.guilds;
  switch (controlOf(view)) {
    case 'hand':
      return [
        ...hand.flatMap((kind) => deedsWith(view, kind)),
        ...guilds.flatMap((guild) => deedsOf(view, guild.guild)),
      ].flatMap((deed) => deed.ways);
    case 'two':
      return hand
        .filter((kind) => canMark(view, [], kind))
        .flatMap((one) => hand.filter((two) => canMark(view, [one], two)).map((two) => swapOf(view, [one, two])!));
    case 'list':
      return [];
    default:
      return view.legal.filter((choice) => choice.verb === view.asked.kind);
  }
}

describe('choices of whole games', () => {
  const views: MedievallonsView[] = [];
  beforeAll(async () => {
    for (const [players, start] of [
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
    ] as const) {
      const here = world();
      const seats = Array.from({ length: players }, (_, n) => (n === 0 ? ('me' as const) : ('squire' as const)));
      const player = new Player(startLocal({ game: 'medievallons', options: {}, seats }, here, seed), here);
      await player.finish(sequence(start));
      views.push(
        ...player.states.map((state) => state.view as MedievallonsView).filter((view) => view.legal.length > 0),
      );
    }
  });

  it('can all be made, and no others', () => {
    expect(views.length).toBeGreaterThan(60);
    for (const view of views) {
      const found = new Set([...offered(view), ...leftOver(view)].map((choice) => choice.text));
      expect([...found].sort()).toEqual(view.legal.map((choice) => choice.text).sort());
    }
  });

  it('count no more unseen copies than there are', () => {
    for (const view of views) {
      const hidden = view.deck + view.seats.reduce((sum, seat) => sum + (seat.hand.cards ? 0 : seat.hand.count), 0);
      const known = Object.values(view.known).flat().length;
      const all = kinds.reduce((sum, kind) => sum + unseen(view, kind), 0);
      expect(all).toBeLessThanOrEqual(hidden - known + (view.drawn.cards ? 0 : view.drawn.count) + 1);
      expect(all).toBeGreaterThanOrEqual(hidden - known);
    }
  });
});

function turn(legal: MedievallonsChoice[], guilds = 0): MedievallonsView {
  const guild = (n: number) => ({
    guild: `0.${n}`,
    kind: 'O',
    members: 3,
    jesters: 0,
    size: 3,
    cards: ['O', 'O', 'O'],
  });
  const own = {
    seat: 0,
    hand: { count: 4, cards: ['J', 'K', 'K', 'K'] },
    guilds: Array.from({ length: guilds }, (_, n) => guild(n + 1)),
  };
  return { seat: 0, asked: { kind: 'turn' }, seats: [own], legal } as unknown as MedievallonsView;
}
const play: MedievallonsChoice = { text: 'play K', verb: 'play', kind: 'K', cards: ['K'] };
const two: MedievallonsChoice = { text: 'two', verb: 'guild', kind: 'K', cards: ['J', 'K', 'K'] };
const three: MedievallonsChoice = { text: 'three', verb: 'guild', kind: 'K', cards: ['K', 'K', 'K'] };

describe('things to do with a card', () => {
  it('keep ways that differ in numbers together, the fewest Jesters first', () => {
    const [first, second] = deedsWith(turn([play, two, three]), 'K');
    expect(first!.ways).toEqual([play]);
    expect(second!.ways).toEqual([three, two]);
  });
  it('begin with what wins', () => {
    expect(deedsWith(turn([play, two, three], 2), 'K')[0]!.verb).toBe('guild');
  });
  it('leave a choice of an unknown kind as a plain button', () => {
    const draw: MedievallonsChoice = { text: 'draw 1', verb: 'draw', count: 1 };
    expect(leftOver(turn([play, draw]))).toEqual([draw]);
  });
});
