// Tests the list of the user's turns: visible on all screens, sorted by urgency, with links from one table to the next.

import { expect, it } from 'vitest';
import { crowded, sizes, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { begin, guest } from './guests';
import { act, playOn } from './robot';

useBrowser();

const day = 86_400;
const guildsOf = (first: number) => ({ game: 'medievallons', options: { first } });
const patience = { timeout: 15_000 };

it('shows which tables wait, the most urgent first, and goes on to the next', async () => {
  const page = await visitor();
  await page.goto('/');
  await page.request.post('/api/v1/guest', { data: { name: 'Ann' } });
  const bert = await guest('Bert');
  const academy = { game: 'academy', options: { two: 'lancelot', first: 0 } };
  const slow = await begin(page.request, bert, { ...academy, clock: 3 * day });
  const quick = await begin(page.request, bert, { ...academy, clock: day });
  await page.goto('/credits');
  await expect.poll(() => page.title(), patience).toBe('(2) Credits · Roundtable');
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');

  // News while the user is on another screen.
  const guilds = await begin(page.request, bert, guildsOf(0));
  await expect.poll(() => page.title(), patience).toBe('(3) Credits · Roundtable');
  await page.goto('/');
  await page.getByText('Three tables wait for you').waitFor();
  await fine(page);
  await page.locator('header').getByRole('link', { name: 'My turns 3' }).click();
  const rows = page.getByTestId('turn');
  await expect
    .poll(() => rows.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href'))), patience)
    .toEqual([quick, slow, guilds].map((id) => `/table/${id}`));
  await rows.first().getByText('1 day left').waitFor();
  expect(await rows.locator('.primary').count()).toBe(1);
  await rows.nth(1).getByText('Make two piles of three.').waitFor(); // the question, in the game's own words
  await fine(page);
  await page.setViewportSize(sizes.phone);
  expect(await crowded(page)).toEqual([]);
  await page.goto('/notices?lang=ru');
  await page.getByRole('switch', { name: 'Значок на вкладке' }).waitFor();
  await fine(page);
  expect(await crowded(page)).toEqual([]);
  await page.getByRole('switch', { name: 'Значок на вкладке' }).setChecked(false);
  await expect.poll(() => page.title(), patience).toBe('Уведомления · Roundtable');
  await page.getByRole('switch', { name: 'Значок на вкладке' }).setChecked(true);

  // From one table to the next, in French.
  await page.setViewportSize(sizes.laptop);
  await page.goto('/turns?lang=fr');
  await rows.first().getByRole('link', { name: 'Jouer' }).click();
  await page.locator('.table').waitFor();
  await expect.poll(() => page.title(), patience).toMatch(/^\(2\) ● /);
  await playOn(page, 3, 2);
  await page.getByText('Deux tables vous attendent').waitFor();
  await page.getByRole('link', { name: 'Table suivante' }).click();
  await page.waitForURL(`**/table/${slow}`);
  await page.locator('.table').waitFor();
  await expect.poll(() => page.title(), patience).toMatch(/^\(1\) ● /);

  // During another player's turn: a premove, changed, by keyboard on a phone.
  const late = await begin(page.request, bert, { ...guildsOf(1), clock: 5, overtime: 'end' });
  const later = await begin(page.request, bert, { ...guildsOf(1), clock: day });
  await page.setViewportSize(sizes.phone);
  await page.goto(`/table/${later}?lang=fr`);
  await page.getByRole('button', { name: 'Choisir à l’avance' }).press('Enter');
  await page.getByRole('heading', { name: 'Choisissez à l’avance votre prochain coup.' }).waitFor();
  await page.getByText('Il sera joué à votre tour').waitFor();
  expect(await page.title()).not.toContain('●');
  const chosen = page.getByText('Vous seul le voyez');
  for (let turn = 0; turn < 20 && !(await chosen.isVisible()); turn++) await act(page, turn);
  await chosen.waitFor();
  await fine(page);
  await page.setViewportSize(sizes.laptop);
  await page.getByRole('button', { name: 'Annuler ce choix' }).press('Enter');
  await page.getByRole('button', { name: 'Choisir à l’avance' }).waitFor();

  // Meanwhile another player has run out of time, and the others decide.
  await page.goto(`/table/${late}?lang=en`);
  await page.getByText('Out of time: Bert.').waitFor(patience);
  await fine(page, '.messages');
  await page.getByRole('button', { name: 'End the game …' }).press('Enter');
  await page.getByText('without a winner').waitFor();
  await fine(page, '.messages');
  await page.goto('/person/me?lang=ru');
  await page.getByText('Ждём: Bert').first().waitFor();
});
