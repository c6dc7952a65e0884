// Announcements of turns: in the tab's title and by the browser.

import type { Turn } from '../../browser/turns.svelte';

/** The tab's title with the number of waiting tables; replaces an earlier number. */
export function titleWith(title: string, waiting: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return waiting > 0 ? `(${waiting}) ${bare}` : bare;
}

/** Turns that are not known yet, so that each is announced once. */
export function begun(known: readonly Turn[], now: readonly Turn[]): Turn[] {
  return now.filter((one) => !known.some(({ table, decision }) => table === one.table && decision === one.decision));
}

/** The latest turn at each table, including tables that do not wait now: after a pause the same turn continues. */
export function knownAfter(known: readonly Turn[], now: readonly Turn[]): Turn[] {
  return [...now, ...known.filter(({ table }) => !now.some((one) => one.table === table))];
}

/** Tables that no longer wait. */
export function done(before: readonly Turn[], now: readonly Turn[]): string[] {
  return before.map(({ table }) => table).filter((table) => !now.some((one) => one.table === table));
}

/** A unit counts as whole until this share of it has passed: a clock of one day starts with `1 day`, not `23 hours`. */
const hardly = 0.02;

/** The time left, in the largest unit that fits: `4 hours`. */
export function timeLeft(language: string, due: number, now: number): string {
  const seconds = Math.max(0, (due - now) / 1000);
  const units: [unit: string, length: number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const [unit, length] = units.find(([, size]) => seconds >= size * (1 - hardly)) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / length + hardly),
  );
}
