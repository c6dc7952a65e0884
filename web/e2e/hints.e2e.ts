// Tests a bot's advice before and after a choice: on a device, and on a server only if the table allows it.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sizes, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { guest, sit } from './guests';
import { academy, openLocal, playOn } from './robot';

useBrowser();

const patience = { timeout: 30_000 };
const advice = (page: Page) => page.getByRole('dialog');

it('says before a choice what is best, and after it whether it was good, in words', async () => {
  const page = await visitor();
  await openLocal(page, academy(3, { first: 0 }), 8);
  await page.getByRole('button', { name: 'Hint' }).click();
  await advice(page).getByRole('button', { name: 'Was that good?' }).click();
  await advice(page).getByText('You have not made a choice yet.').waitFor();
  await page.keyboard.press('Escape');
  await playOn(page, 8, 1e9, 'play a card');
  await page.getByRole('button', { name: 'Hint' }).click();
  const take = advice(page).getByRole('button', { name: /^Play this/ });
  const best = (await take.innerText()).replace('Play this: ', '');
  await take.click();
  // The bots have played, and it is the person's turn again.
  await page.waitForFunction(() => document.title.startsWith('●'));
  await page.getByRole('button', { name: 'Hint' }).click();
  await advice(page).getByRole('button', { name: 'Was that good?' }).click();
  await advice(page).locator('.made b', { hasText: best }).waitFor(patience);
  await advice(page)
    .getByText(/^(Yes|Good|Not quite|No|Hard to say)[:,]/)
    .waitFor();
  expect(await advice(page).locator('tr.best').count()).toBe(1);
  await advice(page).getByRole('row', { name: best }).getByText('played').waitFor();
  await fine(page, 'dialog');
  await page.setViewportSize(sizes.phone);
  await fine(page, 'dialog');
  // The advice follows the language, and returns to the open choice.
  await advice(page).getByRole('button', { name: 'What now?' }).click();
  await take.waitFor(patience);
});

it('is there at a server’s table for who plays with bots alone, and where the table is made with hints', async () => {
  const page = await visitor({ language: 'fr' });
  await page.goto('/new/academy?friends=1');
  await page.getByRole('button', { name: '3 joueurs' }).click();
  for (const [seat, who] of [
    [0, 'open'],
    [1, 'page'],
  ] as const)
    await page.locator('form li select').nth(seat).selectOption(who);
  await page.getByLabel('Votre nom').fill('Anne');
  await page.getByLabel('Conseils d’un robot').check();
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/table/*');
  await page.getByText('Conseils d’un robot').waitFor();
  const bert = await guest('Bert');
  await sit(new URL(page.url()).pathname.split('/').at(-1)!, bert);
  await page.locator('.table').waitFor();
  await page.getByRole('button', { name: 'Conseil' }).click();
  await advice(page)
    .getByRole('button', { name: /^Jouer ce coup/ })
    .waitFor(patience);
  await page.keyboard.press('Escape');

  // Without the option, players among other people get no hints.
  const made = (seats: unknown[]) =>
    page.request.post('/api/v1/tables', { data: { game: 'academy', options: { first: 0 }, seats } });
  const { id } = (await (await made(['me', 'open', { bot: 'page' }])).json()) as { id: string };
  await sit(id, bert);
  await page.goto(`/table/${id}`);
  await page.locator('.table').waitFor();
  expect(await page.getByRole('button', { name: 'Conseil' }).count()).toBe(0);

  const alone = (await (await made(['me', { bot: 'page' }, { bot: 'page' }])).json()) as { id: string };
  await page.goto(`/table/${alone.id}?lang=ru`);
  await page.locator('.table').waitFor();
  await playOn(page, 3, 4);
  await page.getByRole('button', { name: 'Совет' }).click();
  await advice(page).getByRole('button', { name: 'Хорош ли был ход?' }).click();
  await advice(page).getByText('Оценено по тому, что этот игрок мог тогда знать').waitFor(patience);
  expect(await advice(page).locator('tr.best').count()).toBe(1);
});
