// The fonts of style/fonts.css without what no page asks of them: fractions, names of glyphs, and letters for which another file comes.
// That is a tenth.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/fonts');

/** What browsers use by themselves, and the numerals that `--numerals` chooses. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

/** The letters of a `unicode-range`. */
function lettersIn(range: string): string {
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

async function write(font: string, range: string): Promise<void> {
  const file = join(folder, font);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await slim(await wholeFont(font), range));
}

/** In what is built they stand in the place of the whole ones. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    config: async () => {
      const style = await readFile(join(root, 'src/style/fonts.css'), 'utf8');
      const faces = style.matchAll(/url\('@fontsource\/(.+?)'\)[^}]*unicode-range:([^;]+);/g);
      await Promise.all([...faces].map(([, font = '', range = '']) => write(font, range)));
      return { resolve: { alias: [{ find: /^@fontsource\/(.+\.woff2)$/, replacement: `${folder}/$1` }] } };
    },
  };
}
