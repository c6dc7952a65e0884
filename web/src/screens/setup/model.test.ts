import { describe, expect, it } from 'vitest';
import { gameNamed } from '../../games';
import academySetup from '../../games/academy/setup';
import type { OptionValue } from '../../protocol/description';
import { setupAddress } from '../../games/lessons';
import { goodName } from '../../ui/form/good_name';
import * as model from './model';
import { firstOrders, orders, wrongFields } from './options';

const academy = gameNamed('academy');
const medievallons = gameNamed('medievallons');
const presets = academySetup.presets!;

/** A set-up of Academy with some options. */
function table(options: Record<string, OptionValue> = {}, players = 4): model.SetUp {
  const setUp = model.withPlayers(academy, model.usual(academy), players);
  return { ...setUp, options: { ...setUp.options, ...options } };
}
const said = (setUp: model.SetUp) => model.optionsFor(academy, setUp);
const colours = ['blue', 'yellow', 'green', 'red'];

describe('options', () => {
  it('are empty as usual, with more than two players', () => {
    expect(said(table())).toEqual({});
    expect(model.optionsFor(medievallons, model.usual(medievallons))).toEqual({});
  });

  it('name the mode with two players only', () => {
    expect(said(table({}, 2))).toEqual({ two: 'karadoc' });
    expect(said(model.withPlayers(academy, table({}, 2), 3))).toEqual({});
  });

  it('have house values as the engine wants them, and only those in use that differ', () => {
    const lancelotOrder = [...firstOrders(colours, 5), ['red', 'green', 'yellow', 'blue']];
    const values = {
      charity: [-12, 0],
      kingSquares: [0, 2, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6],
      cupReach: 4,
      cupMiddle: true,
      lancelotOrder,
    };
    const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [`values.${name}`, value]));
    const options = { ...named, two: 'lancelot', edition: 'french' };
    expect(said(table({ ...options, variations: ['knights', 'scrolls'] }, 2))).toEqual({
      two: 'lancelot',
      variations: ['knights', 'scrolls'],
      edition: 'french',
      values,
    });
    expect(said(table({ ...options, variations: ['alms'] }, 2))['values']).toEqual({ lancelotOrder });
  });
});

describe('what an address asks for', () => {
  const asked = (search: string, before = table()) => model.withAsked(academy, before, new URLSearchParams(search));
  it('is set besides what was', () => {
    expect(said(asked('players=2&two=lancelot'))).toEqual({ two: 'lancelot' });
    expect(said(asked('variations=bet,alms', table({ variations: ['codex'], advanced: ['lift'] })))).toEqual({
      advanced: ['lift'],
      variations: ['bet', 'codex', 'alms'],
    });
  });
  it('is what there is, or nothing', () => {
    expect(asked('players=9&two=arthur&variations=dice&first=1&friends=1')).toEqual(table());
  });
  it('is what a short lesson leads to', () => {
    const address = setupAddress('academy', { players: 2, options: { two: 'karadoc' }, position: {} });
    expect(address).toBe('/new/academy?players=2&two=karadoc');
  });
});

describe('presets', () => {
  it('are known again, and a mix is none of them', () => {
    for (const preset of presets) {
      expect(model.presetOf(academy, model.withPreset(academy, table(), preset), presets)).toBe(preset.name);
    }
    expect(model.presetOf(academy, table({ variations: ['bet'] }), presets)).toBeNull();
    expect(model.presetOf(academy, table({ 'values.quests': [9, 6, 3] }), presets)).toBeNull();
  });

  it('leave seats, clock, the box and who begins alone', () => {
    const setUp = { ...table({ first: 1, edition: 'russian' }), clock: 60 };
    const { seats, clock, options } = model.withPreset(academy, setUp, presets.at(-1)!);
    expect({ seats, clock }).toEqual({ seats: setUp.seats, clock: 60 });
    expect(options).toMatchObject({ first: 1, edition: 'russian', advanced: ['lift', 'stepback', 'orderedreset'] });
  });
});

describe('seats', () => {
  it('come and go at the end; who begins is drawn again if that seat is gone', () => {
    const five = model.withPlayers(academy, table({ first: 3 }), 5);
    expect(five.seats).toEqual(['me', 'squire', 'squire', 'squire', 'squire']);
    expect(five.options['first']).toBe(3);
    expect(model.withPlayers(academy, five, 3).options['first']).toBeNull();
  });

  it('are open for friends, unless some are already', () => {
    expect(model.withFriends(table()).seats).toEqual(['me', 'open', 'open', 'open']);
    const mixed = { ...table(), seats: ['me', 'page', 'open'] as model.Seat[] };
    expect(model.withFriends(mixed).seats).toEqual(['me', 'page', 'open']);
  });
});

