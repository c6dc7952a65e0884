import { describe, expect, it } from 'vitest';
import type { Play } from '../../table/play.svelte';
import { Chooser } from './chooser.svelte';
import type { MedievallonsChoice, MedievallonsView } from './view';

const card = (guild: string): MedievallonsChoice => ({ text: `card ${guild} K`, verb: 'card', guild, kind: 'K' });

function asked(...legal: MedievallonsChoice[]): { chooser: Chooser; sent: string[] } {
  const sent: string[] = [];
  const view = { seat: 0, legal, asked: { kind: 'card' } } as unknown as MedievallonsView;
  const play = { state: { view }, legal, choose: (text: string) => sent.push(text) };
  return { chooser: new Chooser(play as unknown as Play), sent };
}

describe('a raid', () => {
  it('on another’s guild is sent when it is confirmed', () => {
    const { chooser, sent } = asked(card('0.1'), card('1.1'));
    chooser.pick(card('1.1'));
    chooser.pick(card('1.1'));
    expect(sent).toEqual(['card 1.1 K']);
  });

  it('on the own guild is asked about once more, by whatever it was confirmed', () => {
    const { chooser, sent } = asked(card('0.1'), card('1.1'));
    chooser.pick(card('0.1'));
    chooser.confirm();
    expect([chooser.doubted, sent]).toEqual([true, []]);
    chooser.pick(card('1.1'));
    expect(chooser.doubted).toBe(false);
    chooser.pick(card('0.1'));
    chooser.pick(card('0.1'));
    expect([chooser.doubted, sent]).toEqual([true, []]);
    chooser.pick(card('0.1'));
    expect(sent).toEqual(['card 0.1 K']);
  });

  it('on the own guild is not asked about where there is no other', () => {
    const { chooser, sent } = asked(card('0.1'), card('0.2'));
    chooser.pick(card('0.2'));
    chooser.confirm();
    expect(sent).toEqual(['card 0.2 K']);
  });
});
