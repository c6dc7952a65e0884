import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { roomNames } from '../browser/layout.svelte';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return { file, text, style: file.endsWith('.svelte') ? text.slice(text.indexOf('<style>')) : text };
  });

/** `FILE: match`, over all styles. */
const found = (pattern: RegExp): string[] =>
  files.flatMap(({ file, style }) => [...style.matchAll(pattern)].map((one) => `${file}: ${one[0]}`));

/** The contrast of two colours, by the formula of WCAG. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

it('letters are measured in rem, so that they follow what a reader has set', () => {
  expect(found(/\bfont(-size)?:[^;]*\dpx[^;]*/g)).toEqual([]);
});

it('whatever is on or off is a Switch', () => {
  const boxes = files.filter(({ text }) => text.includes('checkbox')).map(({ file }) => file);
  expect(boxes).toEqual(['ui/form/Switch.svelte']);
});

it('every token is written once, for both themes', () => {
  const { style } = files.find(({ file }) => file === 'style/tokens.css')!;
  const names = [...style.replace(/@media[^]*/, '').matchAll(/^ *(--[\w-]+):/gm)].map((one) => one[1]!);
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name, n) => names.indexOf(name) < n)).toEqual([]);
  expect(found(/@media[^{]*prefers-color-scheme[^{]*/g)).toEqual([]);
});

it('all letters follow the size that is set', () => {
  expect(found(/--text-size[^;]*/g)).toEqual(['style/base.css: --text-size, 1))']);
});

it('no letters are smaller than 13 px; only pictures of cards are', () => {
  const sizes = found(/(\bfont(-size)?:[^;]*?|--t-\d+: )\b\d*\.?\d+rem/g).filter(
    (one) => parseFloat(/[\d.]+rem$/.exec(one)![0]) < 0.8125,
  );
  expect(sizes.filter((one) => !one.startsWith('games/medievallons/GuildTile'))).toEqual([]);
});

it('what a window has room for is asked of the root, not of a media query that knows nothing of the size of letters', () => {
  expect(found(/@media[^{]*(width|height)[^{]*/g)).toEqual([]);
});

it('a layout that styles ask for is one that the page knows', () => {
  const asked = found(/data-room[^\]]*\]/g).filter(
    (one) => !roomNames.some((name) => one.endsWith(`data-room~='${name}']`)),
  );
  expect(asked).toEqual([]);
});

it('styles reach nobody else’s inside: they ask for a layout, or say what a child may read (--icon-size)', () => {
  const allowed = [
    /^:global\(:where\(\[data-room~='[^)]*\)+$/, // a layout
    /^> :global\(\*\)$/, // a frame places its children
    /^:global\(\.lively:hover\)$/, // a card of the start page under the pointer: its picture moves
    /^:global\(html:has\(\.page#top\)\)$/, // the padding of the scrolling window
  ];
  const reaching = files.flatMap(({ file, style }) =>
    [...style.matchAll(/(> )?:global(\([^{}\s]*|\b[^(].*)/g)]
      .map((one) => one[0])
      .filter((one) => !allowed.some((pattern) => pattern.test(one)))
      .map((one) => `${file}: ${one}`),
  );
  expect(reaching).toEqual([]);
});

it('components leave the classes of layout.css as they are', () => {
  const layout = files.find(({ file }) => file === 'style/layout.css')!.style;
  const classes = [...layout.matchAll(/^\.([\w-]+) \{/gm)].map((one) => one[1]!);
  expect(classes.length).toBeGreaterThan(10);
  const own = files
    .filter(({ file }) => file !== 'style/layout.css')
    .flatMap(({ file, style }) =>
      classes.filter((one) => new RegExp(`\\.${one}(?![\\w-])`).test(style)).map((one) => `${file}: ${one}`),
    );
  expect(own).toEqual([]);
});

it('what is not of one component alone is in style/', () => {
  const sheets = files.map(({ file }) => file).filter((file) => file.endsWith('.css'));
  expect(sheets.filter((file) => !file.startsWith('style/'))).toEqual([]);
});

it('numerals are chosen by --numerals, because every `font:` sets them back to old style', () => {
  expect(found(/font-variant-numeric:[^;]*/g)).toEqual([
    'style/base.css: font-variant-numeric: var(--numerals, lining-nums) !important',
  ]);
});

it('a button that cannot be pressed looks so under the pointer, too', () => {
  const base = files.find(({ file }) => file === 'style/base.css')!.style;
  const rules = [...base.matchAll(/^(\S[^{}]*)\{([^{}]|\{[^{}]*\})*\}/gm)].map((one) => one[0]);
  const lively = rules.filter((rule) => rule.startsWith('.button') && /:(hover|active)/.test(rule));
  expect(lively.length).toBeGreaterThan(0);
  for (const rule of lively) expect(rule).toMatch(/^\.button:not\(:disabled, \[aria-disabled='true'\]\)/);
  const others = files.filter(({ file, text }) => file.endsWith('.svelte') && /\bdisabled[=}]/.test(text));
  const rises = others.flatMap(({ file, style }) =>
    [...style.matchAll(/^.*:(hover|active)\b.*\{/gm)].map((rule) => `${file}: ${rule[0].trim()}`),
  );
  expect(rises.length).toBeGreaterThan(0);
  expect(rises.filter((rule) => !/disabled|:enabled/.test(rule))).toEqual([]);
});

it('a button that cannot be pressed can still be read', () => {
  const tokens = files.find(({ file }) => file === 'style/tokens.css')!.style;
  /** The light and the dark value. */
  const both = (name: string): string[] =>
    new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(tokens)!.slice(1);
  const leaves = both('leaf-3');
  for (const [n, ink] of both('ink-3').entries()) expect(contrast(ink, leaves[n]!)).toBeGreaterThan(4.5);
  expect(found(/\.button:disabled,[^}]*\}/g).join()).toMatch(/background: var\(--leaf-3\);[^]*color: var\(--ink-3\);/);
});

it('what is on or off looks the same everywhere: style/base.css draws it, and nobody else', () => {
  const own = files
    .filter(({ file }) => file.endsWith('.svelte'))
    .flatMap(({ file, style }) =>
      [...style.matchAll(/\[type='checkbox'\][^}]*\b(width|height|margin|accent-color):/g)].map(
        (one) => `${file}: ${one[0]}`,
      ),
    );
  expect(own).toEqual([]);
});

it('pages have one width and one inset: `.content` has them, and no page a width of its own', () => {
  const screens = files.filter(({ file }) => /^screens\/[^/]*\.svelte$/.test(file));
  expect(screens.length).toBeGreaterThan(15);
  const own = screens.flatMap(({ file, style }) =>
    [...style.matchAll(/^ {2}(main|\.page|\.start) \{[^}]*?(max-width|[^-]width): [^;]*/gm)].map(
      (one) => `${file}: ${one[0]}`,
    ),
  );
  expect(own).toEqual([]);
  const bars = screens.filter(({ text }) => text.includes('<PageBar'));
  const without = bars.filter(({ text }) => !/class="[^"]*\bcontent\b|<Columns|<brought\.Editor/.test(text));
  expect(without.map(({ file }) => file)).toEqual([]);
});

it('words that are cut at the side keep their accents', () => {
  expect(
    found(/[{;\s]overflow(-y)?: hidden;[^{}]*text-overflow|text-overflow[^{}]*[;\s]overflow(-y)?: hidden/g),
  ).toEqual([]);
});
