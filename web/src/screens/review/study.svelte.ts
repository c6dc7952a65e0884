// The state of a review on screen: its results, the selected seat and the selected moment.

import { SvelteMap } from 'svelte/reactivity';
import { problemOf, type GameName, type Problem, type TableState } from '../../protocol/protocol';
import type { ReplaySource } from '../../source/replay';
import type { Unit } from '../../source/analysis';
import { LikelyLines, type Line } from '../../source/likely';
import {
  depths,
  EntryReviews,
  Reviewing,
  type Depth,
  type Choosing,
  type Moment,
  type Progress,
  type Review,
  type ReviewSurroundings,
} from '../../source/review';
import { Play } from '../../table/play.svelte';
import { review as words } from '../../table/advice/texts';
import { first, nextMoment } from './figures';
import { ShownLine } from './shown_line.svelte';

/** The table before a moment and after it, in the view of a seat. */
interface Still {
  before: Play;
  after: TableState;
}

/** The part of a record needed here. */
interface Written {
  log: string[];
  seats: string[];
  result?: { winners: number[] };
}

export class Study {
  review = $state.raw<Review | null>(null);
  progress = $state.raw<Progress | null>(null);
  /** The depth of the running analysis; null if none runs. */
  working = $state<Depth | null>(null);
  /** The depth of the shown results. */
  depth = $state<Depth | null>(null);
  seconds = $state(0);
  stopped = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** The selected seat. */
  seat = $state(0);
  /** The number of the selected moment. */
  at = $state(0);
  /** True if the hidden cards of all seats are shown. */
  all = $state(false);
  unit = $state<Unit>('win');
  /** The likely line that the board shows instead of the moment. */
  line = $state.raw<ShownLine | null>(null);

  /** Null if the game was not finished. */
  readonly winners: number[] | null;
  private readonly log: string[];
  private reviewing: Reviewing | null = null;
  private touched = false;
  private readonly stills = new SvelteMap<string, Still>();
  private readonly asked = new Set<string>();
  private readonly reviews: EntryReviews;
  private readonly lines: LikelyLines;
  /** By entry and action; null: it cannot be found. */
  private readonly likely = new SvelteMap<string, Line | null>();
  /** Choices with their reasons. */
  private readonly explained = new SvelteMap<string, Choosing>();

  constructor(
    private readonly record: string,
    private readonly game: GameName,
    readonly play: Play,
    private readonly source: ReplaySource,
    private readonly around: Partial<ReviewSurroundings> = {},
    seat: number | null = null,
    /** The viewer's seat; null: they did not play. */
    readonly own: number | null = null,
  ) {
    const { log, seats, result } = JSON.parse(record) as Written;
    this.reviews = new EntryReviews(record, game, around);
    this.lines = new LikelyLines(game, around);
    this.log = log;
    this.winners = result?.winners ?? null;
    const person = seats.findIndex((name) => !name.startsWith('bot:'));
    this.seat = seat !== null && seat in seats ? seat : (own ?? Math.max(0, person));
  }

  async begin(depth: Depth, games = depths[depth]): Promise<void> {
    this.stop();
    this.stopped = false;
    this.problem = null;
    this.working = depth;
    this.progress = null;
    const began = performance.now();
    const reviewing = new Reviewing(this.record, this.game, this.around);
    this.reviewing = reviewing;
    try {
      await reviewing.run(games, (progress) => {
        const all = progress.found === progress.entries;
        this.seconds = (performance.now() - began) / 1000;
        this.progress = progress;
        // A deeper analysis replaces the shown results only when it is complete.
        if (!progress.review || (depth === 'deep' && this.review && !all)) return;
        if (progress.review !== this.review) this.take(progress.review);
        if (all) this.depth = depth;
      });
    } catch (error) {
      if (this.reviewing === reviewing) this.problem = problemOf(error, 'engine');
    }
    if (this.reviewing === reviewing) this.working = null;
  }

  stop(): void {
    this.reviewing?.stop();
    this.reviewing = null;
    if (this.working) this.stopped = true;
    this.working = null;
  }

  /** An estimate of the seconds left. */
  get left(): number | null {
    if (!this.progress || this.progress.found < 5) return null;
    return Math.ceil((this.seconds * (this.progress.entries - this.progress.found)) / this.progress.found);
  }

  get moment(): Moment | null {
    return this.review?.moments[this.at] ?? null;
  }
  get turns(): number[] {
    return this.review?.seats[this.seat]?.turns ?? [];
  }

  go(at: number): void {
    this.touched = true;
    this.show(at);
  }
  /** To the next choice of the selected seat, or with `every` to the next moment. */
  step(by: 1 | -1, every: boolean): void {
    const { seat } = this;
    this.go(
      nextMoment(this.review?.moments ?? [], this.at, by, (one) => every || (one.seat === seat && !!one.choices)),
    );
  }
  sit(seat: number): void {
    this.seat = seat;
    this.touched = false;
    if (this.review?.moments.length) this.show(first(this.review, seat));
  }
  look(all: boolean): void {
    this.all = all;
    this.show(this.at);
  }

