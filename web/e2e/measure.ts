// How fast the page is, in a real browser: scripts/web measure. Prints, and judges nothing.

import { it } from 'vitest';
import { useBrowser, visitor } from './browser';
import { openLocal } from './robot';

useBrowser();

const sorted = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
const at = (numbers: number[], share: number): string =>
  (sorted(numbers)[Math.floor(share * (numbers.length - 1))] ?? 0).toFixed(1);

function print(what: string, numbers: number[]): void {
  console.log(
    `${what}: median ${at(numbers, 0.5)} ms, 95 % ${at(numbers, 0.95)} ms, longest ${at(numbers, 1)} ms (${numbers.length})`,
  );
}

it('a choice until it is drawn', async () => {
  for (const game of ['academy', 'medievallons'] as const) {
    const page = await visitor();
    await openLocal(page, { game, seats: ['me', 'page', 'page', 'page'] }, 3);
    const times = await page.evaluate(async () => {
      const times: number[] = [];
      const drawn = (): Promise<number> =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)));
      for (let i = 0; i < 4000 && times.length < 60 && !document.querySelector('[data-testid="end"]'); i++) {
        const primary = document.querySelector<HTMLElement>('main .button.primary:enabled');
        const others = [...document.querySelectorAll<HTMLElement>('main button:enabled:not(.primary)')];
        const button = primary ?? others[(i * 7) % Math.max(1, others.length)];
        document.querySelector<HTMLElement>('dialog[open] header button')?.click();
        const before = performance.now();
        button?.click();
        const after = await drawn();
        if (primary) times.push(after - before);
      }
      return times;
    });
    print(`${game}, a choice until it is drawn`, times);
  }
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
