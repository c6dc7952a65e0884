// The form of a new table: what is filled in, what is wrong with it, and sending it.

import { common, setup } from '../../i18n/i18n';
import { go } from '../../browser/route.svelte';
import { settings } from '../../browser/settings.svelte';
import { guest, makeTable, serverReachable, unreachable } from '../../source/api';
import { Refused, type GameName, type Problem } from '../../protocol/protocol';
import { reasonOf } from '../../table/reason';
import {
  fieldOf,
  goodName,
  keep,
  localSetup,
  newTable,
  presetOf,
  rangeOf,
  recall,
  withFriends,
  withOpenSeat,
  withPlayers,
  withPreset,
  wrongFields,
  mostTurns,
  type NumberValue,
  type Preset,
  type SetUp,
} from './model';

export class Form {
  setUp = $state<SetUp>()!;
  name = $state(settings.name);
  busy = $state(false);
  /** Problems are shown once it was sent, those of numbers at once. */
  sent = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Whether a server answers; null: not known yet. */
  server = $state<boolean | null>(null);

  constructor(game: GameName, friends: boolean) {
    const kept = recall(game);
    this.setUp = friends ? withFriends(kept) : kept;
    void serverReachable().then((there) => (this.server = there));
  }

  get friends(): boolean {
    return withOpenSeat(this.setUp);
  }
  get preset(): Preset | null {
    return presetOf(this.setUp);
  }
  get wrong(): string[] {
    return wrongFields(this.setUp);
  }
  get ready(): boolean {
    return this.wrong.length === 0 && (!this.friends || (goodName(this.name) && this.server !== false));
  }

  players(count: number): void {
    this.setUp = withPlayers(this.setUp, count);
  }
  choose(preset: Preset): void {
    this.setUp = withPreset(this.setUp, preset);
  }

  /** What is wrong at a field, in a sentence; empty if nothing is. */
  at(field: string): string {
    const refused = this.problem && fieldOf(this.problem) === field ? this.problem : null;
    if (field === 'name') {
      if (this.sent && this.friends && !goodName(this.name)) return setup().nameWrong;
      if (refused?.code === 'bad-field') return setup().nameWrong;
    } else if (field === 'maxTurns') {
      if (refused || this.wrong.includes(field)) return setup().numberWrong(1, mostTurns);
    } else if (field.startsWith('values.') && field !== 'values.lancelotOrder') {
      if (refused || this.wrong.some((wrong) => wrong.startsWith(`${field}[`)))
        return setup().numberWrong(...rangeOf(field.replace('values.', '') as NumberValue));
    }
    return refused ? reasonOf(refused) : '';
  }

  /** What is wrong with the whole. */
  get message(): string {
    if (this.friends && this.server === false) return setup().serverNeeded;
    if (this.sent && !this.ready) return setup().fieldsWrong;
    if (!this.problem || fieldOf(this.problem) !== null) return '';
    if (this.problem.code === unreachable) return setup().serverNeeded;
    return reasonOf(this.problem);
  }

  async send(): Promise<void> {
    this.sent = true;
    this.problem = null;
    if (!this.ready || this.busy) return;
    this.busy = true;
    try {
      keep(this.setUp);
      go(this.friends ? await this.makeTable() : await this.startLocal());
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : { code: 'internal', message: String(error) };
    } finally {
      this.busy = false;
    }
  }

  private async startLocal(): Promise<string> {
    const { startLocal } = await import('../../source/local');
    return `/play/${startLocal(localSetup(this.setUp, settings.name || common().visitor))}`;
  }

  private async makeTable(): Promise<string> {
    settings.name = this.name.trim();
    await guest(settings.name);
    return `/table/${await makeTable(newTable(this.setUp))}`;
  }
}
