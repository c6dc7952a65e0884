// Takes pictures of screens, and compares them pixel by pixel with older ones (compare.ts).

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgive, sizes, visitor } from './browser';

export const root = join(import.meta.dirname, '../..');
export const folder = resolve(root, process.env['PICTURES']!);
export const older = process.env['OLDER'] ? resolve(root, process.env['OLDER']) : '';
mkdirSync(folder, { recursive: true });

/** Number of pixels that differ; -1 if the sizes differ. */
async function differing(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (both) => {
      const [a, b] = await Promise.all(
        both.map(async (data) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (a!.width !== b!.width || a!.height !== b!.height) return -1;
      const [left, right] = [new Uint32Array(a!.data.buffer), new Uint32Array(b!.data.buffer)];
      return left.reduce((sum, pixel, at) => sum + Number(pixel !== right[at]), 0);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

/** How many pixels of a picture differ from the older one, in words; empty if none. */
async function against(before: string, picture: Buffer): Promise<string> {
  if (!existsSync(before)) return 'no older picture';
  if (picture.equals(readFileSync(before))) return '';
  const blank = await visitor();
  const pixels = await differing(blank, readFileSync(before), picture);
  await blank.close();
  return pixels === 0 ? '' : pixels < 0 ? 'another size' : `${pixels} pixels`;
}

/** The window in both themes; `part`: only that element. A page that still loads gets a few more tries. */
async function shoot(page: Page, name: string, part: string): Promise<string[]> {
  const wrong: string[] = [];
  const how = { animations: 'disabled', caret: 'hide' } as const;
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
  for (const colorScheme of ['light', 'dark'] as const) {
    const file = `${name}.${colorScheme}.png`;
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => document.fonts.ready);
    let said = '';
    for (let tries = 0; tries === 0 || (said && tries < 4); ++tries) {
      await page.waitForTimeout(250 + 500 * tries);
      const picture = part
        ? await page.locator(part).first().screenshot(how)
        : await page.screenshot({ ...how, fullPage: true });
      writeFileSync(join(folder, file), picture);
      said = older ? await against(join(older, file), picture) : '';
    }
    if (said) wrong.push(`${file}: ${said}`);
  }
  return wrong;
}

/** Pages show no age of anything, since their clock is behind the server's. */
const then = new Date('2026-01-01T12:00:00');

export interface Screen {
  name: string;
  show: (page: Page, size: keyof typeof sizes) => Promise<void>;
  part?: string;
  base?: string;
}
export async function pictures({ name, show, part = '', base }: Screen): Promise<void> {
  const wrong: string[] = [];
  for (const size of ['laptop', 'phone'] as const) {
    const page = await visitor({ size, ...(base ? { base } : {}) });
    page.setDefaultTimeout(20_000);
    await page.clock.setFixedTime(then);
    await show(page, size);
    wrong.push(...(await shoot(page, `${name}.${size}`, part)));
    await page.context().close();
  }
  forgive(/403|404|400/);
  expect(wrong).toEqual([]);
}

export const at = (path: string, then: Screen['show'] = async () => {}): Screen['show'] => {
  return async (page, size) => {
    await page.goto(path);
    await page.locator('h1, .table').first().waitFor();
    await page.waitForTimeout(200);
    await then(page, size);
  };
};
/** Presses buttons or links by name. */
export const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names)
      await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  };
