import { beforeAll, describe, expect, it } from 'vitest';
import { common, load, speak, table } from '../../i18n/i18n';
import { medievallons } from './texts';
import { logOf, together } from './log';
import { lookingAt } from './test_games';
import type { CardKind, MedievallonsEvent, MedievallonsView } from './view';

function lines(events: MedievallonsEvent[], players = 4, you: number | null = 0): string[] {
  const play = lookingAt({ events, view: { players, seat: you } as MedievallonsView }, you);
  return events.flatMap((event) => logOf(event, play)?.text ?? []);
}

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load(medievallons, common, table);
});

describe('the log', () => {
  beforeAll(() => speak('en'));

  it('tells cards drawn one after the other in one sentence', () => {
    const drew = (seat: number, card: CardKind | null): MedievallonsEvent => ({ event: 'drew', seat, card });
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
