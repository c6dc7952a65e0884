const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The age in the largest unit that fits: `5 minutes ago`, `yesterday`; under a minute `now`. */
export function ago(language: string, then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}

/** `3 November 2026`, as in British English. */
export function day(language: string, time: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(time);
}