  /** True if the choices of a moment may be shown: they reveal a hand. */
  open(moment: Moment): boolean {
    return this.all || moment.seat === this.seat;
  }

  /** A sentence about a moment. */
  title(moment: Moment): string {
    if (moment.seat === null) return words().cards;
    const still = this.still(moment);
    const name = this.play.plainName(moment.seat);
    if (!still) return `${name}…`;
    if (this.open(moment)) return words().did(this.play.who(moment.seat), this.chosen(moment));
    const colour = this.play.colour(moment.seat);
    const lines = still.after.events
      .slice(still.before.state!.events.length)
      .map((event) => this.play.ui.log(event, still.before))
      .filter((line) => line?.colour === colour);
    return lines[0]?.text.replace(/\.$/, '') ?? words().secretly(name);
  }

  /** The chosen action in words; `…` while loading. */
  chosen(moment: Moment): string {
    const text = this.log[moment.entry]!.replace(/^\d+!? /, '');
    return this.words(moment, text) ?? '…';
  }

  /** A choice of a moment in words; null while loading. */
  words(moment: Moment, action: string): string | null {
    const before = this.still(moment)?.before;
    const choice = before?.state!.view!.legal.find((one) => one.text === action);
    return before && choice ? this.play.ui.choice(choice, before) : null;
  }

  /** The table before a moment as the seat saw it, for sentences about it. */
  before(moment: Moment): Play | null {
    return this.still(moment)?.before ?? null;
  }

  /** The same choice with its reasons; without them while they are computed. */
  explain(choice: Choosing): Choosing {
    if (choice.label === 'best' || choice.why) return choice;
    const games = depths[this.depth ?? 'quick'];
    const key = `${choice.entry} ${games}`;
    if (!this.asked.has(key) && this.mayAsk) {
      this.asked.add(key);
      this.reviews.of(choice.entry, games).then(
        ({ moments }) => this.explained.set(key, { ...(moments[0] as Choosing), entry: choice.entry }),
        () => this.asked.delete(key), // closed
      );
    }
    return this.explained.get(key) ?? choice;
  }

  /** The likely moves after a choice of a moment; undefined while they are computed, null if that fails. */
  likelyAfter({ entry, seat }: Choosing, action: string): Line | null | undefined {
    const key = `after ${entry} ${action}`;
    if (!this.asked.has(key) && this.mayAsk) {
      this.asked.add(key);
      this.lines.of({ record: this.record, entries: entry, seat, action }).then(
        (line) => this.likely.set(key, line),
        () => this.likely.set(key, null),
      );
    }
    return this.likely.get(key);
  }
  /** Shows a line on the board, after its first move. */
  follow(line: Line, at = 1): void {
    this.line?.pause();
    this.line = new ShownLine(line, new Play(this.source, this.play.ui, this.play.game), at);
  }
  /** Back to the moment. */
  unfollow(): void {
    this.line?.pause();
    this.line = null;
  }

  /** Frees all resources. */
  close(): void {
    this.stop();
    this.unfollow();
    this.reviews.close();
    this.lines.close();
  }

  /** The step of the record just before a moment. */
  stepOf(moment: Moment): number {
    return this.source.stepBefore(moment.entry);
  }

  /** The chapter of a moment: `Round 3`. */
  chapter(moment: Moment): string {
    const step = this.stepOf(moment);
    const mark = this.source.steps.marks.findLast((one) => one.step <= step);
    return mark ? this.play.ui.chapter(mark.number) : '';
  }

  /** The starts of the chapters, as numbers of moments. */
  get chapters(): { at: number; number: number }[] {
    if (!this.play.state) return [];
    return this.source.steps.marks.map(({ step, number }) => ({ at: this.source.entriesAt(step), number }));
  }

  /** A review that runs comes first, unless the user has selected the moment. */
  private get mayAsk(): boolean {
    return this.touched || this.working !== 'quick';
  }

  private take(review: Review): void {
    this.review = review;
    if (review.moments.length === 0) return;
    if (!this.touched) this.show(first(review, this.seat));
    else if (this.at >= review.moments.length) this.show(review.moments.length - 1);
  }

  private show(at: number): void {
    this.unfollow();
    this.at = at;
    const moment = this.moment;
    if (!moment) return;
    this.source.steps.look(this.all ? null : this.seat);
    this.source.steps.go(this.source.stepBefore(moment.entry));
  }

  private still(moment: Moment): Still | undefined {
    const seat = this.open(moment) ? moment.seat : this.seat;
    const key = `${moment.entry} ${seat}`;
    const found = this.stills.get(key);
    if (!found && !this.asked.has(key)) {
      this.asked.add(key);
      void this.fetch(moment.entry, seat, key);
    }
    return found;
  }

  private async fetch(entry: number, seat: number | null, key: string): Promise<void> {
    const step = this.source.stepBefore(entry);
    try {
      const [state, after] = await Promise.all([this.source.at(step, seat), this.source.at(step + 1, seat)]);
      const before = new Play(this.source, this.play.ui, this.play.game);
      before.state = state;
      this.stills.set(key, { before, after });
    } catch {
      this.asked.delete(key); // the source was closed
    }
  }
}
