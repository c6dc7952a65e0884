// Checks previews and icons: the images in index.html and the manifest exist and have the stated sizes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const page = readFileSync(join(web, 'index.html'), 'utf8');

/** Width and height of a PNG in public/. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(web, 'public', path));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
const named = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? 'missing';

it('a phone that puts the page on its home screen finds an icon', () => {
  expect(sizeOf(named(/rel="apple-touch-icon" href="([^"]+)"/))).toBe('180x180');
  const manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const pictures = manifest.icons.filter((icon) => icon.type === 'image/png');
  expect(pictures.length).toBeGreaterThan(1);
  for (const icon of pictures) expect(sizeOf(icon.src)).toBe(icon.sizes);
});

it('a link to the page has a title, a sentence and a picture', () => {
  expect(named(/property="og:title" content="([^"]+)"/)).not.toBe('missing');
  expect(named(/property="og:description"\s+content="([^"]+)"/)).not.toBe('missing');
  const size = `${named(/og:image:width" content="(\d+)"/)}x${named(/og:image:height" content="(\d+)"/)}`;
  // A path without host: a server that knows its site adds it.
  expect(sizeOf(named(/property="og:image" content="(\/[^"]+)"/))).toBe(size);
});
