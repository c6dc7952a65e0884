// A player who clicks any available choice until the game is over.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from './browser';

export interface Setup {
  game: 'academy' | 'medievallons';
  options?: Record<string, unknown>;
  seats: string[];
  /** Names of the people on a shared device, by seat. */
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

/** Academy with all rules that can be combined. */
export const everything = (players: number, two?: 'karadoc' | 'lancelot'): Setup =>
  academy(players, {
    variations: ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'],
    advanced: ['lift', 'stepback', 'orderedreset'],
    ...(two ? { two } : {}),
  });

/** Saves a game against bots as the page would, and returns its address. */
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

/** Makes the page transparent while the robot plays: browsers do not paint it then, which is a fifth of the work. */
function painted(page: Page, whether: boolean): Promise<string> {
  return page.evaluate((opacity) => (document.documentElement.style.opacity = opacity), whether ? '' : '0');
}

/** Plays until the end, or for that many clicks if there are so many. Without a number it throws if there is no
    choice for a long time. `until` is a text in the prompt at which it stops. */
export async function playOn(page: Page, seed = 1, clicks = 1e9, until = ''): Promise<void> {
  await painted(page, false);
  const stuck = await page.evaluate(
    async ({ seed, clicks, until, end, confirming, choosing }) => {
      let state = seed >>> 0;
      const random = (n: number): number => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      // Elements that are animating out are still drawn but inert.
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
        // Confirms the selected choice; makes a choice; or sometimes presses any other button.
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

/** The game is over, and its end is in the right language. */
export async function expectEnd(page: Page, language: Language): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  const won = { en: /win/i, fr: /gagn|remport|victoire/i, ru: /побе|выигр/i, de: /gewinn|Sieg/i };
  expect(await page.locator(end).innerText()).toMatch(won[language]);
}

/** A person's next target: a confirm button, otherwise an unselected choice, otherwise one that may be selected
    twice. */
export async function wanted(page: Page): Promise<string> {
  for (const selector of [confirming, unchosen]) if ((await page.locator(selector).count()) > 0) return selector;
  return choosing;
}

/** Confirms or makes a choice by mouse or touch. */
export async function act(page: Page, turn: number, how: 'click' | 'tap' = 'click'): Promise<void> {
  const found = page.locator(`${await wanted(page)}:visible`);
  const count = await found.count();
  // The target may disappear at any moment because other players act, too.
  if (count === 0) await page.waitForTimeout(20);
  else
    await found
      .nth(turn % count)
      [how]({ timeout: 1000 })
      .catch(() => {});
}

/** Moves the focus to an element, by default the next target, with the Tab key or with the given arrows as long as
    they move it, and presses Enter. */
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

/** A whole game, step by step. */
export async function playBy(page: Page, step: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 3000; turn++) {
    if (await page.locator(end).isVisible()) return;
    await step(turn);
  }
  throw new Error(`the game does not end: ${await page.locator('main').innerText()}`);
}
