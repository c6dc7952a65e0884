// A learner: reads, presses Next, and does what is asked, until the lesson is over.

import type { Page } from 'playwright-core';

export type Game = 'academy' | 'medievallons';

/** Both lessons, one after the other. */
export async function learn(page: Page, base: string): Promise<void> {
  await lesson(page, base, 'academy');
  await lesson(page, base, 'medievallons');
}

/** One lesson; `each` may look at every new step. Gives the steps that were seen. */
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
    if (keyboard) await press(page, (await next.isVisible()) ? '.teacher button.primary' : null);
    else if (await next.isVisible()) await next.click();
    else await act(page, tries);
  }
  throw new Error(`the lesson of ${game} does not go on after ${seen.join(', ')}`);
}

const confirming = 'main .button.primary:enabled';
const choosing =
  'main .pick:not(.quiet):not([aria-disabled="true"]), main [data-choice]:enabled:not([aria-pressed="true"]), main .option:enabled';

/** Confirms what is chosen, or chooses something. */
async function act(page: Page, turn: number): Promise<void> {
  const confirm = page.locator(confirming);
  const choices = page.locator(choosing);
  const found = (await confirm.count()) > 0 ? confirm : choices;
  const count = await found.count();
  // What is there may be gone the next moment: others play, too.
  if (count === 0) await page.waitForTimeout(20);
  else
    await found
      .nth(turn % count)
      .click({ timeout: 1000 })
      .catch(() => {});
}

/** Goes to what is wanted, or to what confirms or can be chosen, with the Tab key alone, and presses Enter. */
async function press(page: Page, wanted: string | null): Promise<void> {
  const selector = wanted ?? ((await page.locator(confirming).count()) > 0 ? confirming : choosing);
  for (let i = 0; i < 80; i++) {
    const there = await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);
    if (there) return page.keyboard.press('Enter');
    if ((await page.locator(selector).count()) === 0) return page.waitForTimeout(20);
    await page.keyboard.press('Tab');
  }
}

/** The guide covers neither prompt nor hand, and the page does not scroll. */
async function inItsPlace(page: Page, step: string): Promise<void> {
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
