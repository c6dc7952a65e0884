// Numbers in the format of the page's language.

import { language } from '../i18n/i18n';

const british = (): string => (language() === 'en' ? 'en-GB' : language());

export function whole(n: number): string {
  return new Intl.NumberFormat(british()).format(n);
}

function withUnit(n: number, unit: string): string {
  const maximumFractionDigits = n < 10 ? 1 : 0;
  return new Intl.NumberFormat(british(), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
    n,
  );
}

/** From microseconds. */
export function duration(microseconds: number): string {
  const seconds = microseconds / 1e6;
  return seconds < 1 ? withUnit(seconds * 1000, 'millisecond') : withUnit(seconds, 'second');
}

export function bytes(n: number): string {
  return n < 1e9 ? withUnit(n / 1e6, 'megabyte') : withUnit(n / 1e9, 'gigabyte');
}

/** From thousandths. */
export function rate(n: number): string {
  return new Intl.NumberFormat(british(), { maximumFractionDigits: n < 10_000 ? 1 : 0 }).format(n / 1000);
}

/** The time of day; with the date if `time` is more than 20 hours away. */
export function moment(time: number, now: number): string {
  const near = Math.abs(now - time) < 20 * 3_600_000;
  const format: Intl.DateTimeFormatOptions = near
    ? { timeStyle: 'medium' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(british(), format).format(time);
}

/** The figure of a health warning, in the unit of its kind. */
export function worrying(what: string, figure: number): string {
  if (/^(slow-|loop-|bots-)/.test(what)) return duration(figure);
  if (what === 'memory' || what === 'log-grows') return bytes(figure);
  return whole(figure);
}
