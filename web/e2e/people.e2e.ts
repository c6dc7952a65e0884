// Checks that the page works in all languages, by keyboard alone, by touch, and in all sizes of windows.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes, useBrowser, visitor, type Size } from './browser';
import {
  academy,
  act,
  choosing,
  confirming,
  everything,
  expectEnd,
  guilds,
  openLocal,
  playBy,
  playOn,
  press,
  wanted,
  type Setup,
} from './robot';

useBrowser();

const patience = { timeout: 5000 };

it('switches the language without loading the page again', async () => {
  const page = await visitor();
  await page.goto('/?lang=fr');
  await page.evaluate(() => ((window as unknown as { kept: number }).kept = 1));
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Играть' }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  expect(await page.evaluate(() => (window as unknown as { kept?: number }).kept)).toBe(1);
});

it.each([
  ['academy', academy(3)],
  ['medievallons', guilds(2)],
] as [string, Setup][])('%s with the keyboard alone, in French', async (_, setup) => {
  const page = await visitor({ language: 'fr' });
  await openLocal(page, setup, 13);
  await playBy(page, (turn) => press(page, undefined, turn < 16 ? [] : ['ArrowDown', 'ArrowUp', 'ArrowRight']));
  await expectEnd(page, 'fr');
});

it('the keyboard comes to the choices first, digits choose, and it comes back to what opened a sheet', async () => {
  const page = await visitor();
  for (const setup of [guilds(3), academy(3)]) {
    await openLocal(page, setup, 17);
    await page.locator(choosing).first().waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate((one) => document.activeElement?.matches(one), choosing)).toBe(true);
    await page.keyboard.press('2');
    const all = page.locator('main :is(.pick, .mine [data-choice]):enabled');
    expect(await all.nth(1).getAttribute('aria-pressed')).toBe('true');
    await page.locator(confirming).first().waitFor();
  }
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true);
});

it.each([
  ['academy', { ...academy(4), hidden: true }],
  ['medievallons', guilds(3)],
] as [string, Setup][])('%s on a phone, with a finger, in Russian', async (_, setup) => {
  const page = await visitor({ size: 'phone', touch: true, language: 'ru' });
  await openLocal(page, setup, 14);
  await playBy(page, (turn) => act(page, turn, 'tap'));
  await expectEnd(page, 'ru');
});

describe('one screen, nothing to scroll, nothing too small to touch', () => {
  const yourTurn = { ru: 'Ваш ход', de: 'Du bist am Zug' };
  const tables: [string, keyof typeof yourTurn, Setup][] = [
    ['Academy 3', 'ru', everything(3)],
    ['Academy 5', 'de', everything(5)],
    ['Karadoc', 'de', everything(2, 'karadoc')],
    ['Lancelot', 'ru', everything(2, 'lancelot')],
    ['Medievallons 2', 'ru', guilds(2)],
    ['Medievallons 5', 'de', guilds(5)],
  ];
  it.each(tables)('%s, %s', async (_, language, setup) => {
    const page = await visitor({ language });
    await openLocal(page, setup, 15);
    await fitsEverywhere(page);
    // A message takes a line from the table: the device's storage is full.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    if (setup.game === 'medievallons') await playOn(page, 15, 20);
    await playOn(page, 15, 1e9, yourTurn[language]);
    await page.locator('.message').first().waitFor();
    // Fast clicks may have caused refusals, too.
    for (const close of await page.locator('.message button').all()) await close.click();
    await fitsEverywhere(page);
    if (setup.game === 'academy') return;
    // A large screen is used: cards are 1.5 times as wide as on a laptop.
    await page.setViewportSize(sizes.laptop);
    const usual = await cardWidth(page);
    await page.setViewportSize(sizes.desktop);
    await expect.poll(() => cardWidth(page), patience).toBeGreaterThan(1.4 * usual);
  });

  async function fitsEverywhere(page: Page): Promise<void> {
    for (const size of Object.keys(sizes) as Size[]) {
      await page.setViewportSize(sizes[size]);
      // A slow machine needs time to draw the new size; only faults that remain count.
      await expect.poll(() => misfits(page), { message: size, ...patience }).toEqual([]);
    }
  }
});