describe('wrong fields', () => {
  const wrong = ({ options, seats }: model.SetUp) => wrongFields(academy, options, seats.length);

  it('are named as the server names them', () => {
    const values = { 'values.quests': [17, 100, null], 'values.cupReach': 0 };
    expect(wrong(table(values))).toEqual(['values.quests[1]', 'values.quests[2]']);
    expect(wrong(table({ ...values, variations: ['knights', 'dragon'] }))).toEqual(['values.cupReach']);
    expect(wrongFields(medievallons, { ...model.usual(medievallons).options, maxTurns: 1.5 }, 3)).toEqual(['maxTurns']);
  });

  it('include no name a server would take', () => {
    expect(['Ann', 'Ы'.repeat(24), ' Ann '].every(goodName)).toBe(true);
    expect(['', ' ', 'a'.repeat(25), 'a\u0007b'].some(goodName)).toBe(false);
  });
});

it('a refusal is about the field it names', () => {
  const about = (message: string, field?: string) =>
    model.fieldOf(academy, { code: 'bad-field', message, ...(field ? { field } : {}) });
  expect(about('values.quests[1]: found 200, allowed: 0 to 99', 'options')).toBe('values.quests');
  expect(about('found 3', 'clock')).toBe('clock');
  expect(about('name: found "", allowed: 1 to 24 characters', 'name')).toBe('name');
  expect(about('seats: found 6, allowed: 2 to 5', 'seats')).toBeNull();
});

it('a row may have its things in any order', () => {
  expect(new Set(orders(colours)).size).toBe(24);
  expect(firstOrders(colours, 6).every((row) => orders(colours).includes(row.join()))).toBe(true);
});

describe('what was kept', () => {
  it('comes back whole', () => {
    const full = model.withFriends(model.withPreset(academy, table({}, 5), presets.at(-1)!));
    const options = {
      ...full.options,
      first: 4,
      edition: 'russian',
      'values.quests': [1, 2, 3],
      'values.cupMiddle': true,
      'values.lancelotOrder': firstOrders(colours, 6),
    };
    const kept = { ...full, clock: 120, hidden: true, hints: true, options };
    expect(model.understood(academy, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is as usual where it is damaged', () => {
    const damaged = {
      seats: ['open'],
      clock: 1,
      options: {
        two: 'x',
        variations: ['bet', 'x'],
        first: 9,
        edition: 'german',
        'values.quests': [1],
        'values.cupMiddle': 1,
        'values.lancelotOrder': [['blue', 'yellow', 'green', 'red']],
      },
    };
    expect(model.understood(academy, damaged)).toEqual(table({ variations: ['bet'] }));
    expect(model.understood(academy, 'x')).toEqual(table());
  });
});

describe('clocks', () => {
  it('have names, or are one of one’s own', () => {
    expect([null, 60, { bank: 1200, plus: 15 }, 86_400, 120, { bank: 600, plus: 15 }].map(model.paceOf)).toEqual([
      'none',
      'quick',
      'relaxed',
      'day',
      null,
      null,
    ]);
  });
  it('are kept with what happens in the end, and understood again', () => {
    const kept = { ...table(), clock: { bank: 600, plus: 5 }, overtime: 'end' as const };
    expect(model.understood(academy, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(model.understood(academy, { ...kept, clock: { bank: 1, plus: 5 } }).clock).toBeNull();
    expect(model.newTable(academy, kept)).toMatchObject({ clock: { bank: 600, plus: 5 }, overtime: 'end' });
    expect(model.newTable(academy, { ...kept, clock: null })).not.toHaveProperty('overtime');
  });
});

it('a table for the server has bots by level', () => {
  const setUp = { ...table(), seats: ['me', 'open', 'knight'] as model.Seat[], clock: 60, hidden: true, hints: true };
  expect(model.newTable(academy, setUp)).toEqual({
    game: 'academy',
    options: {},
    seats: ['me', 'open', { bot: 'knight' }],
    public: false,
    chat: true,
    clock: 60,
    hidden: true,
    hints: true,
  });
});
