// A likely line on the board: one state after the other, in the view of the seat that chooses.

import { paces, settings } from '../../browser/settings.svelte';
import type { LikelyMove, Line } from '../../source/likely';
import type { Play } from '../../table/play.svelte';

export class ShownLine {
  /** The number of the state on the board. */
  at = $state(0);
  /** True while it plays by itself. */
  running = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly line: Line,
    readonly play: Play,
    at: number,
  ) {
    this.show(at);
  }

  get last(): number {
    return this.line.states.length - 1;
  }
  /** The moves that led to the state on the board; several if they are simultaneous, none at the beginning. */
  get moves(): LikelyMove[] {
    return this.line.moves.filter(({ shown }) => shown === this.at);
  }

  go(at: number): void {
    this.pause();
    this.show(at);
  }
  /** Plays to the end, from the choice on if it is there already. */
  run(): void {
    if (this.at >= this.last) this.show(1);
    this.running = this.at < this.last;
    if (this.running) this.timer = setTimeout(() => this.next(), Math.max(600, 1200 * paces[settings.speed]));
  }
  pause(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private next(): void {
    this.show(this.at + 1);
    if (this.at < this.last) this.run();
    else this.running = false;
  }
  private show(at: number): void {
    this.at = Math.min(Math.max(0, at), this.last);
    this.play.state = this.line.states[this.at]!;
  }
}
