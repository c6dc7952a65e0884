// Measures the speed of the page in a real browser: scripts/web measure. Prints results without limits.

import { it } from 'vitest';
import { useBrowser, visitor } from './browser';
import { academy, choosing, confirming, everything, guilds, openLocal, playOn } from './robot';

useBrowser();

const sorted = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
const at = (numbers: number[], share: number): string =>
  (sorted(numbers)[Math.floor(share * (numbers.length - 1))] ?? 0).toFixed(1);

function print(what: string, numbers: number[]): void {
  console.log(
    `${what}: median ${at(numbers, 0.5)} ms, 95 % ${at(numbers, 0.95)} ms, longest ${at(numbers, 1)} ms (${numbers.length})`,
  );
}

it.each([
  ['Academy, 4 players', academy(4)],
  ['Academy, 5 players, everything', everything(5)],
  ['Medievallons, 4 players', guilds(4)],
])('%s: a click until it is drawn', async (name, setup) => {
  const page = await visitor({ speed: 'fast' });
  await openLocal(page, setup, 3);
  const times = await page.evaluate(
    async ([confirming, choosing]) => {
      const times = { choosing: [] as number[], confirming: [] as number[] };
      const drawn = (): Promise<number> =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)));
      const rest = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 100));
      for (let i = 0; times.confirming.length < 40 && !document.querySelector('[data-testid="end"]'); i++) {
        document.querySelector<HTMLElement>('dialog[open] header button')?.click();
        const confirm = document.querySelector<HTMLElement>(confirming!);
        const choices = document.querySelectorAll<HTMLElement>(choosing!);
        const button = confirm && i % 3 > 0 ? confirm : (choices[i % Math.max(1, choices.length)] ?? confirm);
        await rest();
        if (!button?.isConnected) continue;
        const before = performance.now();
        button.click();
        times[button === confirm ? 'confirming' : 'choosing'].push((await drawn()) - before);
      }
      return times;
    },
    [confirming, choosing],
  );
  print(`${name}, choosing until it is drawn`, times.choosing);
  print(`${name}, confirming until it is drawn`, times.confirming);
});

it('frames while champions think', async () => {
  const page = await visitor();
  await openLocal(page, { game: 'academy', seats: ['me', 'champion', 'champion', 'champion'] }, 3);
  const gaps = await page.evaluate(async () => {
    const gaps: number[] = [];
    let last = performance.now();
    const end = last + 10_000;
    while (last < end) {
      const primary = document.querySelector<HTMLElement>('main .button.primary:enabled');
      (primary ?? document.querySelector<HTMLElement>('main ul.cards button:enabled'))?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  });
  print('from frame to frame while three champions think and play', gaps);
});

it.each([
  ['Academy, 4 players', academy(4)],
  ['Medievallons, 4 players', guilds(4)],
])('%s: a quick review', async (name, setup) => {
  const page = await visitor();
  await openLocal(page, setup, 3);
  await playOn(page, 3);
  await page.goto(new URL(page.url()).pathname.replace('play', 'review'));
  const { gaps, seconds } = await page.evaluate(async () => {
    const began = performance.now();
    const gaps: number[] = [];
    let last = began;
    // The quick review is complete when the page offers a deep one instead of the stop button.
    while (document.querySelector('progress') || !document.querySelector('.judged')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      gaps.push(now - last);
      last = now;
    }
    return { gaps, seconds: (last - began) / 1000 };
  });
  console.log(`${name}, a quick review: ${seconds.toFixed(1)} s`);
  print(`${name}, from frame to frame meanwhile`, gaps);
});
