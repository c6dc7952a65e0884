// Pages in Debian's Chromium without windows. A message in a page's console fails the test.

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const sizes = {
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1920, height: 1080 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
export type Size = keyof typeof sizes;

export type Language = 'en' | 'fr' | 'ru' | 'de';

export interface Look {
  size?: Size;
  language?: Language;
  theme?: 'light' | 'dark';
  /** A touch screen instead of a mouse. */
  touch?: boolean;
  /** Speed of beats; tests use the fastest. */
  speed?: 'normal' | 'fast' | 'instant';
  base?: string;
  /** Installs the service worker that caches all files: too slow for a single visit. */
  keepsFiles?: boolean;
  /** The page learns that only this machine can reach the server, as is true in tests; otherwise as in a home
      network. */
  alone?: boolean;
}

let browser: Browser;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Each file of browser tests must call this first. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });
}

/** Removes expected console messages, such as those about an unreachable server. */
export function forgive(pattern: RegExp): void {
  const kept = complaints.filter((one) => !pattern.test(one));
  complaints.splice(0, complaints.length, ...kept);
}

/** The faults of a page after it has settled: looks again until there are none, or for three seconds. */
async function settled(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let tries = 0; found.length > 0 && tries < 20; ++tries) {
    await page.waitForTimeout(150);
    found = await look();
  }
  return found;
}

/** Texts smaller than 13 pixels, as `size: words`. */
export async function tooSmall(page: Page): Promise<string[]> {
  return settled(page, () =>
    page.evaluate(() => {
      const found = new Set<string>();
      const judge = (element: Element, words: string): void => {
        const size = parseFloat(getComputedStyle(element).fontSize);
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (words && shown && size > 0 && size < 13 && !element.closest('.unseen')) found.add(`${size}: ${words}`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        judge(node.parentElement!, node.nodeValue!.trim());
      for (const one of document.querySelectorAll<HTMLElement>('[data-text]')) judge(one, one.dataset['text']!);
      return [...found];
    }),
  );
}

/** Texts beyond the edge of the window, or cut off by their container. Scrolling containers are fine. */
export async function cutOff(page: Page): Promise<string[]> {
  return settled(page, () =>
    page.evaluate(() => {
      const found = new Set<string>();
      if (document.documentElement.scrollWidth > innerWidth)
        found.add(`the page: ${document.documentElement.scrollWidth}`);
      const judge = (text: Text): void => {
        const element = text.parentElement!;
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!shown || element.closest('.unseen, svg')) return;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        if (width < 2) return;
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { overflowX, textOverflow } = getComputedStyle(box);
          // Long names end in an ellipsis.
          if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return;
          const edge = box.getBoundingClientRect();
          const clips = overflowX !== 'visible' && edge.width > 2 && (left < edge.left - 1 || right > edge.right + 1);
          if (clips) return void found.add(text.data.trim());
        }
        if (left < -1 || right > innerWidth + 1) found.add(text.data.trim());
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if ((node as Text).data.trim()) judge(node as Text);
      return [...found];
    }),
  );
}

/** Elements that are invisible without colours: without border or outline. */
export async function shapeless(page: Page, selector: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { borderTopStyle, outlineStyle, outlineColor, color } = getComputedStyle(one);
        return borderTopStyle === 'none' && (outlineStyle === 'none' || outlineColor !== color);
      })
      .map((one) => one.className),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return [...new Set(found)];
}

/** Overlapping or cut-off elements with doubled text size: `lane words`, `lane lane`, `page`. */
export async function crowded(page: Page): Promise<string[]> {
  const size = (percent: string): Promise<void> =>
    page.evaluate((percent) => {
      document.documentElement.style.fontSize = percent;
      dispatchEvent(new Event('resize'));
    }, percent);
  const look = (): Promise<string[]> =>
    page.evaluate(() => {
      const box = (element: Element | null): DOMRect | undefined => element?.getBoundingClientRect();
      const lanes = [...document.querySelectorAll('.lane')];
      const over = lanes.flatMap((lane, n) => {
        const [words, you, next] = [
          box(lane.querySelector('.words b')),
          box(lane.querySelector('.you')),
          box(lanes[n + 1] ?? null),
        ];
        const beside = !words || !you || words.right <= you.left + 1 || words.bottom <= you.top + 1;
        const below = !next || box(lane)!.bottom <= next.top + 1;
        const name = lane.getAttribute('data-track')!;
        return [...(beside ? [] : [`${name} words`]), ...(below ? [] : [`${name} lane`])];
      });
      return document.documentElement.scrollWidth > innerWidth ? [...over, 'page'] : over;
    });
  await size('200%');
  const found = await settled(page, look);
  await size('');
  return found;
}

/** A page in a separate browser context. */
export async function visitor(look: Look = {}, from: Browser = browser): Promise<Page> {
  const context = await from.newContext({
    viewport: sizes[look.size ?? 'laptop'],
    baseURL: look.base ?? inject('base'),
    locale: look.language ?? 'en',
    colorScheme: look.theme ?? 'light',
    reducedMotion: look.speed && look.speed !== 'instant' ? 'no-preference' : 'reduce',
    hasTouch: look.touch ?? false,
    isMobile: look.touch ?? false,
  });
  contexts.push(context);
  const settings = JSON.stringify({ speed: look.speed ?? 'instant' });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('roundtable.settings')) localStorage.setItem('roundtable.settings', kept);
  }, settings);
  if (!look.keepsFiles) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (!look.alone)
    await context.addInitScript((told) => {
      const ask = window.fetch;
      window.fetch = (what, how) =>
        what === '/api/v1/reach' ? Promise.resolve(new Response(told)) : ask.call(window, what, how);
    }, '{"open":true,"port":8080,"addresses":["192.168.1.20"]}');
  const page = await context.newPage();
  if (process.env['SLOW']) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env['SLOW']) });
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  return page;
}
