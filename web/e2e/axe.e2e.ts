// axe-core finds nothing wrong on any screen, in either theme.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visitor } from './browser';
import { everything, guilds, openLocal, playOn } from './robot';

useBrowser();

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, as `rule: element`. */
async function wrongs(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Finding {
      id: string;
      nodes: { html: string; failureSummary?: string }[];
    }
    const { violations } = (await (
      window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }
    ).axe.run()) as {
      violations: Finding[];
    };
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    );
  });
}

/** Nothing is wrong, neither by day nor by night. */
async function fine(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
    expect(await wrongs(page), colorScheme).toEqual([]);
  }
}

describe('axe finds nothing in either theme', () => {
  const paths = [
    '/',
    '/new/academy',
    '/new/academy?friends=1',
    '/new/medievallons',
    '/replay',
    '/rules/academy',
    '/rules/medievallons',
    '/credits',
    '/learn/academy',
    '/learn/medievallons',
    '/play/nowhere',
  ];
  it.each(paths)('%s', async (path) => {
    const page = await visitor();
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await fine(page);
  });
  it.each([
    ['Academy, 5 players, everything', everything(5), 'laptop'],
    ['Academy, 5 players, everything', everything(5), 'phone'],
    ['Medievallons, 5 players', guilds(5), 'laptop'],
    ['Medievallons, 5 players', guilds(5), 'phone'],
  ] as const)('%s, from the start to the end: %#', async (_, setup, size) => {
    const page = await visitor({ size });
    await openLocal(page, setup, 11);
    for (const clicks of [0, 30]) {
      await playOn(page, clicks, clicks);
      await page.keyboard.press('Escape');
      await fine(page);
    }
    await playOn(page, 1);
    await fine(page);
  });
});
