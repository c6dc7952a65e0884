// Tests clocks and moderation, a shared device, and a shared screen.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { crowded, sizes, useBrowser, visitor, type Look } from './browser';
import { fine } from './fine';
import { guest, post } from './guests';
import { playOn } from './robot';

useBrowser();

const shots = process.env['SHOTS'];
async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
}

async function join(address: string, name: string, look: Look): Promise<Page> {
  const page = await visitor(look);
  await page.goto(address);
  await page.locator('form.sit input').fill(name);
  await page.locator('form.sit button').click();
  return page;
}

it('a clock, a pause by agreement, and what whoever made the table does about somebody rude', async () => {
  const ann = await visitor({ alone: true });
  await ann.goto('/new/academy?friends=1');
  await ann.getByRole('button', { name: '3 players' }).click();
  // The button is visible; without a name the form marks the missing field and moves the focus there.
  const make = ann.getByRole('button', { name: 'Create table and get link' });
  const box = (await make.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(sizes.laptop.height);
  await make.click();
  await ann.getByText('Your name: Enter a name').waitFor();
  await ann.keyboard.type('Ann');
  expect(await ann.getByLabel('Your name').inputValue()).toBe('Ann');
  await ann.getByLabel('Clock').selectOption('relaxed');
  await ann.getByText('20 minutes each for the whole game').waitFor();
  await ann.getByLabel('When time runs out').selectOption('end');
  await shoot(ann, 'setup');
  await ann.locator('form button[type="submit"]').click();
  await ann.waitForURL('**/table/*');
  // On a laptop, the whole waiting room is visible with its chat, and the number of seats appears once.
  const chat = (await ann.getByRole('region', { name: 'Chat' }).boundingBox())!;
  expect(chat.y + chat.height).toBeLessThanOrEqual(sizes.laptop.height);
  await ann.getByText('3 seats', { exact: true }).waitFor();
  expect(await ann.getByText(/\b3 seats\b/).count()).toBe(1);
  // A link to this machine itself works on no phone: instead of a QR code there is an explanation.
  await ann.getByText('--host 0.0.0.0').waitFor();
  expect(await ann.getByRole('img', { name: 'QR code of the link' }).count()).toBe(0);
  await fine(ann);
  await shoot(ann, 'waiting');
  const bert = await join(ann.url(), 'Bert', { size: 'phone', touch: true, language: 'fr' });
  await bert.getByText('20 minutes chacun').waitFor();
  const carl = await join(ann.url(), 'Carl', { language: 'ru', theme: 'dark' });
  for (const page of [ann, bert, carl]) await page.locator('.table').waitFor();
  // All players see all clocks.
  await ann.locator('.rail [role="timer"]').nth(2).waitFor();
  await bert.locator('.strip [role="timer"]').nth(2).waitFor();

  // A pause needs the agreement of all; by keyboard and by touch, in three languages. Any player can end it.
  await ann.getByRole('button', { name: 'Menu' }).press('Enter');
  await ann.getByRole('button', { name: 'Ask for a pause' }).press('Enter');
  await ann.keyboard.press('Escape');
  await ann.getByText('It begins when all players agree').waitFor();
  await bert.getByRole('button', { name: 'D’accord' }).tap();
  await carl.getByText('Сделаем перерыв?').waitFor();
  await fine(carl, '.messages');
  await shoot(carl, 'asked');
  await carl.getByRole('button', { name: 'Перерыв', exact: true }).click();
  for (const [page, words] of [
    [ann, 'The game is paused'],
    [bert, 'La partie est en pause'],
    [carl, 'Перерыв, самое позднее'],
  ] as const)
    await page.getByText(words).waitFor();
  await fine(ann, '.table');
  await shoot(ann, 'paused');
  await shoot(bert, 'paused.phone');
  await bert.getByRole('button', { name: 'Reprendre la partie' }).tap();
  await ann.getByText('The game is paused').waitFor({ state: 'detached' });

  // A rude player is reported, blocked, muted and removed.
  await bert.getByRole('button', { name: 'Discussion' }).tap();
  const field = bert.locator('dialog[open] form input');
  await field.fill('something rude');
  await field.press('Enter');
  await ann.getByRole('button', { name: 'Chat' }).click();
  const open = async (): Promise<void> => ann.getByRole('button', { name: 'Bert …' }).press('Enter');
  const sheet = ann.locator('dialog[open]');
  await open();
  await fine(ann, 'dialog[open]');
  await shoot(ann, 'person');
  await sheet.getByRole('button', { name: 'Report …' }).press('Enter');
  await sheet.getByRole('switch', { name: 'something rude' }).check();
  await sheet.getByLabel('What happened?').fill('rude');
  await fine(ann, 'dialog[open]');
  await shoot(ann, 'report');
  await sheet.getByRole('button', { name: 'Send report' }).press('Enter');
  await sheet.getByText('Thank you. Your report was sent.').waitFor();
  await sheet.getByRole('button', { name: 'Block' }).press('Enter');
  await sheet.getByText('Blocked.').waitFor();
  expect(await ann.locator('.lines').getByText('something rude').count()).toBe(0);
  await sheet.getByRole('button', { name: 'Mute for everyone' }).press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await field.fill('again');
  await field.press('Enter');
  await bert.getByText('vous a retiré la parole').first().waitFor();
  await open();
  await sheet.getByRole('button', { name: 'Remove from the game …' }).press('Enter');
  await bert.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await sheet.waitFor({ state: 'detached' });
  // The removed player keeps the message, has no hand, and a way out.
  await bert.getByText('Vous avez été exclu de cette partie').waitFor();
  expect(await bert.locator('[data-choice]').count()).toBe(0);
  await bert.locator('.messages').getByRole('link', { name: 'Accueil' }).waitFor();
  await fine(bert, '.table');
  await shoot(bert, 'removed.phone');
  await ann.goto('/me');
  await ann.getByRole('button', { name: 'Unblock: Bert' }).waitFor();
  await shoot(ann, 'me');
  await ann.getByRole('button', { name: 'Unblock: Bert' }).press('Enter');
  await ann.getByRole('button', { name: 'Unblock: Bert' }).waitFor({ state: 'detached' });
  await ann.getByRole('button', { name: 'Begin the holiday' }).press('Enter');
  await ann.getByText('You are on holiday until').waitFor();
  await fine(ann);
  await ann.getByRole('button', { name: 'I’m back' }).press('Enter');
  await ann.getByRole('button', { name: 'Begin the holiday' }).waitFor();
});

it('a player who loses the seat to a bot, or logs in as another person, is told and has a way out', async () => {
  const ann = await visitor();
  await ann.goto('/new/medievallons?friends=1');
  await ann.getByRole('button', { name: '2 players' }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.locator('form button[type="submit"]').click();
  await ann.waitForURL('**/table/*');
  const bert = await join(ann.url(), 'Bert', {});
  for (const page of [ann, bert]) await page.locator('.table').waitFor();
  const banner = ann.locator('.messages');

  // She leaves the table to a bot on another device: this page shows it, and she returns to play.
  const other = await ann.context().newPage();
  await other.goto(ann.url());
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await banner.getByText('A bot plays for you.').waitFor();
  await banner.getByRole('link', { name: 'Home' }).waitFor();
  expect(await ann.locator('[data-choice]').count()).toBe(0);
  await ann.getByRole('heading', { name: 'A bot plays for you.' }).waitFor();
  await fine(ann, '.table');
  await shoot(ann, 'bot');
  await banner.getByRole('button', { name: 'Take over from the bot' }).click();
  await banner.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  await other.close();

  // Another person logs in with the same browser.
  const [cookie] = (await ann.context().cookies()).filter((one) => one.name === 'roundtable');
  const stranger = await guest('Cleo', new URL(ann.url()).origin);
  await ann.context().addCookies([{ ...cookie!, value: stranger['Cookie']!.replace('roundtable=', '') }]);
  await fetch(`${new URL(ann.url()).origin}/api/v1/logout`, post({}, { Cookie: `roundtable=${cookie!.value}` }));
  await banner.getByText('logged in as another player').waitFor();
  await banner.getByRole('link', { name: 'Account' }).waitFor();
  await ann.getByText('You are watching').first().waitFor();
  expect(await ann.locator('[data-choice]').count()).toBe(0);
  await fine(ann, '.table');
  await shoot(ann, 'other');
});

it('one device goes from hand to hand: between two people nothing of any hand is in the page', async () => {
  const page = await visitor({ size: 'phone', touch: true });
  await page.goto('/new/medievallons');
  await page.getByRole('button', { name: '3 players' }).tap();
  await page.getByLabel('Who sits in seat 2').selectOption('here');
  await page.getByLabel('Name in seat 2').fill('Ben');
  await page.getByLabel('Your name').fill('Ann');
  await shoot(page, 'setup.phone');
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  const cover = page.getByRole('heading', { name: 'Hand the device to' });
  const handOver = page.getByRole('button', { name: 'Hand over' });
  const names: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await cover.waitFor();
    names.push((await cover.textContent())!.replace('Hand the device to ', ''));
    expect(await page.locator('.table, [data-choice], .card').count()).toBe(0);
    if (turn === 0) {
      await fine(page);
      expect(await crowded(page)).toEqual([]);
    }
    if (turn > 0) await page.getByTestId('told').waitFor();
    if (turn !== 1) await shoot(page, `cover.${turn}.phone`);
    await page.getByRole('button', { name: /^I am .*: show my cards$/ }).tap();
    await page.locator('.table').waitFor();
    // A choice and its confirmation; then time to undo it, or to hand the device on.
    for (let tries = 0; tries < 20 && !(await cover.isVisible()); tries++) {
      await playOn(page, 5 + tries, 2, 'Hand the device to');
      await handOver
        .or(cover)
        .waitFor({ timeout: 2000 })
        .catch(() => {});
      if (turn === 0 && (await handOver.isVisible())) await fine(page, '[role="status"]:has(.button)');
      if (turn === 0) await shoot(page, 'handing.phone');
      if (await handOver.isVisible()) await handOver.tap();
    }
  }
  expect(new Set(names)).toEqual(new Set(['Ann', 'Ben']));
});

it('the shared board: phones take their seats by its code and have their hands, and it shows nobody’s', async () => {
  const board = await visitor({ size: 'desktop' });
  await board.goto('/new/medievallons?friends=1');
  await board.getByRole('button', { name: '2 players' }).click();
  await board.getByLabel('Your name').fill('Club');
  await board.getByLabel('This screen is the board').check();
  await board.locator('form button[type="submit"]').click();
  await board.waitForURL('**/board/*');
  await board.getByRole('img', { name: 'QR code of the table' }).waitFor();
  await fine(board);
  await shoot(board, 'board.waiting');
  const address = `${board.url().replace('/board/', '/table/')}?board`;
  // One player types the code, the other scans it.
  const code = (await board.getByTestId('code').textContent())!;
  const ann = await visitor({ size: 'phone', touch: true });
  await ann.goto('/b');
  await ann.getByRole('button', { name: 'Go to the table' }).tap();
  await ann.getByText('A code has six letters').waitFor();
  await fine(ann);
  await shoot(ann, 'code.phone');
  await ann.getByLabel('Code').fill(code.toLowerCase());
  await ann.getByRole('button', { name: 'Go to the table' }).tap();
  await ann.waitForURL(address);
  await ann.locator('form.sit input').fill('Ann');
  await ann.locator('form.sit button').click();
  await board.getByText('1 seat is free.').waitFor();
  const bert = await join(address, 'Bert', { size: 'phone', touch: true, language: 'ru' });
  for (const page of [ann, bert]) await page.locator('.table').waitFor();
  const wall = board.getByTestId('wall');
  await wall.getByText('Your hand is on your phone').waitFor();
  expect(await board.locator('main [data-choice]:enabled, main .button.primary:enabled').count()).toBe(0);
  await wall.getByTestId('code').waitFor();
  await fine(board);
  await shoot(board, 'board');
  // Text is readable from across the room.
  const letters = await wall.evaluate((all) =>
    [...all.querySelectorAll('b, p, h2, span')]
      .filter((one) => one.childNodes.length > 0 && !one.closest('.unseen') && one.checkVisibility())
      .map((one) => parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(20);

  // Phones show the hand; a switch shows the board.
  const rivals = ann.locator('.rivals');
  await ann.locator('ul.cards').waitFor();
  expect(await rivals.count()).toBe(0);
  await fine(ann, '.table');
  await shoot(ann, 'hand.phone');
  const last = board.locator('.say .last');
  for (let tries = 0; tries < 20 && (await last.count()) === 0; tries++)
    await Promise.all([ann, bert].map((page) => playOn(page, 7 + tries, 2)));
  await last.waitFor();
  await ann.getByRole('button', { name: 'Menu' }).tap();
  await ann.getByRole('button', { name: 'Only my hand', pressed: true }).tap();
  await ann.keyboard.press('Escape');
  await rivals.waitFor();
  // On a player's device it would show their hand: it shows no table.
  await ann.goto(board.url());
  await ann.getByText('Open the board in another browser').waitFor();
  expect(await ann.locator('.table').count()).toBe(0);
  // A smaller screen shows the spectator's table.
  await board.setViewportSize(sizes.tablet);
  await board.locator('.table').waitFor();
});

it('an evening around the board: phones alone play to the end, the board tells who won and goes on with them', async () => {
  const board = await visitor({ size: 'desktop', speed: 'instant' });
  await board.goto('/');
  await board.request.post('/api/v1/guest', { data: { name: 'Club' } });
  const made = await board.request.post('/api/v1/tables', {
    data: { game: 'medievallons', options: { maxTurns: 24 }, seats: ['open', 'open', { bot: 'page' }] },
  });
  const { id } = (await made.json()) as { id: string };
  await board.goto(`/board/${id}`);
  const ann = await join(`/table/${id}?board`, 'Ann', { size: 'phone', touch: true });
  const bert = await join(`/table/${id}?board`, 'Bert', { size: 'phone', touch: true });
  const wall = board.getByTestId('wall');
  await wall.waitFor();
  await Promise.all([playOn(ann, 1), playOn(bert, 2)]);
  await wall
    .locator('.say h2')
    .getByText(/ wins?\b| share/)
    .waitFor();
  await board.locator('dialog[open]').getByTestId('end').waitFor();
  await fine(board);
  await shoot(board, 'board.over');
  await ann.getByRole('button', { name: 'Rematch' }).tap();
  await bert.locator('dialog[open] [data-testid="rematch"] button').first().tap();
  await board.waitForURL((url) => url.pathname.startsWith('/board/') && !url.pathname.endsWith(id));
  await ann.locator('.table').waitFor();
  await wall.waitFor();
});
