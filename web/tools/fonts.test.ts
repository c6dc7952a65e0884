import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import { expect, it } from 'vitest';
import { facesIn, lettersIn, slim, styleFile, wholeFont } from './fonts.ts';

/** True if a font has a glyph for the letter, or a different one with a feature. */
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

it('the texts of the page need none of the files of rare letters, and no letter is in two files', () => {
  const faces = facesIn(readFileSync(styleFile, 'utf8'));
  const source = join(import.meta.dirname, '../src');
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl') && !file.endsWith('credits.ftl')) // names of people
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('');
  const used = new Set(texts);
  const rare = faces.filter(({ part }) => part === 'rare');
  expect(rare.length).toBe(4);
  for (const { font, range } of rare) {
    expect(
      lettersIn(range)
        .match(/\S/gu)!
        .filter((letter) => used.has(letter)),
    ).toEqual([]);
    const first = faces.find((face) => face.font === font && !face.part)!;
    const both = lettersIn(first.range) + lettersIn(range);
    expect(new Set(both).size).toBe(both.length);
  }
});
