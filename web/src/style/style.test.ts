import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return { file, style: file.endsWith('.svelte') ? text.slice(text.indexOf('<style>')) : text };
  });

/** `FILE: what was found`, over all styles. */
const found = (pattern: RegExp): string[] =>
  styles.flatMap(({ file, style }) => [...style.matchAll(pattern)].map((one) => `${file}: ${one[0]}`));

it('letters are measured in rem, so that they follow what a reader has set', () => {
  expect(found(/\bfont(-size)?:[^;]*\dpx[^;]*/g)).toEqual([]);
});

it('what a window has room for is asked of the root, not of a media query that knows nothing of the size of letters', () => {
  expect(found(/@media[^{]*(width|height)[^{]*/g)).toEqual([]);
});

it('numerals are chosen by --numerals, because every `font:` sets them back to old style', () => {
  expect(found(/font-variant-numeric:[^;]*/g)).toEqual([
    'style/base.css: font-variant-numeric: var(--numerals, lining-nums) !important',
  ]);
});

it('a button that cannot be pressed looks so under the pointer, too', () => {
  const base = styles.find(({ file }) => file === 'style/base.css')!.style;
  const rules = [...base.matchAll(/^(\S[^{}]*)\{([^{}]|\{[^{}]*\})*\}/gm)].map((one) => one[0]);
  const lively = rules.filter((rule) => rule.startsWith('.button') && /:(hover|active)/.test(rule));
  expect(lively.length).toBeGreaterThan(0);
  for (const rule of lively) expect(rule).toMatch(/^\.button:not\(:disabled, \[aria-disabled='true'\]\)/);
});

it('words that are cut at the side keep their accents', () => {
  expect(found(/overflow: hidden;\s*text-overflow: ellipsis/g)).toEqual([]);
});
