// What the companion keeps on this device, by game: what is played, and each step that was entered, so that all can be undone.

import type { Options } from '../../protocol/protocol';

export interface Noted {
  players: number;
  options: Options;
  steps: unknown[];
}

const key = (game: string): string => `roundtable.companion.${game}`;
/** Nobody takes back more than an evening. */
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

/** Whether there was room for it. */
export function write(game: string, noted: Noted): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify({ ...noted, steps: noted.steps.slice(-most) }));
    return true;
  } catch {
    return false;
  }
}
