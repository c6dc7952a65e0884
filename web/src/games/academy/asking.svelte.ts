// The viewer's open choice: an option is looked at (hover or focus), selected, then sent.

import type { Play } from '../../table/play.svelte';
import { recap } from './recap';
import { focusOf } from './telling';
import type { AcademyChoice, AcademyView, CardText, Move, Track } from './view';

/** One option: a card in hand (a Sword has two choices) or a single choice. */
export interface Option {
  key: string;
  choices: AcademyChoice[];
  /** The card, if the option is one in hand. */
  card?: CardText;
}

/** How the open choices are drawn. Any choice that fits no other control gets a list, so no decision is unplayable. */
export type Control = 'none' | 'cards' | 'tray' | 'piles' | 'list';

/** The disc moves that a choice means. */
export function waysOf(choice: AcademyChoice): Move[] {
  if (choice.could) return choice.could;
  return choice.track !== undefined && choice.to !== undefined ? [choice as Move] : [];
}

/** An option's key and the decision it belongs to: a new decision begins without a selection. */
interface Noted {
  decision: number;
  key: string;
}

export class Asking {
  private select = $state.raw<Noted | null>(null);
  private looked = $state.raw<Noted | null>(null);
  /** Other players' moves since the viewer's last turn. */
  readonly recap = $derived.by(() => recap(this.play));

  constructor(private readonly play: Play) {
    $effect(() => {
      const choices = this.shown?.choices ?? [];
      play.preview = choices.length === 1 ? choices[0]! : null;
    });
  }

  private note(key: string | null): Noted | null {
    return key === null ? null : { decision: this.play.state?.decision ?? -1, key };
  }
  private valid(noted: Noted | null): string | null {
    return noted?.decision === this.play.state?.decision ? (noted?.key ?? null) : null;
  }
  private get selectedKey(): string | null {
    return this.valid(this.select);
  }

  private get view(): AcademyView | null {
    return this.play.view as AcademyView | null;
  }
  /** The choices to draw: they remain while a sent choice is unconfirmed. */
  get legal(): AcademyChoice[] {
    return this.view && !this.play.beat && this.play.source.offers.play ? this.view.legal : [];
  }
  /** True while the beat shows hands being passed. */
  get passing(): boolean {
    return focusOf(this.play)?.kind === 'draft';
  }
  /** True if the viewer can choose now. */
  get open(): boolean {
    return this.play.legal.length > 0;
  }

  /** The viewer's own cards: those of the acting squire, otherwise of all their squires. */
  get hand(): CardText[] {
    const squires = this.view?.squires.filter((squire) => squire.seat === this.play.seat && squire.hand.cards) ?? [];
    const acting = squires.filter((squire) => squire.squire === this.view?.asked.squire);
    return (acting.length > 0 && squires.length > 1 ? acting : squires).flatMap((squire) => squire.hand.cards ?? []);
  }

  get control(): Control {
    const first = this.legal[0];
    if (!first) return 'none';
    if (first.cards && first.rest) return 'tray';
    if (first.pile !== undefined) return 'piles';
    const verb = first.text.split(' ')[0];
    const inHand = this.legal.every((choice) => choice.card !== undefined && this.hand.includes(choice.card));
    return (verb === 'pick' || verb === 'play') && inHand ? 'cards' : 'list';
  }

  get options(): Option[] {
    if (this.control === 'cards') {
      return this.hand.map((card, n) => ({
        key: `card ${n}`,
        card,
        choices: this.legal.filter((choice) => choice.card === card),
      }));
    }
    return this.legal.map((choice) => ({ key: choice.text, choices: [choice] }));
  }

  get selected(): Option | null {
    return this.options.find((option) => option.key === this.selectedKey) ?? null;
  }
  get shown(): Option | null {
    return this.options.find((option) => option.key === this.valid(this.looked)) ?? this.selected;
  }
  /** The choice that was sent, or that waits for other players. */
  get settled(): string | null {
    return this.play.pending ?? this.play.state?.chosen ?? null;
  }
  isSettled(option: Option): boolean {
    const text = this.settled;
    if (text === null || !option.choices.some((choice) => choice.text === text)) return false;
    // Only the selected one of two equal cards is marked as chosen.
    const same = this.options.filter((other) => other.choices.some((choice) => choice.text === text));
    return (same.find((other) => other.key === this.selectedKey) ?? same[0])?.key === option.key;
  }

  /** Disc moves of the option that is looked at or selected. */
  get moves(): Move[] {
    return (this.shown?.choices ?? []).flatMap(waysOf);
  }
  /** The choice that a click on a lane makes, if any. */
  onTrack(track: Track): { option: Option; choice: AcademyChoice } | null {
    if (!this.open) return null;
    const among = this.control === 'cards' ? (this.selected ? [this.selected] : []) : this.options;
    for (const option of this.control === 'list' || this.control === 'cards' ? among : []) {
      const choice =
        option.choices.find((one) => one.track === track && one.card !== undefined) ??
        option.choices.find((one) => one.track === track);
      if (choice) return { option, choice };
    }
    return null;
  }

  /** Selects without a click: the split that the two trays show. */
  prepare(key: string | null): void {
    this.select = this.note(key);
  }
  look(key: string | null): void {
    this.looked = this.note(key);
  }
  /** Selects an option. A selected option with a single choice is sent. */
  take(option: Option): void {
    if (!this.open || option.choices.length === 0) return;
    if (this.selectedKey !== option.key) this.select = this.note(option.key);
    else if (option.choices.length === 1) this.send(option.choices[0]!.text);
  }
  /** Handles a click on a lane. */
  takeOnTrack(track: Track): void {
    const found = this.onTrack(track);
    if (!found) return;
    if (this.selectedKey === found.option.key) this.send(found.choice.text);
    else this.select = this.note(found.option.key);
  }
  send(text: string): void {
    if (this.open) void this.play.choose(text);
  }
}
