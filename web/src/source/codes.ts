// Short codes for tables, to be typed on another device (docs/protocol.md).

import { post } from './api';

/** A code in two groups, for display. */
export const inGroups = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export async function codeOf(table: string): Promise<{ code: string; until: number }> {
  return post(`tables/${table}/code`);
}

/** Throws Refused. */
export async function tableWith(code: string): Promise<string> {
  return (await post<{ table: string }>('codes', { code })).table;
}

/** Reads six letters from any keyboard: Cyrillic and Greek letters that look like Latin ones count as those. Returns
    an empty text for an invalid code. */
export function readCode(typed: string): string {
  const letters = [...typed.toUpperCase()]
    .map((letter) => alike[letter] ?? letter)
    .filter((letter) => !/[\s-]/.test(letter))
    .join('');
  return /^[BCDFGHJKLMNPQRSTVWXZ]{6}$/.test(letters) ? letters : '';
}
const alike: Record<string, string> = Object.fromEntries(
  [...'ВСНКМРТХΒΗΚΜΝΡΤΧΖ'].map((letter, at) => [letter, 'BCHKMPTXBHKMNPTXZ'[at]!]),
);
