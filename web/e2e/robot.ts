// Somebody who plays whatever the page lets him click, until the game is over.

import type { Page } from 'playwright-core';

export interface Setup {
  game: 'academy' | 'medievallons';
  options?: Record<string, unknown>;
  seats: string[];
  hidden?: boolean;
}

/** Puts a game against bots on the device, as the page itself would, and opens it. */
export async function openLocal(page: Page, setup: Setup, seed = 1): Promise<void> {
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
  await page.goto(`/play/${id}`);
  await page.locator('.table').waitFor();
}

/**
 * Plays until the end is shown, or that many clicks, if there is so much to click. Without a number it throws if there is
 * nothing to click for long. `until` stops when that is asked.
 */
export async function playOn(page: Page, seed = 1, clicks = 1e9, until = ''): Promise<void> {
  const stuck = await page.evaluate(
    async ({ seed, clicks, until }) => {
      let state = seed >>> 0;
      const random = (n: number): number => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      const seen = (button: HTMLElement): boolean =>
        button.offsetParent !== null && !button.matches('[aria-disabled="true"]');
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
      const rest = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));
      let idle = 0;
      for (let clicked = 0; clicked < clicks;) {
        if (document.querySelector('[data-testid="end"]')) return '';
        const asked = document.querySelector('[data-testid="asked"]')?.textContent ?? '';
        if (until && asked.includes(until)) return '';
        const dialog = document.querySelector<HTMLElement>('dialog[open] header button');
        dialog?.click();
        // Confirms what is chosen; chooses something; or, now and then, presses whatever there is.
        const primary = all('main .button.primary:enabled');
        const choices = all(
          'main :is(.pick, .option, .target, [aria-pressed], [data-choice], [role="radio"]):enabled:not(.primary)',
        );
        const sign = random(20);
        const any = sign === 0 || primary.length + choices.length === 0;
        const from = any ? all('main button:enabled') : primary.length > 0 && sign > 2 ? primary : choices;
        if (from.length === 0) {
          if (++idle > 100 && clicks < 1e9) return '';
          if (idle > 3000) return document.querySelector('main')?.textContent ?? 'nothing is shown';
          await new Promise((resolve) => setTimeout(resolve, 10));
          continue;
        }
        idle = 0;
        clicked++;
        from[random(from.length)]!.click();
        await rest();
      }
      return '';
    },
    { seed, clicks, until },
  );
  if (stuck) throw new Error(`nothing to click: ${stuck}`);
}
