import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../games';
import type { GameSetup } from '../../games/setup';
import { load, setup } from '../../i18n/i18n';
import { waiting } from '../../i18n/later';
import type { Info, Terms } from '../../protocol/protocol';
import { optionsFor, setUpOf } from '../setup/model';
import { chipsOf, factsOf } from './terms';

const game = games.find(({ name }) => name === 'academy')!;
let own: GameSetup | undefined;
beforeAll(async () => {
  await load(setup, waiting);
  own = await game.setup?.();
});

const plain: Terms = { players: 4, options: {}, public: false, clock: 60, chat: true, hidden: false };
const told = (now: Terms, before: Terms | null): string[] =>
  chipsOf(factsOf(game, own, now), before && factsOf(game, own, before)).map(
    ({ text, was, state }) => `${state} ${text}${was === undefined ? '' : ` (${was})`}`,
  );

describe('terms', () => {
  it('are told in a few words', () => {
    expect(told(plain, null)).toEqual([
      'same The plain rules',
      'same 4 seats',
      'same 1 minute per choice',
      'same Only with the link',
    ]);
    expect(
      told({ ...plain, options: { first: 1 }, hidden: true, chat: false, hints: true, clock: null }, null),
    ).toEqual([
      'same Who begins: 2',
      'same Hidden scores',
      'same 4 seats',
      'same No clock',
      'same Only with the link',
      'same No chat',
      'same Hints from a bot',
    ]);
  });
  it('tell a bank, and what the others may do in the end', () => {
    expect(told({ ...plain, clock: { bank: 1200, plus: 15 }, overtime: 'end' }, plain)).toEqual([
      'new 20 minutes each, and 15 seconds more per choice (1 minute per choice)',
      'new If time runs out, the others decide',
      'same The plain rules',
      'same 4 seats',
      'same Only with the link',
    ]);
  });
  it('say first what is new, with what there was before, and what is no longer', () => {
    const before = { ...plain, options: { variations: ['bet'], values: { quests: [15, 9, 3] } } };
    const now = { ...plain, players: 3, clock: 300, options: { advanced: ['lift'], values: { quests: [9, 6, 3] } } };
    const chips = told(now, before);
    expect(chips.slice(-1)).toEqual(['same Only with the link']);
    expect(chips).toContain('new 3 seats (4 seats)');
    expect(chips).toContain('new 5 minutes per choice (1 minute per choice)');
    expect(chips.filter((chip) => chip.startsWith('gone'))).toHaveLength(1);
    expect(chips.filter((chip) => chip.startsWith('new'))).toHaveLength(4);
    expect(told(before, before).every((chip) => chip.startsWith('same'))).toBe(true);
  });
  it('come back from the form as they were', () => {
    const options = { variations: ['bet'], values: { quests: [9, 6, 3] }, first: 2 };
    const seats = [{ kind: 'open' }, { kind: 'bot', name: 'knight' }, { kind: 'open' }, { kind: 'open' }] as const;
    const info = { ...plain, options, seats: [...seats], you: 0 } as unknown as Info;
    const form = setUpOf(game, info);
    expect(form.seats).toEqual(['me', 'knight', 'open', 'open']);
    expect(optionsFor(game, form)).toEqual(options);
    expect(form.clock).toBe(60);
  });
});
