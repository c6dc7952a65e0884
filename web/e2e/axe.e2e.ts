// Checks that axe-core finds no faults on any screen in either theme, and that no text is too small.

import { describe, expect, it } from 'vitest';
import { crowded, forgive, shapeless, sizes, tooSmall, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { pretend } from './pretend';
import { academy, everything, guilds, openLocal, playOn } from './robot';

useBrowser();

describe('axe finds nothing in either theme', () => {
  const paths = [
    '/',
    '/new/academy',
    '/new/academy?friends=1',
    '/new/medievallons',
    '/replay',
    '/rules/academy',
    '/rules/medievallons',
    '/hall',
    '/credits',
    '/me',
    '/learn/academy',
    '/learn/medievallons',
    '/play/nowhere',
  ];
  it('on any page', async () => {
    const page = await visitor();
    const look = async (path: string): Promise<void> => {
      await page.setViewportSize(sizes.laptop);
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await fine(page);
      await page.setViewportSize(sizes.phone);
      expect(await tooSmall(page)).toEqual([]);
      expect(await crowded(page)).toEqual([]);
    };
    for (const path of paths)
      await look(path).catch((error: unknown) => {
        throw new Error(path, { cause: error });
      });
  });
  it.each([
    ['Academy, 5 players, everything', everything(5)],
    ['Medievallons, 5 players', guilds(5)],
  ] as const)('%s, from the start to the end, wide and narrow', async (_, setup) => {
    const page = await visitor();
    const inBothSizes = async (look: () => Promise<void>): Promise<void> => {
      for (const size of ['laptop', 'phone'] as const) {
        await page.setViewportSize(sizes[size]);
        await look();
      }
    };
    await openLocal(page, setup, 11);
    for (const clicks of [0, 30]) {
      await playOn(page, clicks, clicks);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.title.startsWith('●'));
      await inBothSizes(async () => {
        await fine(page);
        expect(await shapeless(page, 'main :is(.cell, .tiny, .deck, .guild)')).toEqual([]);
        expect(await crowded(page)).toEqual([]);
      });
    }
    await playOn(page, 1);
    await inBothSizes(() => fine(page));
    await page.locator('dialog[open] a[href^="/replay/"]').click();
    await page.locator('.replay').waitFor();
    await inBothSizes(() => fine(page));
    await page.goto(page.url().replace('/replay/', '/review/'));
    await page.locator('.judged tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await inBothSizes(async () => {
      await fine(page);
      expect(await crowded(page)).toEqual([]);
    });
  });

  it.each(['laptop', 'phone'] as const)('the sheets over a table, %s', async (size) => {
    const page = await visitor({ size });
    await openLocal(page, academy(4), 11);
    await page.waitForFunction(() => document.title.startsWith('●'));
    for (const name of ['Menu', 'Hint', ...(size === 'phone' ? ['Players', 'Log', 'Help'] : [])]) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator('dialog[open]').waitFor();
      await fine(page);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  });

  it('an account, with a new recovery code', async () => {
    const page = await visitor();
    await page.goto('/me');
    await page.getByLabel('Your name').fill('Axel');
    await page.getByLabel('Passphrase').fill('four quiet words');
    await page.locator('form button[type="submit"]').click();
    await page.locator('.code').waitFor();
    await fine(page);
  });

  it('somebody’s own page, as they see it and as others do', async () => {
    const page = await visitor({ language: 'ru' });
    await pretend(page);
    await page.goto('/person/me');
    await page.getByRole('heading', { name: 'Ваши места' }).waitFor();
    await page.getByRole('img', { name: /1-е: 6, 2-е: 3, 3-е: 2, 4-е: 1/ }).waitFor();
    await page.getByText('Вы 31, Bert 20').first().waitFor();
    await page.getByRole('img', { name: /^Поединок: 9,0 за партию, у остальных 5,0/ }).waitFor();
    await page
      .getByRole('img', { name: /1-е место; в начале 50, удача \+12, ваш выбор 0, выбор других \+38/ })
      .waitFor();
    expect(await page.locator('.button.primary').count()).toBe(1);
    await fine(page);
    await page.setViewportSize(sizes.phone);
    expect(await tooSmall(page)).toEqual([]);
    expect(await crowded(page)).toEqual([]);
    // Too few games give no chart. Then the audience of the page, and the page as others see it.
    await page.getByRole('button', { name: 'С людьми' }).click();
    await page.getByText('после 10 партий').first().waitFor();
    await page.getByRole('button', { name: 'Никто' }).click();
    await page.getByRole('button', { name: 'Никто', pressed: true }).waitFor();
    await page.getByPlaceholder('С кем играли…').fill('Zoe');
    await page.getByText('Никого с именем «Zoe» здесь нет.').waitFor();
    await page.getByRole('link', { name: 'Глазами других' }).click();
    await page.getByText('Вашу страницу видите только вы.').waitFor();
    forgive(/403/);
  });

  it('a table that waits for its players, for who made it and for who comes by the link', async () => {
    const page = await visitor();
    await page.goto('/new/academy?friends=1');
    await page.getByLabel('Your name').fill('Ann');
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL('**/table/*');
    await page.locator('h1').first().waitFor();
    await fine(page);
    const guest = await visitor();
    await guest.goto(page.url());
    await guest.locator('form.sit').waitFor();
    await fine(guest);
    await guest.locator('form.sit input').fill('Bert');
    await guest.locator('form.sit button').click();
    // The host's actions, and the changes that others see.
    await page.getByRole('button', { name: 'More for Bert' }).click();
    await fine(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change options' }).click();
    await page.locator('dialog[open] select').first().waitFor();
    await fine(page);
    await page.getByRole('switch').last().click({ force: true });
    await page.locator('dialog[open] form .button.primary').click();
    await guest.getByTestId('changed').waitFor();
    await fine(guest);
    for (const one of [page, guest]) {
      await one.setViewportSize(sizes.phone);
      expect(await tooSmall(one)).toEqual([]);
      expect(await crowded(one)).toEqual([]);
    }
  });
});
