// Checks that all elements a player needs are on screen: with large text on a phone, with many types of cards, around a
// selected card.

import { expect, it } from 'vitest';
import { cutOff, sizes, useBrowser, visitor, type Language } from './browser';
import { academy, guilds, openLocal } from './robot';

useBrowser();

it.each([4, 5])('discs of %i players and their points, on a phone with larger text', async (players) => {
  const page = await visitor({ size: 'phone' });
  await openLocal(page, academy(players), 3);
  for (const percent of [100, 125, 150]) {
    const found = (): Promise<string[]> =>
      page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        dispatchEvent(new Event('resize'));
        const centre = (disc: Element): { x: number; y: number; wide: number } => {
          const { left, top, width } = disc.getBoundingClientRect();
          return { x: left, y: top, wide: width };
        };
        const hidden = [...document.querySelectorAll('.lane')].filter((lane) => {
          const discs = [...lane.querySelectorAll('.piece')].map(centre);
          const apart = discs.flatMap((one, n) =>
            discs.slice(n + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) / one.wide),
          );
          return Math.min(...apart) < 0.3;
        });
        const points = [...document.querySelectorAll('.strip li .points')].filter(
          (one) => one.getBoundingClientRect().height > 0,
        );
        return [...hidden.map((lane) => lane.getAttribute('data-track')!), `${points.length} players`];
      }, `${percent}%`);
    await expect.poll(found, { message: `${percent} %`, timeout: 6000 }).toEqual([`${players} players`]);
  }
});

it('what each of six types of cards does, on a laptop', async () => {
  const page = await visitor({ size: 'laptop' });
  await openLocal(page, guilds(4), 6);
  await page.locator('.slot .power').first().waitFor({ state: 'attached' });
  const powers = page.locator('.slot .power');
  expect(await powers.count()).toBe(6);
  expect(await page.locator('.slot .power:visible').count()).toBe(6);
  const cut = await powers.evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().bottom > one.closest('.slot')!.getBoundingClientRect().bottom)
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

it.each(['laptop', 'phone'] as const)('the ring around the first card, on a %s', async (size) => {
  const page = await visitor({ size });
  await openLocal(page, academy(4), 3);
  const card = page.locator('.cards .pick').first();
  await card.click();
  await page.locator('.cards .pick.up').waitFor();
  const room = await card.evaluate((one) => {
    const clips = one.closest('.offer')!.getBoundingClientRect();
    return one.getBoundingClientRect().left - clips.left;
  });
  expect(room).toBeGreaterThanOrEqual(4);
});

const addresses = [
  ...[
    '/',
    '/new/academy?friends=1',
    '/new/medievallons',
    '/hall',
    '/turns',
    '/me',
    '/study',
    '/learn',
    '/learn/academy',
  ],
  ...['/puzzles', '/replay', '/rules/academy', '/rules/medievallons', '/workshop/academy', '/companion', '/credits'],
];

it.each(['fr', 'ru', 'de'] as Language[])('every word of the screens around the tables, %s', async (language) => {
  const page = await visitor({ language });
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    for (const size of ['laptop', 'phone'] as const) {
      await page.setViewportSize(sizes[size]);
      expect([address, size, await cutOff(page)]).toEqual([address, size, []]);
    }
  }
});
