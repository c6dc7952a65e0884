// The remaining time of players, as a table shows it.

import { createSubscriber } from 'svelte/reactivity';
import { table } from '../i18n/i18n';
import type { Info, TableState } from '../protocol/protocol';

const second = 1000;
/** Time is highlighted from here on; in correspondence games from the last hour. */
const soon = { seconds: 10, byDay: 3600 };
const day = 86_400;

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, second / 2);
  return () => clearInterval(timer);
});
/** The current time; reactive readers update twice a second. */
export function now(): number {
  ticks();
  return Date.now();
}

export interface TimeLeft {
  seconds: number;
  /** True if the clock runs. */
  runs: boolean;
  soon: boolean;
}

/** The time of a seat; null if it has no clock. */
export function timeOf(
  { due, left = [], info }: Pick<TableState, 'due' | 'left'> & { info?: Pick<Info, 'clock'> },
  seat: number,
  at: () => number,
): TimeLeft | null {
  const time = due[seat] ?? null;
  const kept = left[seat] ?? null;
  if (time === null && kept === null) return null;
  const seconds = Math.max(0, Math.ceil((time === null ? kept! : time - at()) / second));
  return {
    seconds,
    runs: time !== null,
    soon: time !== null && seconds <= (byDay({ info }) ? soon.byDay : soon.seconds),
  };
}

/** True for a correspondence game, in which players are often absent. */
export function byDay(state: { info?: Pick<Info, 'clock'> | undefined } | null | undefined): boolean {
  const clock = state?.info?.clock;
  return typeof clock === 'number' && clock >= day;
}

/** Seconds at which screen readers announce the remaining time. */
const told = [60, 10];
/** The announcement due when the time falls from `before` to `seconds`, or null. */
export function passed(before: number, seconds: number): number | null {
  return told.find((mark) => before > mark && seconds <= mark) ?? null;
}

/** Other seats whose deadline has passed. */
export function overdue({ due }: Pick<TableState, 'due'>, me: number | null, at: () => number): number[] {
  return due.flatMap((time, seat) => (time !== null && seat !== me && time <= at() ? [seat] : []));
}

/** `1:05`, `2:00:00`, `3 days`. */
export function shown(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const [days, hours, minutes] = [Math.floor(seconds / day), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 1) return table().days(days);
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