it('the last scoring can be read whole on a phone, and at a replay’s end who earned what where', async () => {
  const page = await visitor({ size: 'phone', language: 'ru' });
  await openLocal(page, academy(5), 18);
  for (let round = 1; round <= 6; round++) {
    await playOn(page, 18, 1e9, 'Четвёртая');
    if (round < 6) await playOn(page, 18, 4);
  }
  await page.evaluate(() => localStorage.setItem('roundtable.settings', JSON.stringify({ speed: 'fast' })));
  await page.reload();
  // Checks every frame: whether the table overflows, and the amount of text.
  await page.evaluate(() => {
    const seen = { misfits: [] as string[], columns: 0, smallest: 99 };
    Object.assign(window, { seen });
    let since = 0;
    setInterval(() => {
      const score = document.querySelector('.score');
      if (!score) return;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = score;
      // A frame in the middle of a layout may have any size.
      since = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? since + 1 : 0;
      if (since === 4)
        seen.misfits.push(`${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}: ${score.textContent}`);
      seen.columns = Math.max(seen.columns, score.querySelectorAll('thead th').length);
      for (const cell of score.querySelectorAll('td, tbody th'))
        seen.smallest = Math.min(seen.smallest, parseFloat(getComputedStyle(cell).fontSize));
    }, 50);
  });
  await playOn(page, 18);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { misfits: string[]; columns: number; smallest: number } }).seen,
  );
  expect(seen.misfits).toEqual([]);
  expect(seen.columns).toBe(9); // seven tracks between names and points
  expect(seen.smallest).toBeGreaterThanOrEqual(13);

  await page.getByRole('link', { name: 'Смотреть запись' }).click();
  await page.locator('.replay').waitFor();
  await page.keyboard.press('End');
  for (const size of ['laptop', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    const legend = page.locator('main .key li');
    await legend.first().waitFor();
    await expect.poll(() => covered(page, 'main .key li'), { message: size, ...patience }).toEqual([]);
  }
});

describe('lower windows, where the page may scroll: what is asked can be reached', () => {
  const windows = [
    [1366, 625],
    [1024, 768],
    [844, 390],
    [667, 375],
    [360, 640],
  ] as const;
  it.each([everything(5), guilds(5)])('$game', async (setup) => {
    const page = await visitor();
    await openLocal(page, setup, 16);
    await playOn(page, 16, 20);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      for (let click = 0; click < 4; click++) {
        await page.waitForFunction(() => document.title.startsWith('●'));
        // The click waits until its target is on screen, large enough, and not covered.
        const target = page.locator(`${await wanted(page)}:visible`);
        await target
          .first()
          .click({ timeout: 5000 })
          .catch(async (error: unknown) => {
            if ((await target.count()) > 0) throw error; // otherwise other players were faster
          });
      }
    }
  });
});

async function cardWidth(page: Page): Promise<number> {
  const [first] = await page.locator('main ul.cards[data-place] .card').all();
  return (await first?.boundingBox())?.width ?? 0;
}

/** Elements that are not visible: cut off by a container, or covered. */
function covered(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const corners = [
          [left + 1, top + 1],
          [right - 1, bottom - 1],
        ] as const;
        return corners.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
      })
      .map((one) => one.textContent.trim()),
  );
}

/** Faults: a scrolling page, elements outside of the window or their container, and buttons below 40 px. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) {
      found.push(`the page is ${root.scrollWidth}×${root.scrollHeight}`);
    }
    for (const side of document.querySelectorAll('.side')) {
      if (side.scrollHeight > side.clientHeight + 1 || side.scrollWidth > side.clientWidth + 1)
        found.push(`${side.textContent.trim().slice(0, 40)} is cut off`);
    }
    const lines = { '.lane .words b': '.words', '.lane .line': '.you', '.bar .parts': '.bar > *', '.chips .way': 'b' };
    for (const [line, place] of Object.entries(lines))
      for (const one of document.querySelectorAll<HTMLElement>(line)) {
        const [inner, outer] = [one, one.closest(place)!].map((each) => each.getBoundingClientRect());
        if (inner!.left < outer!.left - 1 || inner!.right > outer!.right + 1)
          found.push(`${one.innerText.slice(0, 40)} has no room`);
      }
    for (const place of document.querySelectorAll<HTMLElement>('.chips:not(.phone) .place'))
      if (place.scrollWidth > place.clientWidth) found.push(`${place.innerText} is cut off`);
    for (const button of document.querySelectorAll<HTMLElement>('button:enabled, a[href]')) {
      if (button.offsetParent === null || button.closest('.log, dialog, .unseen')) continue;
      const box = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.innerText.replace(/\s+/g, ' ').slice(0, 40);
      if (box.width < 40 || box.height < 40)
        found.push(`${name} is ${Math.round(box.width)}×${Math.round(box.height)}`);
      if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) {
        const scroller = button.closest<HTMLElement>('[data-scrolls], ul, ol, .scroll');
        if (!scroller || scroller.scrollWidth <= scroller.clientWidth) found.push(`${name} sticks out`);
      }
    }
    return found;
  });
}
