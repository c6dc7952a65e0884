// Checks that all pages except tables have the same navigation, width, margins and fonts.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes, useBrowser, visitor, type Size } from './browser';

useBrowser();

const paths = [
  '/',
  '/hall',
  '/turns',
  '/notices',
  '/study',
  '/me',
  '/person/me',
  '/learn',
  '/puzzles',
  '/rules/academy',
  '/replay',
  '/credits',
  '/new/academy?friends=1',
  '/workshop/academy',
  '/workshop/medievallons',
  '/companion/academy',
];

interface Look {
  /** Left and right edges of panels. */
  left: number;
  right: number;
  /** Visible links of the site's navigation, and its lower edge. */
  links: string[];
  foot: number;
  /** True if the page is wider than the window. */
  wide: boolean;
  gold: string[];
  /** Number of checkboxes in the browser's own style. */
  boxes: number;
}

function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const seen = (one: Element): boolean => one.checkVisibility() && !one.closest('dialog');
    const leaves = [...document.querySelectorAll('.leaf')]
      .filter(seen)
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const navigation = [...document.querySelectorAll('nav[aria-label="Roundtable"]')].filter(seen);
    const links = navigation.flatMap((one) => [...one.querySelectorAll('a')]);
    return {
      left: Math.round(Math.min(...leaves.map(({ left }) => left))),
      right: Math.round(Math.max(...leaves.map(({ right }) => right))),
      links: links.map((one) => new URL(one.href).pathname),
      foot: Math.round(navigation[0]?.getBoundingClientRect().bottom ?? -1),
      wide: document.documentElement.scrollWidth > innerWidth,
      gold: [...document.querySelectorAll('.button.primary')].filter(seen).map((one) => one.textContent.trim()),
      boxes: [...document.querySelectorAll('input[type="checkbox"]')].filter(
        (one) => seen(one) && getComputedStyle(one).opacity !== '0' && getComputedStyle(one).appearance !== 'none',
      ).length,
    };
  });
}

/** The fonts that were really used. */
async function fontsOn(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: ':is(h1, h2, p, li, button, a)',
  });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts) found.add(font.familyName.replace(/ (Medium|Bold|Regular)$/, ''));
  }
  await devtools.detach();
  return [...found].sort();
}

/** A page's look after it has settled; deviations are checked again for a while. */
async function settled(page: Page, wanted: Partial<Look>): Promise<Look> {
  await page.locator('h1').first().waitFor();
  let found = await look(page);
  const wrong = (): boolean => Object.entries(wanted).some(([key, value]) => found[key as keyof Look] !== value);
  for (let tries = 0; wrong() && tries < 30; ++tries) {
    await page.waitForTimeout(150);
    found = await look(page);
  }
  return found;
}

describe('every page that is no table', () => {
  it.each<[Size, number, number, string[]]>([
    ['laptop', 32, 1248, ['/hall', '/turns', '/study', '/me']],
    ['phone', 14, 376, ['/', '/hall', '/turns', '/study', '/me']],
  ])('has the same width and the same way around, %s', async (size, left, right, links) => {
    const page = await visitor({ size });
    const wrong: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const found = await settled(page, { left, right, wide: false });
      const say = (what: string, is: unknown, wanted: unknown): void => {
        if (JSON.stringify(is) !== JSON.stringify(wanted))
          wrong.push(`${path}: ${what} ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`);
      };
      say('edges', [found.left, found.right], [left, right]);
      say('links', found.links, links);
      say('wider than the window', found.wide, false);
      say('boxes', found.boxes, 0);
      if (size === 'phone') say('tabs', found.foot, sizes.phone.height);
      if (found.gold.length > 1) wrong.push(`${path}: gold ${JSON.stringify(found.gold)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is written in our own letters', async () => {
    const page = await visitor();
    const ours = ['Alegreya', 'Alegreya Sans'];
    for (const path of ['/', '/rules/academy', '/study']) {
      await page.goto(path);
      await page.locator('.leaf').first().waitFor();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      expect([path, await fontsOn(page)]).toEqual([path, ours]);
    }
  });
});
