import { describe, expect, inject, it } from 'vitest';
import { useBrowser, visitor, type Look } from './browser';
import { learn, lesson } from './learn';

useBrowser();

describe('the lessons', () => {
  it('come to their end on a laptop, and lead on to a real game and to the rules', async () => {
    const page = await visitor();
    await lesson(page, inject('base'), 'academy', async (step) => {
      if (step !== 'keepSword') return;
      // The ring is around the wanted card, not the hand.
      const width = async (what: string): Promise<number> => (await page.locator(what).boundingBox())?.width ?? 0;
      const card = await width('.zone ul.cards .pick:not([aria-disabled="true"])');
      await expect.poll(() => width('.ring')).toBeGreaterThan(card - 1);
      await expect.poll(() => width('.ring')).toBeLessThan(card * 1.5);
      // Another card has no effect, and the guide says so; earlier texts can be read again.
      await page.locator('.pick[aria-disabled="true"]').first().click({ force: true });
      await page.getByText('Choose the one with the ring').waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('heading', { name: 'Your hand' }).waitFor();
      await page.locator('.teacher button.primary').click();
    });
    await page.locator('.teacher button.primary').click();
    await page.waitForURL('**/play/*');
    await page.locator('.table').waitFor();

    await lesson(page, inject('base'), 'medievallons');
    await page.locator('.teacher a[href="/rules/medievallons"]').click();
    await page.waitForURL('**/rules/medievallons');
    await page.locator('article').first().waitFor();
    expect(await page.locator('article').count()).toBe(31);
  });

  const looks: [string, Look][] = [
    ['on a tablet, in French', { size: 'tablet', language: 'fr' }],
    ['on a phone with fingers, in Russian', { size: 'phone', language: 'ru', touch: true }],
  ];
  it.each(looks)('come to their end %s', async (_, look) => {
    await learn(await visitor(look), inject('base'));
  });

  it.each(['academy', 'medievallons'] as const)(
    'of %s can be taken with the keyboard alone, in Russian',
    async (game) => {
      const seen = await lesson(await visitor({ language: 'ru' }), inject('base'), game, undefined, true);
      expect(seen.at(-1)).toBe('end');
    },
  );
});
