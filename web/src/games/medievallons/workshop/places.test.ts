import { describe, expect, it } from 'vitest';
import { cardsAt, fits, left, only, put, take, type MedievallonsPosition } from './places';

it('what somebody knows is said of a place, and is no card that is gone from the box', () => {
  const place = { knows: 1, of: '0', what: 'cards' } as const;
  const one = put({}, 3, place, 'K');
  expect(one.knows).toEqual([{}, { 0: { cards: 'K' } }, {}]);
  expect(left(one, 3, 'K')).toBe(8);
  const two = put(one, 3, { ...place, what: 'exact' }, 'A');
  expect(two.knows![1]).toEqual({ 0: { cards: 'K', exact: 'A' } });
  expect(fits(two, { ...place, what: 'exact' }, 'A')).toBe(false);
  expect(take(one, 3, place, 'K')).toEqual({});
});

it('the deck is its cards once one is said, and one card lies aside', () => {
  const deck = put({}, 3, { deck: true }, 'K');
  expect([deck.deck, left(deck, 3, 'K')]).toEqual(['K', 7]);
  const aside = put({}, 3, { aside: true }, 'M');
  expect([aside.aside, fits(aside, { aside: true }, 'M'), left(aside, 3, 'M')]).toEqual(['M', false, 7]);
  expect(take(aside, 3, { aside: true }, 'M')).toEqual({});
});

describe('cards of a position', () => {
  it('are put into hands, whose others stay as many as they were', () => {
    const one = put({}, 3, { hand: 1 }, 'K');
    expect(one.hands).toEqual([6, 'K', 6]);
    expect(put(one, 3, { hand: 1 }, 'A').hands).toEqual([6, 'A,K', 6]);
    expect(take(one, 3, { hand: 1 }, 'K').hands).toEqual([6, '', 6]);
  });

  it('make a guild of one type and Jesters, which falls with its last card', () => {
    let position: MedievallonsPosition = {};
    for (const kind of ['J', 'K', 'K'] as const) position = put(position, 3, { guild: '1.2' }, kind);
    expect(position.guilds).toEqual(['1.2 K 2+1']);
    expect(fits(position, { guild: '1.2' }, 'A')).toBe(false);
    expect(fits(position, { guild: '1.2' }, 'J')).toBe(true);
    for (const kind of ['K', 'K'] as const) position = take(position, 3, { guild: '1.2' }, kind);
    expect(position.guilds).toEqual(['1.2 J 0+1']);
    expect(take(position, 3, { guild: '1.2' }, 'J').guilds).toEqual([]);
  });

  it('lie on the pile in their order', () => {
    const pile = put(put({ pile: 'W' }, 2, { pile: true }, 'A'), 2, { pile: true }, 'W');
    expect(pile.pile).toBe('W,A,W');
    expect(take(pile, 2, { pile: true }, 'W').pile).toBe('W,A');
  });

  it('are eight of each', () => {
    const position = { hands: ['K,K', 6], guilds: ['0.1 K 3+1'], pile: 'K', deck: 'K' };
    expect(left(position, 2, 'K')).toBe(1);
    expect(left(position, 2, 'J')).toBe(7);
  });

  it('go with the seats that go', () => {
    const position = { active: 3, hands: [6, 6, 6, 'K'], guilds: ['0.1 K 3+0', '3.1 S 3+0'] };
    expect(only(position, 3)).toEqual({ active: 2, hands: [6, 6, 6], guilds: ['0.1 K 3+0'] });
    expect(cardsAt(only(position, 3), { guild: '3.1' })).toEqual([]);
  });
});
