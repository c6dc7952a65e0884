// Subsets the fonts of style/fonts.css to a tenth of their size: without fractions, names of glyphs, and letters that
// are in another file.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/fonts');
export const styleFile = join(root, 'src/style/fonts.css');

/** Features that browsers use by default, and the numerals of `--numerals`. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

/** The letters of a `unicode-range`. */
export function lettersIn(range: string): string {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join('');
}

export function slim(font: Uint8Array, range: string): Promise<Uint8Array> {
  return subset(font, lettersIn(range), { targetFormat: 'woff2', keepFeatures });
}

export function wholeFont(font: string): Promise<Uint8Array> {
  return readFile(createRequire(import.meta.url).resolve(`@fontsource/${font}`));
}

/** A font of style/fonts.css. Two faces may come from one file; the second then has a word after a question mark. */
interface Face {
  font: string;
  part: string;
  range: string;
}

export function facesIn(style: string): Face[] {
  const found = style.matchAll(/url\('@fontsource\/([^?']+)\.woff2(?:\?(\w+))?'\)[^}]*unicode-range:([^;]+);/g);
  return [...found].map(([, font = '', part = '', range = '']) => ({ font, part, range }));
}

async function write({ font, part, range }: Face): Promise<void> {
  const file = join(folder, `${font}${part && `-${part}`}.woff2`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await slim(await wholeFont(`${font}.woff2`), range));
}

/** A Vite plugin that replaces the fonts of the build by their subsets. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    config: async () => {
      await Promise.all(facesIn(await readFile(styleFile, 'utf8')).map(write));
      return {
        resolve: {
          alias: [
            { find: /^@fontsource\/(.+)\.woff2\?(\w+)$/, replacement: `${folder}/$1-$2.woff2` },
            { find: /^@fontsource\/(.+\.woff2)$/, replacement: `${folder}/$1` },
          ],
        },
      };
    },
  };
}
