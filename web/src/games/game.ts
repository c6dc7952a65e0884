// The page's module of a game. games/NAME/index.ts exports a GameModule: data for the start screen, and functions that
// load the rest on demand.

import type { Component } from 'svelte';
import { load, type Area } from '../i18n/area.svelte';
import type { Description } from '../protocol/description';
import type { Info } from '../protocol/protocol';
import type { GameUi } from '../table/play.svelte';
import type { Lesson } from './lesson';
import type { RulesBook } from './rules_text';
import type { GameSetup } from './setup';

/** Sources of points, for the statistics on a person's page. */
export interface Points {
  sources(): string[];
  /** Points of each seat from each source in a finished game; null if they cannot be told. */
  of(table: Info): number[][] | null;
}

export interface GameModule {
  /** By language: the game in a sentence, and its credits. */
  texts: Record<string, { line: string; credit: string }>;
  /** Usual length of a game. */
  minutes: number;
  /** Number of players of a game that starts at once. */
  usualPlayers: number;
  /** The game's title picture; fills its container. */
  Art: Component;
  ui(): Promise<GameUi>;
  setup(): Promise<GameSetup>;
  rules(): Promise<RulesBook>;
  lesson(): Promise<Lesson>;
  points?(): Promise<Points>;
}

/** A game that the engine knows. A game without a module in the page has only the engine's description. */
export type Game = Description & Partial<GameModule>;

/** Loads a module together with the texts it needs. */
export async function withTexts<T>(module: Promise<{ default: T }>, ...areas: Area[]): Promise<T> {
  const [{ default: found }] = await Promise.all([module, load(...areas)]);
  return found;
}
