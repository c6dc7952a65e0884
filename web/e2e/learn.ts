// A learner who reads, presses Next, and follows the instructions until the lesson is over.

import type { Page } from 'playwright-core';
import { act, press } from './robot';

export type Game = 'academy' | 'medievallons';

/** Takes both lessons. */
export async function learn(page: Page, base: string): Promise<void> {
  await lesson(page, base, 'academy');
  await lesson(page, base, 'medievallons');
}

/** Takes a lesson and returns its steps; `each` runs at every new step. */
export async function lesson(
  page: Page,
  base: string,
  game: Game,
  each: (step: string) => Promise<void> = async () => {},
  keyboard = false,
): Promise<string[]> {
  await page.goto(`${base}/learn/${game}`);
  const guide = page.locator('.teacher');
  await guide.waitFor();
  const seen: string[] = [];
  for (let tries = 0; tries < 600; tries++) {
    const step = (await guide.getAttribute('data-step'))!;
    if (seen.at(-1) !== step) {
      seen.push(step);
      await inItsPlace(page, step);
      await each(step);
    }
    if (step === 'end') return seen;
    const next = guide.locator('button.primary');
    if (keyboard) await press(page, (await next.isVisible()) ? '.teacher button.primary' : undefined);
    else if (await next.isVisible()) await next.click();
    else await act(page, tries);
  }
  throw new Error(`the lesson of ${game} does not go on after ${seen.join(', ')}`);
}

/** Checks that the guide covers neither prompt nor hand, and that the page does not scroll. */
export async function inItsPlace(page: Page, step: string): Promise<void> {
  const wrong = await page.evaluate(() => {
    const guide = document.querySelector('.teacher')!.getBoundingClientRect();
    const covered = [...document.querySelectorAll('.prompt, ul.cards')].filter((part) => {
      const box = part.getBoundingClientRect();
      return (
        box.left < guide.right - 1 &&
        box.right > guide.left + 1 &&
        box.top < guide.bottom - 1 &&
        box.bottom > guide.top + 1
      );
    });
    const text = document.querySelector('.teacher .text')!;
    return [
      ...covered.map((part) => `covers ${part.className}`),
      ...(text.scrollHeight > text.clientHeight + 1 ? ['has more text than room'] : []),
      ...(guide.bottom > innerHeight + 1 || guide.right > innerWidth + 1 ? ['is not all on the screen'] : []),
      ...(document.documentElement.scrollHeight > innerHeight ? ['makes the page scroll'] : []),
    ];
  });
  if (wrong.length > 0) throw new Error(`at step ${step} the guide ${wrong.join(', ')}`);
}
