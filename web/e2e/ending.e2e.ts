// Tests early ends: abandoned by agreement, or conceded. All players are told the consequences.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, visitor, type Look } from './browser';
import { fine } from './fine';

useBrowser();

const shots = process.env['SHOTS'];
async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
}

async function named(name: string, look: Look = {}): Promise<Page> {
  const page = await visitor(look);
  await page.request.post('/api/v1/guest', { data: { name } });
  return page;
}
/** A table where all these people sit and are online. */
async function together(pages: Page[]): Promise<string> {
  const seats = ['me', ...pages.slice(1).map(() => 'open')];
  const made = await pages[0]!.request.post('/api/v1/tables', { data: { game: 'medievallons', seats } });
  const { id } = (await made.json()) as { id: string };
  for (const page of pages.slice(1)) await page.request.post(`/api/v1/tables/${id}/sit`, { data: {} });
  for (const page of pages) {
    await page.goto(`/table/${id}`);
    await page.locator('.table').waitFor();
  }
  return id;
}

it('abandoned by agreement: declined once, then everybody agrees', async () => {
  const ann = await named('Ann');
  const bert = await named('Bert', { size: 'phone', touch: true, language: 'fr' });
  await together([ann, bert]);
  const propose = async (): Promise<void> => {
    await ann.getByRole('button', { name: 'Menu' }).press('Enter');
    await ann.getByRole('button', { name: 'Propose to abandon …' }).press('Enter');
    await ann.getByText('the game ends without a winner and does not count in statistics').waitFor();
    await fine(ann, 'dialog[open]');
    await shoot(ann, 'propose');
    await ann.getByRole('button', { name: 'Propose it' }).press('Enter');
    await ann.getByText('Waiting for Bert').waitFor();
  };
  await propose();
  await bert.getByText('Ann propose d’annuler la partie').waitFor();
  await fine(bert, '.messages');
  await shoot(bert, 'asked.phone');
  await bert.getByRole('button', { name: 'Continuer à jouer' }).tap();
  await ann.getByText('Bert wanted to go on').waitFor();
  await ann.getByText('Waiting for Bert').waitFor({ state: 'detached' });
  await shoot(ann, 'declined');
  await propose();
  await shoot(ann, 'waiting');
  await bert.getByRole('button', { name: 'Accepter' }).tap();
  await ann.getByRole('heading', { name: 'The game was abandoned' }).waitFor();
  await bert.getByRole('heading', { name: 'La partie a été annulée' }).waitFor();
  await fine(ann, 'dialog[open]');
  await shoot(ann, 'abandoned');
  await shoot(bert, 'abandoned.phone');
  await bert.reload();
  await bert.getByRole('heading', { name: 'La partie a été annulée' }).waitFor();
});

it('conceded: of three a bot plays on, of two the other has won', async () => {
  const ann = await named('Ann', { theme: 'dark' });
  const bert = await named('Bert', { size: 'phone', touch: true, language: 'ru', theme: 'dark' });
  const carl = await named('Carl');
  await together([ann, bert, carl]);
  const menu = carl.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await carl.getByRole('button', { name: 'Concede …' }).press('Enter');
  await carl.getByText('a bot plays your seat to the end, and the others play on').waitFor();
  await shoot(carl, 'concede');
  await carl.getByRole('button', { name: 'Go on playing' }).press('Enter');
  await carl.getByRole('button', { name: 'Concede …' }).press('Enter');
  await carl.getByRole('button', { name: 'Concede', exact: true }).press('Enter');
  await carl.getByText('You conceded. A bot plays your seat').waitFor();
  await menu.press('Enter');
  await carl.getByRole('link', { name: 'Home' }).first().waitFor();
  expect(await carl.getByRole('button', { name: 'Concede …' }).count()).toBe(0);
  await carl.keyboard.press('Escape');
  await shoot(carl, 'conceded');
  await ann.getByText('Carl conceded. A bot plays that seat to the end.').waitFor();
  await fine(ann, '.messages');
  await ann.getByRole('button', { name: 'OK', exact: true }).press('Enter');
  await ann.locator('.log').getByText('Carl conceded').waitFor();
  // The last player left wins.
  await bert.getByRole('button', { name: 'Меню' }).tap();
  await bert.getByRole('button', { name: 'Сдаться …' }).tap();
  await bert.locator('#quitting').waitFor();
  await fine(bert, 'dialog[open]');
  await shoot(bert, 'concede.phone');
  await bert.getByRole('button', { name: 'Сдаться', exact: true }).tap();
  await ann.getByRole('heading', { name: 'You win' }).waitFor();
  await bert.getByRole('heading', { name: 'Победа: Ann' }).waitFor();
  await fine(bert, 'dialog[open]');
  await shoot(ann, 'won');
  await shoot(bert, 'lost.phone');
});
