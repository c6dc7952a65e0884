// Pages in Debian's Chromium, without its windows. Whatever a page complains about in its console fails the test.

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
  /** Fingers instead of a mouse. */
  touch?: boolean;
  /** How long moments are shown; tests are in a hurry. */
  speed?: 'normal' | 'fast' | 'instant';
  base?: string;
  /** Whether the page keeps all its files for the next time, which is much work for a single visit. */
  keepsFiles?: boolean;
  /** Whether the page hears that only this machine can reach the server, as is true here. Otherwise it is as in a home. */
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

/** Every file of browser tests calls this first. */
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

/** What is expected to be complained about by the browser itself: a server that is not there. */
export function forgive(pattern: RegExp): void {
  const kept = complaints.filter((one) => !pattern.test(one));
  complaints.splice(0, complaints.length, ...kept);
}

/** What is found wrong once the page had the time to draw: it is asked until there is nothing, or for three seconds. */
async function settled(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let tries = 0; found.length > 0 && tries < 20; ++tries) {
    await page.waitForTimeout(150);
    found = await look();
  }
  return found;
}

/** Whatever is written smaller than 13 pixels, as `size: words`. */
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

/** Words beyond the edge of the window, or cut by the box around them. Boxes that scroll are fine. */
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
          // Names end in dots where there is no room for them.
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

/** What would vanish if its colour were taken away: neither border nor outline. */
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

/** What is on top of something else, or beyond the edge, in letters twice as large: `lane words`, `lane lane`, `page`. */
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

/** Somebody with a browser of their own. */
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
