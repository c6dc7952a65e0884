// The form of a new table: its values, its errors, and the request.

import type { Game } from '../../games/game';
import type { GameSetup } from '../../games/setup';
import { common, setup } from '../../i18n/i18n';
import { go } from '../../browser/route.svelte';
import { settings } from '../../browser/settings.svelte';
import { guest, serverReachable, unreachable } from '../../source/api';
import { makeTable } from '../../source/joining';
import type { OptionDescription } from '../../protocol/description';
import { type Problem, problemOf } from '../../protocol/protocol';
import { reasonOf } from '../../table/reason';
import { goodName } from '../../ui/form/good_name';
import {
  fieldOf,
  keep,
  localSetup,
  newTable,
  presetOf,
  recall,
  withAsked,
  withFriends,
  withOpenSeat,
  withPlayers,
  withPreset,
  type SetUp,
} from './model';
import { applies, wrongFields } from './options';
import { wordsOf, type OptionWords } from './words';

export class Form {
  setUp = $state<SetUp>()!;
  name = $state(settings.name);
  /** True if this screen becomes the shared board, without a seat. */
  board = $state(false);
  busy = $state(false);
  /** Most errors are shown only after the first attempt to send; those of numbers at once. */
  sent = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** True if a server answers; null while unknown. */
  server = $state<boolean | null>(null);

  /** `own`: the game's part of the form. */
  constructor(
    readonly game: Game,
    readonly own: GameSetup | undefined,
    /** The query of the page's address. */
    search = new URLSearchParams(),
  ) {
    const kept = withAsked(this.game, recall(this.game), search);
    this.setUp = search.has('friends') ? withFriends(kept) : kept;
    void serverReachable().then((there) => (this.server = there));
  }

  get friends(): boolean {
    return withOpenSeat(this.setUp);
  }
  /** True if people share this device. Then the first seat has a name field, too. */
  get handed(): boolean {
    return !this.friends && this.setUp.seats.includes('here');
  }
  get presets(): NonNullable<GameSetup['presets']> {
    return this.own?.presets ?? [];
  }
  get preset(): string | null {
    return presetOf(this.game, this.setUp, this.presets);
  }
  /** The options that apply to the current values. */
  get options(): OptionDescription[] {
    return this.game.options.filter((option) => applies(option, this.setUp.options, this.setUp.seats.length));
  }
  words(option: OptionDescription): OptionWords {
    return wordsOf(option, this.own?.texts());
  }
  get wrong(): string[] {
    return wrongFields(this.game, this.setUp.options, this.setUp.seats.length);
  }
  get ready(): boolean {
    return this.wrong.length === 0 && (!this.friends || (goodName(this.name) && this.server !== false));
  }

  players(count: number): void {
    this.setUp = withPlayers(this.game, this.setUp, count);
  }
  choose(name: string): void {
    const preset = this.presets.find((one) => one.name === name);
    if (preset) this.setUp = withPreset(this.game, this.setUp, preset);
  }

  /** The error of a field in words; empty if there is none. */
  at(field: string): string {
    const refused = this.problem && fieldOf(this.game, this.problem) === field ? this.problem : null;
    const option = this.game.options.find((one) => one.name === field);
    if (field === 'name') {
      if (this.sent && this.friends && !goodName(this.name)) return setup().nameWrong;
      if (refused?.code === 'bad-field') return setup().nameWrong;
    } else if (option?.kind === 'number' || option?.kind === 'numbers') {
      const [from, to] = option.range;
      // Losses are typed without a minus sign.
      const range = to > 0 ? ([from, to] as const) : ([-to, -from] as const);
      if (refused || this.wrong.some((wrong) => wrong === field || wrong.startsWith(`${field}[`)))
        return setup().numberWrong(...range);
    }
    return refused ? reasonOf(refused) : '';
  }

  /** The first wrong field and its error, since the field may be out of sight. */
  private get fieldWrong(): string {
    if (!this.sent && !this.problem) return '';
    const name = this.at('name');
    if (name) return setup().fieldWrong(common().yourName, name);
    const clock = this.at('clock');
    if (clock) return setup().fieldWrong(setup().clock, clock);
    const option = this.game.options.find((one) => this.at(one.name) !== '');
    return option ? setup().fieldWrong(this.words(option).name, this.at(option.name)) : '';
  }

  /** The error of the whole form. */
  get message(): string {
    if (this.friends && this.server === false) return setup().serverNeeded;
    const field = this.fieldWrong;
    if (field || !this.problem) return field;
    if (this.problem.code === unreachable) return setup().serverNeeded;
    return reasonOf(this.problem);
  }

  async send(): Promise<void> {
    this.sent = true;
    this.problem = null;
    if (!this.ready || this.busy) return;
    this.busy = true;
    try {
      keep(this.game, this.setUp);
      go(this.friends ? await this.makeTable() : await this.startLocal());
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  private async startLocal(): Promise<string> {
    const { startLocal } = await import('../../source/local');
    if (this.handed && goodName(this.name)) settings.name = this.name.trim();
    const nameless = this.handed ? setup().playerN(1) : common().visitor;
    return `/play/${startLocal(localSetup(this.game, this.setUp, settings.name || nameless, setup().playerN))}`;
  }

  private async makeTable(): Promise<string> {
    settings.name = this.name.trim();
    await guest(settings.name);
    const wanted = newTable(this.game, this.setUp);
    if (!this.board) return `/table/${await makeTable(wanted)}`;
    const seats = wanted.seats.map((seat) => (seat === 'me' ? 'open' : seat));
    return `/board/${await makeTable({ ...wanted, seats })}`;
  }
}
