// How much time somebody has, as a table shows it.

import { createSubscriber } from 'svelte/reactivity';
import { table } from '../i18n/i18n';
import type { Info, TableState } from '../protocol/protocol';

const second = 1000;
/** From here on it is told more loudly; in games by the day, when an hour is left. */
const soon = { seconds: 10, byDay: 3600 };
const day = 86_400;

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, second / 2);
  return () => clearInterval(timer);
});
/** Where it is read it is read again, twice a second. */
export function now(): number {
  ticks();
  return Date.now();
}

export interface TimeLeft {
  seconds: number;
  /** Whether it gets less. */
  runs: boolean;
  soon: boolean;
}

/** Of a seat; null where there is nothing to tell. */
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

/** A game of days, at which nobody is expected to sit all the time. */
export function byDay(state: { info?: Pick<Info, 'clock'> | undefined } | null | undefined): boolean {
  const clock = state?.info?.clock;
  return typeof clock === 'number' && clock >= day;
}

/** Seconds before the end of which those are told who do not see the clock. */
const told = [60, 10];
/** What is to be told when so much was left and now so much is; what was less from the beginning is not news. */
export function passed(before: number, seconds: number): number | null {
  return told.find((mark) => before > mark && seconds <= mark) ?? null;
}

/** Other seats that could have decided by now. */
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
