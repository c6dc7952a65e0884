import subset from 'subset-font';
import { expect, it } from 'vitest';
import { slim, wholeFont } from './fonts.ts';

/** Whether a font draws that letter, or draws it in another way where a style asks for that. */
async function has(font: Uint8Array, letter: string, feature?: string): Promise<boolean> {
  const size = async (text: string, keepFeatures: string[]) =>
    (await subset(font, text, { targetFormat: 'woff2', keepFeatures })).length;
  return feature
    ? (await size(letter, [feature])) > (await size(letter, []))
    : (await size(letter, [])) > (await size('', []));
}

it('a font keeps its letters and lining numerals, and loses what nobody asks for', async () => {
  const whole = await wholeFont('alegreya-sans/files/alegreya-sans-latin-400-normal.woff2');
  const slimmed = await slim(whole, 'U+0030-0039, U+0061-0063, U+20AC');
  expect(await has(slimmed, '0', 'lnum')).toBe(true);
  expect(await has(slimmed, 'b')).toBe(true);
  expect(await has(slimmed, '€')).toBe(true);
  expect([await has(whole, 'd'), await has(slimmed, 'd')]).toEqual([true, false]);
  expect([await has(whole, '0', 'numr'), await has(slimmed, '0', 'numr')]).toEqual([true, false]);
});
