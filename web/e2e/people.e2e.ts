// Everybody can play: three languages, keys alone, fingers on a phone, with ears; on every screen, in both themes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { sizes, useBrowser, visitor, type Look, type Size } from './browser';
import { lesson } from './learn';
import { openLocal, playOn, type Setup } from './robot';

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

const variations = ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'];
const advanced = ['lift', 'stepback', 'orderedreset'];
const everything: Setup = {
  game: 'academy',
  seats: ['me', 'page', 'page', 'page', 'page'],
  options: { variations, advanced },
};
const guilds: Setup = { game: 'medievallons', seats: ['me', 'page', 'page', 'page', 'page'] };

describe.each(['light', 'dark'] as const)('axe finds nothing, %s', (theme) => {
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
    const page = await visitor({ theme });
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect(await wrongs(page)).toEqual([]);
  });
  it.each([
    ['Academy', everything, 'laptop'],
    ['Academy', everything, 'phone'],
    ['Medievallons', guilds, 'laptop'],
    ['Medievallons', guilds, 'phone'],
  ] as const)('%s %#, at several moments and at the end', async (_, setup, size) => {
    const page = await visitor({ theme, size });
    await openLocal(page, setup, 11);
    for (const clicks of [0, 30]) {
      await playOn(page, clicks, clicks);
      await page.keyboard.press('Escape');
      expect(await wrongs(page)).toEqual([]);
    }
    await playOn(page, 1);
    expect(await wrongs(page)).toEqual([]);
  });
});

describe.each(['en', 'fr', 'ru'] as const)('in %s', (language) => {
  it('plays, and the page says it is so', async () => {
    const page = await visitor({ language });
    await openLocal(page, { game: 'medievallons', seats: ['me', 'page'] }, 12);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await playOn(page, 12);
    const words = { en: /win/i, fr: /gagn|remport|victoire/i, ru: /побед|выигр/i };
    expect(await page.locator('[data-testid="end"]').innerText()).toMatch(words[language]);
  });
  it('teaches', async () => {
    const page = await visitor({ language });
    await lesson(page, inject('base'), language === 'fr' ? 'medievallons' : 'academy');
  });
});

it('switches the language without loading the page again', async () => {
  const page = await visitor();
  await page.goto('/?lang=fr');
  await page.evaluate(() => ((window as unknown as { kept: number }).kept = 1));
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Играть' }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  expect(await page.evaluate(() => (window as unknown as { kept?: number }).kept)).toBe(1);
});

/** Plays with keys alone: Tab to where choices are, arrows and Enter. */
async function playByKeys(page: Page, presses: number): Promise<void> {
  const end = page.locator('[data-testid="end"]');
  for (let i = 0; i < presses && !(await end.isVisible()); i++) {
    const at = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement | null;
      if (document.querySelector('dialog[open]')) return 'dialog';
      const waiting = !document.title.startsWith('●');
      return waiting
        ? 'waiting'
        : active?.closest('main') && active.matches('button, [role="button"]')
          ? 'choice'
          : 'else';
    });
    if (at === 'dialog') await page.keyboard.press('Escape');
    else if (at === 'waiting') await page.waitForTimeout(30);
    else if (at === 'else') await page.keyboard.press('Tab');
    else {
      if (i % 3 === 0) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      if (i % 4 === 3) await page.keyboard.press('Tab');
    }
  }
  expect(await end.isVisible()).toBe(true);
}

it.each([
  ['academy', { game: 'academy', seats: ['me', 'page', 'page'] }],
  ['medievallons', { game: 'medievallons', seats: ['me', 'page'] }],
] as [string, Setup][])('%s with the keyboard alone', async (_, setup) => {
  const page = await visitor();
  await openLocal(page, setup, 13);
  await playByKeys(page, 6000);
});

/** Plays with a finger: taps what is chosen, or something to choose. */
async function playByTaps(page: Page): Promise<void> {
  for (let i = 0; i < 3000; i++) {
    if (await page.locator('[data-testid="end"]').isVisible()) return;
    if (await page.locator('dialog[open]').count()) await page.locator('dialog[open] header button').tap();
    const primary = page.locator('main .button.primary:enabled:visible');
    const others = page.locator('main button:enabled:visible:not(.primary)');
    const from = (await primary.count()) > 0 && i % 9 !== 8 ? primary : others;
    const count = await from.count();
    if (count === 0) await page.waitForTimeout(30);
    else
      await from
        .nth((i * 7) % count)
        .tap({ timeout: 1500 })
        .catch(() => {});
  }
  throw new Error('the game does not end');
}

it.each([
  ['academy', { game: 'academy', seats: ['me', 'page', 'page', 'page'] }],
  ['medievallons', { game: 'medievallons', seats: ['me', 'page', 'page'] }],
] as [string, Setup][])('%s on a phone, with a finger', async (_, setup) => {
  const page = await visitor({ size: 'phone', touch: true });
  await openLocal(page, setup, 14);
  await playByTaps(page);
});

describe('one screen, nothing to scroll, nothing too small to touch', () => {
  const tables: [string, Setup][] = [
    ...[3, 5].map((n): [string, Setup] => [`Academy ${n}`, { ...everything, seats: everything.seats.slice(0, n) }]),
    ['Karadoc', { ...everything, seats: ['me', 'page'], options: { two: 'karadoc', variations, advanced } }],
    ['Lancelot', { ...everything, seats: ['me', 'page'], options: { two: 'lancelot', variations, advanced } }],
    ...[2, 5].map((n): [string, Setup] => [`Medievallons ${n}`, { ...guilds, seats: guilds.seats.slice(0, n) }]),
  ];
  it.each(tables)('%s', async (_, setup) => {
    const look: Look = { language: 'ru' };
    const page = await visitor(look);
    await openLocal(page, setup, 15);
    for (const clicks of [0, 30]) {
      await playOn(page, 15, clicks);
      for (const size of Object.keys(sizes) as Size[]) {
        await page.setViewportSize(sizes[size]);
        await settled(page);
        expect(await misfits(page), size).toEqual([]);
      }
    }
  });
});

/** Until the new size is drawn; what does not fit then, does not fit. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(50);
  await page
    .waitForFunction(() => document.querySelector('.table')!.clientHeight <= innerHeight, null, { timeout: 3000 })
    .catch(() => {});
}

/** Whether the page scrolls, what sticks out of the window, and buttons under 40 px. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) {
      found.push(`the page is ${root.scrollWidth}×${root.scrollHeight}`);
    }
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
