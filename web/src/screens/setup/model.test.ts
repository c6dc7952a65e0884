import { describe, expect, it } from 'vitest';
import * as model from './model';

const academy = () => model.usual('academy');

describe('options', () => {
  it('are empty as usual, with more than two players', () => {
    expect(model.optionsOf(academy())).toEqual({});
    expect(model.optionsOf(model.usual('medievallons'))).toEqual({});
  });

  it('name the mode with two players only', () => {
    expect(model.optionsOf(model.withPlayers(academy(), 2))).toEqual({ two: 'karadoc' });
    expect(model.optionsOf(model.withPlayers(model.withPlayers(academy(), 2), 3))).toEqual({});
  });

  it('have house values as the engine wants them, and only those in use that differ', () => {
    const setUp = model.withPlayers(academy(), 2);
    setUp.two = 'lancelot';
    setUp.variations = ['knights', 'scrolls'];
    setUp.values.charity = [12, 0];
    setUp.values.kingSquares[0] = 2;
    setUp.values.cupReach = [4];
    setUp.values.cupMiddle = true;
    setUp.values.lancelotOrder = model.firstOrder();
    setUp.values.lancelotOrder[5] = 'red green yellow blue';
    setUp.edition = 'french';
    const lancelotOrder = [
      ['blue', 'yellow', 'green', 'red'],
      ['yellow', 'green', 'red', 'blue'],
      ['green', 'red', 'blue', 'yellow'],
      ['red', 'blue', 'yellow', 'green'],
      ['blue', 'yellow', 'green', 'red'],
      ['red', 'green', 'yellow', 'blue'],
    ];
    expect(model.optionsOf(setUp).edition).toBe('french');
    expect(model.optionsOf(setUp).values).toEqual({
      charity: [-12, 0],
      kingSquares: [0, 2, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6],
      cupReach: 4,
      cupMiddle: true,
      lancelotOrder,
    });
    setUp.variations = ['alms'];
    expect(model.optionsOf(setUp).values).toEqual({ lancelotOrder });
  });

  it('have the switches in the order of a record', () => {
    const setUp = academy();
    setUp.variations = ['alms', 'bet'];
    expect(model.optionsOf(setUp)).toEqual({ variations: ['bet', 'alms'] });
  });
});

describe('presets', () => {
  it('are known again, and a mix is none of them', () => {
    for (const preset of model.presets) expect(model.presetOf(model.withPreset(academy(), preset))).toBe(preset);
    expect(model.presetOf({ ...academy(), variations: ['bet'] })).toBeNull();
    expect(model.presetOf({ ...academy(), values: { ...model.usualValues, quests: [9, 6, 3] } })).toBeNull();
  });

  it('leave seats and clock alone', () => {
    const setUp = { ...academy(), clock: 60, first: 1 };
    const { seats, clock, first } = model.withPreset(setUp, 'everything');
    expect({ seats, clock, first }).toEqual({ seats: setUp.seats, clock: 60, first: 1 });
  });
});

describe('seats', () => {
  it('come and go at the end; who begins is drawn again if his seat is gone', () => {
    const five = model.withPlayers({ ...academy(), first: 3 }, 5);
    expect(five.seats).toEqual(['me', 'squire', 'squire', 'squire', 'squire']);
    expect(five.first).toBe(3);
    expect(model.withPlayers(five, 3).first).toBeNull();
  });

  it('are open for friends, unless some are already', () => {
    expect(model.withFriends(academy()).seats).toEqual(['me', 'open', 'open', 'open']);
    const mixed = { ...academy(), seats: ['me', 'page', 'open'] as model.Seat[] };
    expect(model.withFriends(mixed).seats).toEqual(['me', 'page', 'open']);
  });
});

describe('wrong fields', () => {
  it('are named as the server names them', () => {
    const setUp = academy();
    setUp.values.quests = [17, 100, null];
    setUp.values.cupReach = [0];
    expect(model.wrongFields(setUp)).toEqual(['values.quests[1]', 'values.quests[2]']);
    setUp.variations = ['dragon', 'knights'];
    expect(model.wrongFields(setUp)).toEqual(['values.cupReach[0]']);
    expect(model.wrongFields({ ...model.usual('medievallons'), maxTurns: 1.5 })).toEqual(['maxTurns']);
  });

  it('include no name a server would take', () => {
    expect(['Ann', 'Ы'.repeat(24), ' Ann '].every(model.goodName)).toBe(true);
    expect(['', ' ', 'a'.repeat(25), 'a\u0007b'].some(model.goodName)).toBe(false);
  });
});

it('a refusal is about the field it names', () => {
  const about = (message: string, field?: string) =>
    model.fieldOf({ code: 'bad-field', message, ...(field ? { field } : {}) });
  expect(about('values.quests[1]: found 200, allowed: 0 to 99', 'options')).toBe('values.quests');
  expect(about('found 3', 'clock')).toBe('clock');
  expect(about('name: found "", allowed: 1 to 24 characters', 'name')).toBe('name');
  expect(about('seats: found 6, allowed: 2 to 5', 'seats')).toBeNull();
});

it('a row of the Turn Order card may have the four squires in any order', () => {
  expect(new Set(model.lancelotOrders).size).toBe(24);
  for (const order of model.lancelotOrders) {
    expect(order.split(' ').sort()).toEqual(['blue', 'green', 'red', 'yellow']);
  }
  expect(model.firstOrder().every((row) => model.lancelotOrders.includes(row))).toBe(true);
});

describe('what was kept', () => {
  it('comes back whole', () => {
    const setUp = model.withFriends(model.withPreset(model.withPlayers(academy(), 5), 'everything'));
    const kept = {
      ...setUp,
      first: 4,
      clock: 120,
      hidden: true,
      edition: 'russian' as const,
      values: { ...setUp.values, quests: [1, 2, 3], cupMiddle: true, lancelotOrder: model.firstOrder() },
    };
    expect(model.understood('academy', JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is as usual where it is damaged', () => {
    const damaged = {
      seats: ['open'],
      two: 'x',
      variations: ['bet', 'x'],
      first: 9,
      clock: 1,
      edition: 'german',
      values: { quests: [1], cupMiddle: 1, lancelotOrder: ['blue yellow green red'] },
    };
    expect(model.understood('academy', damaged)).toEqual({ ...academy(), variations: ['bet'] });
    expect(model.understood('academy', 'x')).toEqual(academy());
  });
});

it('a table for the server has bots by level', () => {
  const setUp = { ...academy(), seats: ['me', 'open', 'knight'] as model.Seat[], clock: 60, hidden: true };
  expect(model.newTable(setUp)).toEqual({
    game: 'academy',
    options: {},
    seats: ['me', 'open', { bot: 'knight' }],
    public: false,
    chat: true,
    clock: 60,
    hidden: true,
  });
});
