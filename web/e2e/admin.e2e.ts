// Tests the operator's page: its displays and all its actions.

import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { crowded, forgive, sizes, tooSmall, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { guest, post, sit, type Guest } from './guests';
import { Server } from './server';

useBrowser();

/** Cleo insults Dora, who reports it. Returns the table and Dora's identity. */
async function quarrel(base: string): Promise<{ table: string; dora: Guest }> {
  const [cleo, dora] = [await guest('Cleo', base), await guest('Dora', base)];
  const table = { game: 'medievallons', seats: ['me', 'open'] };
  const made = await fetch(`${base}/api/v1/tables`, post(table, cleo));
  const { id } = (await made.json()) as { id: string };
  await sit(id, dora, base);
  const told = await fetch(`${base}/api/v1/tables/${id}/report`, post({ seat: 0, why: 'throws dice at me' }, dora));
  expect(told.status).toBe(200);
  await fetch(`${base}/api/v1/login`, post({ name: 'Nobody', passphrase: 'four quiet words' }));
  return { table: id, dora };
}

async function everySize(page: Page): Promise<void> {
  await fine(page);
  await page.setViewportSize(sizes.phone);
  expect(await tooSmall(page)).toEqual([]);
  expect(await crowded(page)).toEqual([]);
  await page.setViewportSize(sizes.laptop);
}

it('says how the server is, and does what it is asked', async () => {
  const server = await new Server(['--admin', '127.0.0.1:0']).start();
  onTestFinished(() => server.stop());
  const { table, dora } = await quarrel(server.base);
  const page = await visitor({ base: server.admin });
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Right now' }).waitFor();
  const part = (name: string) => page.getByRole('region', { name });
  await part('Log').getByText('bad-passphrase').waitFor();
  await everySize(page);

  // A report is handled by keyboard.
  await part('Reports').getByText('throws dice at me').waitFor();
  await part('Reports').getByRole('button', { name: 'Ban… Cleo' }).press('Enter');
  await page.getByLabel('Reason (shown to this person)').fill('Dice are for rolling');
  await fine(page);
  await page.keyboard.press('Enter');
  await page.getByText('Banned.', { exact: true }).waitFor();
  await part('Bans').getByText('Dice are for rolling').waitFor();
  await part('Bans')
    .getByRole('button', { name: /^Unban/ })
    .click();
  await part('Bans').getByText('No one is banned.').waitFor();

  // A refusal links to its source; a malformed network gets an explanation.
  await part('Log').getByRole('button', { name: '127.0.0.1' }).click();
  await page.getByLabel('Address or network').fill('everywhere');
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await page.getByRole('alert').getByText('network: allowed: 192.0.2.7').waitFor();
  forgive(/400/);
  await page.keyboard.press('Escape');

  // A person is found and renamed, and their table is closed.
  await page.getByRole('searchbox').fill('cleo');
  await page.keyboard.press('Enter');
  await part('Search').getByRole('button', { name: 'Rename… Cleo' }).click();
  await page.getByLabel('New name').fill('Cleopatra');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByText('Renamed.').waitFor();
  await part('Search').getByRole('button', { name: 'Tables: Cleo' }).click();
  await part('Search')
    .getByRole('button', { name: `Close… ${table}` })
    .click();
  // Players at the table get a message, have no choices left, and a way out.
  const player = await visitor({ base: server.base });
  await player
    .context()
    .addCookies([{ name: 'roundtable', value: dora['Cookie']!.replace('roundtable=', ''), url: server.base }]);
  await player.goto(`/table/${table}`);
  await player.locator('.table').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByText('Table closed.').waitFor();
  await player.locator('.messages').getByText('closed').first().waitFor();
  await player.locator('.messages').getByRole('link', { name: 'Home' }).first().waitFor();
  expect(await player.locator('[data-choice]:enabled').count()).toBe(0);

  // Settings for all users.
  await page.getByLabel('Announcement to everyone').fill('We close at ten.');
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await page.getByText('Announcement changed.').waitFor();
  await page.getByRole('switch').check();
  await page.getByText('Read-only: no new tables, guests or accounts.', { exact: true }).waitFor();
  const told = (await (await fetch(`${server.base}/api/v1/games`)).json()) as object;
  expect(told).toMatchObject({ announcement: 'We close at ten.', readOnly: true });
  for (const deed of ['ban', 'unban', 'rename', 'close', 'announce', 'read-only'])
    await part('Recent actions').getByText(deed).first().waitFor();

  // In other languages; and after a shutdown by the page, without the server.
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('heading', { name: 'Последний час' }).waitFor();
  await everySize(page);
  await part('Серверы этого хранилища').getByRole('button', { name: 'Остановить…' }).click();
  await page.getByText('Это единственный сервер').waitFor();
  await fine(page);
  const ended = server.ended();
  await page.getByRole('button', { name: 'Остановить', exact: true }).click();
  expect(await ended).toBe(0);
  await page.getByText('Сервер не отвечает.').waitFor();
  await fine(page);
  forgive(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
});
