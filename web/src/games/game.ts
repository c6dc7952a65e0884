// What the page has of a game. games/NAME/index.ts exports a GameModule: what the start screen shows of it, and the way to
// everything else, which comes when it is needed.

import type { Component } from 'svelte';
import { load, type Area } from '../i18n/area.svelte';
import type { Description } from '../protocol/description';
import type { Info } from '../protocol/protocol';
import type { GameUi } from '../table/play.svelte';
import type { Lesson } from './lesson';
import type { RulesBook } from './rules_text';
import type { GameSetup } from './setup';

/** Where points come from, for somebody's page. */
export interface Points {
  sources(): string[];
  /** What each seat got from each source in a game that is over; null: not known. */
  of(table: Info): number[][] | null;
}

export interface GameModule {
  /** What it is about, in a sentence, and whose work it is: by language. */
  texts: Record<string, { line: string; credit: string }>;
  /** How long a game takes. */
  minutes: number;
  /** How many play when it begins at once. */
  usualPlayers: number;
  /** The picture that stands for it; fills the place it is given. */
  Art: Component;
  ui(): Promise<GameUi>;
  setup(): Promise<GameSetup>;
  rules(): Promise<RulesBook>;
  lesson(): Promise<Lesson>;
  points?(): Promise<Points>;
}

/** A game the engine knows; where nobody has drawn it, all that the engine says of it. */
export type Game = Description & Partial<GameModule>;

/** What a module brings, with the texts it needs. */
export async function withTexts<T>(module: Promise<{ default: T }>, ...areas: Area[]): Promise<T> {
  const [{ default: found }] = await Promise.all([module, load(...areas)]);
  return found;
}
