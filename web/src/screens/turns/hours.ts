// Conversion of times of day between input fields and minutes.

/** `22:05` for 1325. */
export function timeOf(minutes: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** 1325 for `22:05`; null if invalid. */
export function minutesOf(time: string): number | null {
  const found = /^(\d\d):(\d\d)$/.exec(time);
  return found ? 60 * Number(found[1]) + Number(found[2]) : null;
}
