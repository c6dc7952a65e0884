// The short lessons of a game, and their addresses.

import type { Game } from './game';
import type { Scene, ShortLessons } from './short_lesson';
import type { GameName } from '../protocol/protocol';

/** Null if the game has none. */
export async function shortLessonsOf(game: Game): Promise<ShortLessons | null> {
  return (await (await game.lesson?.())?.short()) ?? null;
}

export function lessonAddress(game: GameName, id: string): string {
  return `/learn/${game}?lesson=${id}`;
}

/** Addresses of lessons by the chapter of the rules that they teach. */
export async function lessonsOnChapters(game: Game): Promise<Map<string, string>> {
  const { all } = (await shortLessonsOf(game)) ?? { all: [] };
  return new Map(all.map(({ chapter, id }) => [chapter, lessonAddress(game.name, id)]));
}

/** Addresses of lessons by the option that they teach and its value. */
export async function lessonsOnRules(game: Game): Promise<Map<string, string>> {
  const { all } = (await shortLessonsOf(game)) ?? { all: [] };
  return new Map(
    all.flatMap(({ id, steps: [{ scene }] }) =>
      Object.entries(scene.options ?? {}).map(([option, value]) => [
        `${option} ${String(value)}`,
        lessonAddress(game.name, id),
      ]),
    ),
  );
}

/** The form of a new table, filled in with a lesson's options. */
export function setupAddress(game: GameName, { players, options = {} }: Scene): string {
  const named = Object.entries(options).map(([name, value]) => [name, String(value)]);
  return `/new/${game}?${new URLSearchParams([['players', String(players)], ...named])}`;
}
