// Somebody who plays whatever the page lets them click, until the game is over.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from './browser';

export interface Setup {
  game: 'academy' | 'medievallons';
  options?: Record<string, unknown>;
  seats: string[];
  /** Of those who are here, by their seats. */
  names?: string[];
  hidden?: boolean;
}

const bots = (players: number): string[] => ['me', ...Array<string>(players - 1).fill('page')];

export const academy = (players: number, options: Record<string, unknown> = {}): Setup => ({
  game: 'academy',
  seats: bots(players),
  options,
});
export const guilds = (players: number): Setup => ({ game: 'medievallons', seats: bots(players) });

/** Academy with all that can be combined. */
export const everything = (players: number, two?: 'karadoc' | 'lancelot'): Setup =>
  academy(players, {
    variations: ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'],
    advanced: ['lift', 'stepback', 'orderedreset'],
    ...(two ? { two } : {}),
  });

/** Puts a game against bots on the device, as the page itself would; gives its address. */
export async function keepLocal(page: Page, setup: Setup, seed = 1): Promise<string> {
  const id = `local-e2e${seed}`;
  if (!page.url().startsWith('http')) await page.goto('/credits');
  const saved = {
    version: 1,
    id,
    setup: { options: {}, ...setup },
    seed: seed.toString(16).padStart(64, '0'),
    created: 1,
    updated: 1,
    record: null,
    waiting: [],
    decision: 0,
    over: false,
    rematch: null,
  };
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`roundtable.game.${id}`, JSON.stringify(saved)],
  );
  return `/play/${id}`;
}

export async function openLocal(page: Page, setup: Setup, seed = 1): Promise<void> {
  await page.goto(await keepLocal(page, setup, seed));
  await page.locator('.table').waitFor();
}

const end = '[data-testid="end"]';
export const confirming = 'main .button.primary:enabled';
export const choosing =
  'main :is(.pick, .option, .target, [aria-pressed], [data-choice], [role="radio"]):enabled:not(.primary, [aria-disabled="true"])';
const unchosen = `${choosing}:not([aria-pressed="true"])`;

/** While the robot plays nobody looks, and to paint is a fifth of the work. What cannot be seen at all is not painted. */
function painted(page: Page, whether: boolean): Promise<string> {
  return page.evaluate((opacity) => (document.documentElement.style.opacity = opacity), whether ? '' : '0');
}

/**
 * Plays until the end is shown, or that many clicks, if there is so much to click. Without a number it throws if there is
 * nothing to click for long. `until` stops when that is asked.
 */
export async function playOn(page: Page, seed = 1, clicks = 1e9, until = ''): Promise<void> {
  await painted(page, false);
  const stuck = await page.evaluate(
    async ({ seed, clicks, until, end, confirming, choosing }) => {
      let state = seed >>> 0;
      const random = (n: number): number => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      // What is on its way out is still drawn, but nobody can reach it.
      const reachable = (one: HTMLElement): boolean => one.offsetParent !== null && !one.closest('[inert]');
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(reachable);
      const rest = (ms = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));
      let since = performance.now();
      for (let clicked = 0; clicked < clicks;) {
        if (document.querySelector(end)) return '';
        document.querySelector<HTMLElement>('dialog[open] header button')?.click();
        const primary = all(confirming);
        const choices = all(choosing);
        if (primary.length + choices.length === 0) {
          const idle = performance.now() - since;
          if (idle > 1000 && clicks < 1e9) return '';
          if (idle > 30_000) return document.querySelector('main')?.textContent ?? 'nothing is shown';
          await rest(5);
          continue;
        }
        if (until && document.querySelector('[data-testid="asked"]')?.textContent?.includes(until)) return '';
        // Confirms what is chosen; chooses something; or, now and then, presses whatever there is.
        const sign = random(20);
        const wanted = primary.length > 0 && sign > 2 ? primary : choices;
        const from = sign === 0 || wanted.length === 0 ? all('main button:enabled') : wanted;
        clicked++;
        from[random(from.length)]!.click();
        await rest();
        since = performance.now();
      }
      return '';
    },
    { seed, clicks, until, end, confirming, choosing },
  );
  await painted(page, true);
  if (stuck) throw new Error(`nothing to click: ${stuck}`);
}

/** The game is over, and its end is told in the language. */
export async function expectEnd(page: Page, language: Language): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  const won = { en: /win/i, fr: /gagn|remport|victoire/i, ru: /побе|выигр/i, de: /gewinn|Sieg/i };
  expect(await page.locator(end).innerText()).toMatch(won[language]);
}

/** What a person would go for next: what confirms, else what is not chosen yet, else what may be chosen twice. */
export async function wanted(page: Page): Promise<string> {
  for (const selector of [confirming, unchosen]) if ((await page.locator(selector).count()) > 0) return selector;
  return choosing;
}

/** Confirms what is chosen, or chooses something, as a mouse or a finger does. */
export async function act(page: Page, turn: number, how: 'click' | 'tap' = 'click'): Promise<void> {
  const found = page.locator(`${await wanted(page)}:visible`);
  const count = await found.count();
  // What is there may be gone the next moment: others play, too.
  if (count === 0) await page.waitForTimeout(20);
  else
    await found
      .nth(turn % count)
      [how]({ timeout: 1000 })
      .catch(() => {});
}

/**
 * Goes there, or to what is wanted next, and presses Enter: with the Tab key alone, or with arrows as long as they lead
 * anywhere.
 */
export async function press(page: Page, where?: string, arrows: string[] = []): Promise<void> {
  const selector = where ?? (await wanted(page));
  for (let i = 0; i < 80; i++) {
    const at = await page.evaluate((one) => {
      if (document.activeElement?.matches(one)) return 'there';
      return document.querySelector(one) ? 'elsewhere' : 'gone';
    }, selector);
    if (at === 'there') return page.keyboard.press('Enter');
    if (at === 'gone') return page.waitForTimeout(20);
    await page.keyboard.press(arrows[i] ?? 'Tab');
  }
}

/** A whole game, one step after the other. */
export async function playBy(page: Page, step: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 3000; turn++) {
    if (await page.locator(end).isVisible()) return;
    await step(turn);
  }
  throw new Error(`the game does not end: ${await page.locator('main').innerText()}`);
}
