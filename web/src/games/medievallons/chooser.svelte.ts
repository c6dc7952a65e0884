// What the viewer is about to choose: first looked at, then confirmed by a button, a second click or Enter.

import type { Play } from '../../table/play.svelte';
import { canMark, controlOf, deedsOf, deedsWith, raidsOwn, swapOf, type Deed } from './options';
import type { GuildId, CardKind, MedievallonsChoice, MedievallonsView } from './view';

export class Chooser {
  /** The card in hand that is looked at. */
  kind = $state<CardKind | null>(null);
  /** The own guild that is looked at. */
  guild = $state<GuildId | null>(null);
  /** Cards marked for a swap. */
  marks = $state<CardKind[]>([]);
  /** What would be sent. */
  choice = $state.raw<MedievallonsChoice | null>(null);
  /** It was confirmed once, and costs the viewer's own guild: does the viewer really mean it? */
  doubted = $state(false);

  constructor(private readonly play: Play) {}

  /** The view that is asked about: never that of a passing moment. */
  get view(): MedievallonsView {
    return this.play.state!.view as MedievallonsView;
  }
  /** Whether something can be chosen now. */
  get open(): boolean {
    return this.play.legal.length > 0;
  }
  /** Whether the choices are drawn: also while an answer is awaited. */
  get shown(): boolean {
    const play = this.play;
    return !play.beat && play.source.offers.play && this.view.legal.length > 0;
  }
  get deeds(): Deed[] {
    if (this.kind !== null) return deedsWith(this.view, this.kind);
    return this.guild !== null ? deedsOf(this.view, this.guild) : [];
  }
  /** Sent, and not yet answered. */
  pending(choice: MedievallonsChoice): boolean {
    return this.play.pending === choice.text;
  }

  reset(): void {
    this.kind = null;
    this.guild = null;
    this.marks = [];
    this.look(null);
  }

  /** Looks at a choice; looking at it again confirms it. */
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
