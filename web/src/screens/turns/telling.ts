// How it is told that one is waited for: in the tab, on the icon, by the browser.

import type { Turn } from '../../browser/turns.svelte';

/** The title of the tab with how many tables wait, whatever it was. */
export function titleWith(title: string, waiting: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return waiting > 0 ? `(${waiting}) ${bare}` : bare;
}

/** Turns that are not among those known: each is told once. */
export function begun(known: readonly Turn[], now: readonly Turn[]): Turn[] {
  return now.filter((one) => !known.some(({ table, decision }) => table === one.table && decision === one.decision));
}

/** The latest turn at each table, also where one is not waited for just now: after a pause the same turn goes on. */
export function knownAfter(known: readonly Turn[], now: readonly Turn[]): Turn[] {
  return [...now, ...known.filter(({ table }) => !now.some((one) => one.table === table))];
}

/** Tables that do not wait any more. */
export function done(before: readonly Turn[], now: readonly Turn[]): string[] {
  return before.map(({ table }) => table).filter((table) => !now.some((one) => one.table === table));
}

/** Of a unit that has only just begun to run out all is said to be left: a clock of a day says `1 day`, not `23 hours`. */
const hardly = 0.02;

/** How much time is left, in the coarsest unit that fits: `4 hours`. */
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
