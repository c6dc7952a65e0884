// Storage of the companion on this device, by game: the set-up, and each step, so that all can be undone.

import type { Options } from '../../protocol/protocol';

export interface Noted {
  players: number;
  options: Options;
  steps: unknown[];
}

const key = (game: string): string => `roundtable.companion.${game}`;
/** More undo steps than a game needs. */
const most = 300;

export function read(game: string): Noted | null {
  try {
    const noted = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Partial<Noted> | null;
    const sound = noted && Number.isInteger(noted.players) && noted.options && Array.isArray(noted.steps);
    return sound ? (noted as Noted) : null;
  } catch {
    return null;
  }
}

/** Returns false if the storage is full or disabled. */
export function write(game: string, noted: Noted): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify({ ...noted, steps: noted.steps.slice(-most) }));
    return true;
  } catch {
    return false;
  }
}
