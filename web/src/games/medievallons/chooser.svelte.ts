// The viewer's open choice: looked at first, then confirmed by a button, a second click or Enter.

import type { Play } from '../../table/play.svelte';
import { canMark, controlOf, deedsOf, deedsWith, raidsOwn, swapOf, type Deed } from './options';
import type { GuildId, CardKind, MedievallonsChoice, MedievallonsView } from './view';

export class Chooser {
  /** The selected card in hand. */
  kind = $state<CardKind | null>(null);
  /** The selected own guild. */
  guild = $state<GuildId | null>(null);
  /** Cards marked for a swap. */
  marks = $state<CardKind[]>([]);
  /** The choice that confirming would send. */
  choice = $state.raw<MedievallonsChoice | null>(null);
  /** True after a first confirmation of a choice that costs the viewer's own guild: asks for a second one. */
  doubted = $state(false);

  constructor(private readonly play: Play) {}

  /** The view of the open question: never that of a beat. */
  get view(): MedievallonsView {
    return this.play.state!.view as MedievallonsView;
  }
  /** True if the viewer can choose now. */
  get open(): boolean {
    return this.play.legal.length > 0;
  }
  /** True if choices are drawn, also while an answer is awaited. */
  get shown(): boolean {
    const play = this.play;
    return !play.beat && play.source.offers.play && this.view.legal.length > 0;
  }
  get deeds(): Deed[] {
    if (this.kind !== null) return deedsWith(this.view, this.kind);
    return this.guild !== null ? deedsOf(this.view, this.guild) : [];
  }
  /** Sent, but not answered yet. */
  pending(choice: MedievallonsChoice): boolean {
    return this.play.pending === choice.text;
  }

  reset(): void {
    this.kind = null;
    this.guild = null;
    this.marks = [];
    this.look(null);
  }

  /** Looks at a choice; a second call confirms it. */
  pick(choice: MedievallonsChoice): void {
    if (!this.open) return;
    if (this.choice?.text === choice.text) this.confirm();
    else this.look(choice);
  }

  pickCard(kind: CardKind): void {
    if (!this.open) return;
    const control = controlOf(this.view);
    if (control === 'two') this.mark(kind);
    else if (this.kind === kind && this.choice) this.confirm();
    else {
      this.guild = null;
      this.kind = kind;
      this.lookAtFirst();
    }
  }
  pickGuild(id: GuildId): void {
    if (!this.open) return;
    if (this.guild === id && this.choice) return this.confirm();
    this.kind = null;
    this.guild = id;
    this.lookAtFirst();
  }

  mark(kind: CardKind): void {
    if (canMark(this.view, this.marks, kind)) this.marks = [...this.marks, kind];
    else if (this.marks.includes(kind)) this.unmark(kind);
    else if (this.marks.length > 0 && canMark(this.view, this.marks.slice(1), kind)) {
      this.marks = [...this.marks.slice(1), kind];
    }
    this.look(swapOf(this.view, this.marks));
  }
  unmark(kind: CardKind): void {
    this.marks = this.marks.toSpliced(this.marks.lastIndexOf(kind), 1);
    this.look(swapOf(this.view, this.marks));
  }

  confirm(): void {
    if (!this.choice || !this.open) return;
    if (raidsOwn(this.view, this.choice) && !this.doubted) this.doubted = true;
    else void this.play.choose(this.choice.text);
  }

  private lookAtFirst(): void {
    this.look(this.deeds[0]?.ways[0] ?? null);
  }
  private look(choice: MedievallonsChoice | null): void {
    this.choice = choice;
    this.doubted = false;
    this.play.preview = choice;
  }
}
