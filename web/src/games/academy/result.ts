// The winner and the reason.

import { academy } from './texts';
import type { GameResult } from '../../protocol/protocol';
import type { Play } from '../../table/play.svelte';
import type { AcademyView, Coat, Colour, Track } from './view';

export function endTitle(play: Play, result: GameResult): string {
  const t = academy().end;
  const best = Math.max(...result.scores);
  if (result.winners.length > 1)
    return t.share(
      result.winners.map((seat) => play.who(seat)),
      best,
    );
  return t.wins(play.who(result.winners[0]!), best);
}

export function endWhy(play: Play, result: GameResult): string {
  const t = academy().end;
  if (result.why === 'shared') return t.shared;
  const best = Math.max(...result.scores);
  const others = result.scores
    .map((points, seat) => ({ points, seat }))
    .filter(({ seat }) => !result.winners.includes(seat));
  const level = others.filter(({ points }) => points === best);
  if (level.length > 0) return t.gallantry(level.map(({ seat }) => play.who(seat)));
  const second = others.sort((a, b) => b.points - a.points)[0];
  return second ? t.ahead(best - second.points, play.who(second.seat)) : '';
}

/** A squire's points by source. */
export interface Bar {
  squire: number;
  seat: number | null;
  colour: Colour;
  points: number;
  won: boolean;
  parts: { track: Track; value: number }[];
}

export const barTracks: Track[] = ['jousts', 'tournaments', 'king', 'quests', 'education', 'charity'];

/** Best first; in Lancelot, both squires of the better player first. */
export function bars(view: AcademyView, result: GameResult): Bar[] {
  const squires = (result.detail['squires'] ?? []) as { color: Colour; points: number; coats: Coat[] }[];
  const all = squires.map((one, squire): Bar => {
    const seat = view.squires[squire]?.seat ?? null;
    const parts = barTracks.flatMap((track) => {
      const held = one.coats.filter(([from]) => from === track).map(([, value]) => value ?? 0);
      const plus = held.filter((value) => value > 0).reduce((a, b) => a + b, 0);
      const minus = held.filter((value) => value < 0).reduce((a, b) => a + b, 0);
      return [plus, minus].filter((value) => value !== 0).map((value) => ({ track, value }));
    });
    const won = seat !== null && result.winners.includes(seat);
    return { squire, seat, colour: one.color, points: one.points, won, parts };
  });
  const rank = (bar: Bar): number => (bar.seat === null ? -1000 : (result.scores[bar.seat] ?? 0) + (bar.won ? 0.5 : 0));
  return all.sort((a, b) => rank(b) - rank(a) || (a.seat ?? 9) - (b.seat ?? 9) || b.points - a.points);
}
