// Screenshots of the main screens for docs/screens: scripts/web screenshots. Games are in three sizes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { sizes, useBrowser, visitor, type Look, type Size } from './browser';
import { begin, guest, post, sit } from './guests';
import { academy, everything, guilds, keepLocal, openLocal, playOn, type Setup } from './robot';
import { Server } from './server';

useBrowser();

const folder = join(import.meta.dirname, '../../docs/screens');
mkdirSync(folder, { recursive: true });

/** The window as a small image that can be kept in the repository. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}

async function at(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
}
/** Against better bots. */
function squires(setup: Setup): Setup {
  return { ...setup, seats: setup.seats.map((seat) => (seat === 'me' ? seat : 'squire')) };
}
/** Plays until that question comes for the n-th time and the element is visible. */
async function until(page: Page, setup: Setup, asked: string, times: number, seed = 7, sight = 'main'): Promise<void> {
  await openLocal(page, squires(setup), seed);
  for (let i = 0; i < times || (i < 80 && (await page.locator(sight).count()) === 0); i++) {
    await playOn(page, seed + i, 1e9, asked);
    if (i < times - 1 || (await page.locator(sight).count()) === 0) await playOn(page, seed + i, 3);
  }
  await playOn(page, seed, 1e9, asked);
  const refused = page.locator('.messages button');
  if (await refused.isVisible()) await refused.click();
}
/** Selects the first card, so that its preview is drawn. */
async function choose(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('main ul.cards button').nth(1).click();
}

/** The luck and the choices of a finished game. */
async function review(page: Page): Promise<void> {
  await openLocal(page, squires(academy(4)), 7);
  await playOn(page, 7);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByText(/quick review, \d+ s/).waitFor({ timeout: 120_000 });
}

/** A short lesson at its question. */
async function lesson(page: Page): Promise<void> {
  await page.goto('/learn/academy?lesson=lift');
  await page.locator('.teacher[data-step="start"] button.primary').click();
  await page.locator('.teacher[data-step="ask"]').waitFor();
}

const screens: [name: string, show: (page: Page) => Promise<void>, look?: Look][] = [
  ['start', (page) => at(page, '/')],
  ['new-table', (page) => at(page, '/new/academy?friends=1')],
  ['academy-draft', (page) => until(page, academy(4), 'Keep', 3)],
  ['academy-play', (page) => until(page, academy(4), 'play a card', 10).then(() => choose(page))],
  ['academy-full', (page) => until(page, everything(5), 'play a card', 16).then(() => choose(page)), { theme: 'dark' }],
  ['academy-end', (page) => openLocal(page, squires(academy(4)), 7).then(() => playOn(page, 7))],
  ['review', review],
  ['medievallons', (page) => until(page, guilds(4), 'Your turn', 8, 5, '.rivals .guild')],
  ['medievallons-end', (page) => openLocal(page, squires(guilds(4)), 5).then(() => playOn(page, 5))],
  ['rules', (page) => at(page, '/rules/medievallons')],
  ['learn', (page) => at(page, '/learn/academy')],
  ['lessons', (page) => at(page, '/learn').then(() => page.getByText('short lessons done').first().waitFor())],
  ['lesson', lesson],
];

async function inSizes(page: Page, name: string, list: Size[]): Promise<void> {
  for (const size of list) {
    await page.setViewportSize(sizes[size]);
    if (!name.endsWith('-end')) await page.keyboard.press('Escape');
    await shoot(page, `${name}.${size}`);
  }
}

for (const [name, show, look] of screens) {
  it(name, async () => {
    const page = await visitor(look);
    await show(page);
    await inSizes(page, name, ['laptop', 'tablet', 'phone']);
  });
}

it('settling a tie', async () => {
  const page = await visitor({ size: 'phone', touch: true });
  await at(page, '/workshop/academy');
  await page.getByRole('button', { name: 'Who wins this tie?' }).tap();
  for (const colour of ['Yellow', 'Green'])
    await page.getByRole('group', { name: 'Who is tied' }).getByRole('button', { name: colour }).tap();
  await page.getByText('Green wins').waitFor();
  await shoot(page, 'workshop-tie');
});

it('among people', async () => {
  const page = await visitor();
  await at(page, '/');
  await page.request.post('/api/v1/guest', { data: { name: 'Ann' } });
  const [bert, cleo] = [await guest('Bert'), await guest('Cleo')];
  const day = 86_400;
  await begin(page.request, bert, { game: 'medievallons', options: { first: 0 }, clock: day });
  await begin(page.request, cleo, { game: 'academy', options: { two: 'lancelot', first: 0 }, clock: 3 * day });
  const make = async (who: Record<string, string>, table: object): Promise<string> => {
    const answer = await fetch(`${inject('base')}/api/v1/tables`, post({ public: true, ...table }, who));
    return ((await answer.json()) as { id: string }).id;
  };
  await make(bert, { game: 'academy', seats: ['me', { bot: 'squire' }, 'open', 'open'] });
  await make(cleo, { game: 'medievallons', seats: ['me', 'open', 'open'] });
  await sit(await make(bert, { game: 'medievallons', seats: ['me', 'open'] }), cleo);
  await at(page, '/hall');
  await inSizes(page, 'hall', ['laptop', 'phone']);
  await at(page, '/turns');
  await page.getByTestId('turn').first().waitFor();
  await inSizes(page, 'turns', ['laptop', 'phone']);
  await at(page, '/me');
  await inSizes(page, 'me', ['laptop', 'phone']);
  const made = await page.request.post('/api/v1/tables', {
    data: { game: 'academy', seats: ['me', 'open', { bot: 'knight' }, 'open'], ready: true },
  });
  const { id } = (await made.json()) as { id: string };
  await sit(id, bert);
  await at(page, `/table/${id}`);
  await page.getByText('Bert').first().waitFor();
  await inSizes(page, 'waiting', ['laptop', 'phone']);
});

// Figures come every 15 seconds, so this takes a minute or two.
it('for whoever runs a server', async () => {
  const server = await new Server(['--admin', '127.0.0.1:0']).start();
  onTestFinished(() => server.stop());
  const { base } = server;
  const [bert, cleo] = [await guest('Bert', base), await guest('Cleo', base)];
  const made = await fetch(`${base}/api/v1/tables`, post({ game: 'medievallons', seats: ['me', 'open'] }, bert));
  const { id } = (await made.json()) as { id: string };
  await sit(id, cleo, base);
  await fetch(`${base}/api/v1/tables/${id}/report`, post({ seat: 0, why: 'Insults everybody, again' }, cleo));
  await fetch(`${base}/api/v1/login`, post({ name: 'Arthur', passphrase: 'once and future' }));
  const games = await Promise.all([1, 2, 3].map(() => visitor({ base })));
  const page = await visitor({ base: server.admin });
  for (let round = 0; round < 6; ++round) {
    for (const game of games) {
      const seats = ['me', ...Array.from({ length: 1 + (round % 4) }, () => ({ bot: 'squire' }))];
      await game.request.post('/api/v1/guest', { data: { name: 'Ann' } });
      const table = await game.request.post('/api/v1/tables', { data: { game: 'medievallons', seats } });
      await game.goto(`/table/${((await table.json()) as { id: string }).id}`);
      await playOn(game, round, 25 * (1 + (round % 3)));
    }
    await page.waitForTimeout(5_000);
  }
  await at(page, '/admin');
  await page.getByRole('heading', { name: 'The last hour' }).waitFor();
  await inSizes(page, 'admin', ['laptop', 'phone']);
});

// docs/two-phones.md: from the first visit to the first card. Counts a person's taps and words.
it('two phones', async () => {
  const phone: Look = { size: 'phone', touch: true, speed: 'normal' };
  const [ann, bert] = [await visitor(phone), await visitor(phone)];
  const done: string[] = [];
  const began = performance.now();
  const tap = async (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> => {
    await page.getByRole(role, { name }).first().tap();
    done.push(String(name));
  };
  await at(ann, '/');
  await shoot(ann, 'two-phones-1');
  await tap(ann, 'With friends', 'link');
  await ann.locator('form').waitFor();
  await tap(ann, '2 players');
  await ann.getByLabel('Your name').fill('Ann');
  done.push('Ann');
  await shoot(ann, 'two-phones-2');
  await ann.locator('form button[type="submit"]').tap();
  done.push('make');
  await ann.waitForURL('**/table/*');
  await ann.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await shoot(ann, 'two-phones-3');
  await bert.goto(ann.url());
  await bert.locator('form.sit input').fill('Bert');
  done.push('scan', 'Bert');
  await shoot(bert, 'two-phones-4');
  await tap(bert, 'Sit down');
  for (const page of [ann, bert]) await page.locator('.table').waitFor();
  await shoot(ann, 'two-phones-5');
  console.log(`two phones: ${done.join(', ')}: ${Math.round(performance.now() - began)} ms`);
});

it('one room, one device', async () => {
  const board = await visitor({ size: 'desktop' });
  await at(board, '/new/academy?friends=1');
  await board.getByRole('button', { name: '3 players' }).click();
  await board.getByLabel('This screen is the board').check();
  await board.getByLabel('Your name').fill('Club');
  await board.locator('form button[type="submit"]').click();
  await board.waitForURL('**/board/*');
  const address = `${board.url().replace('/board/', '/table/')}?board`;
  const phones: Page[] = [];
  for (const name of ['Ann', 'Bert', 'Cleo']) {
    if (phones.length === 2) await shoot(board, 'board-joining');
    const page = await visitor({ size: 'phone', touch: true });
    await page.goto(address);
    await page.locator('form.sit input').fill(name);
    await page.locator('form.sit button').tap();
    phones.push(page);
  }
  for (const page of phones) await page.locator('.table').waitFor();
  for (let tries = 0; tries < 60 && (await board.locator('.tiny[role="img"]').count()) < 7; tries++)
    for (const page of phones) await playOn(page, 3 + tries, 1);
  await shoot(board, 'board');
  // The player who must choose and has cards.
  const cards = (page: Page) => page.locator('main ul.cards button:enabled');
  let asked: Page | undefined;
  for (let tries = 0; tries < 60 && !asked; tries++)
    for (const page of phones) {
      if ((await page.title()).startsWith('●') && (await cards(page).count()) > 1) asked ??= page;
      else await playOn(page, 5 + tries, 1);
    }
  await cards(asked!).first().click();
  await shoot(asked!, 'board-hand');
  const page = await visitor({ size: 'phone', touch: true });
  const setup = { ...academy(3), seats: ['me', 'here', 'page'], names: ['', 'Ben', ''], name: 'Ann' };
  await page.goto(await keepLocal(page, setup, 12));
  await page.getByRole('button', { name: 'show my cards' }).waitFor();
  await shoot(page, 'hand-over');
});

// The preview for links on other sites and the icon for home screens.
it('preview', async () => {
  const page = await visitor();
  const pictures = join(import.meta.dirname, '../public');
  await page.setViewportSize({ width: 1200, height: 630 });
  await at(page, '/');
  await expect.poll(() => page.locator('article .picture svg').count()).toBe(2);
  await page.screenshot({ path: join(pictures, 'preview.png') });
  // Phones round the corners themselves.
  await page.setViewportSize({ width: 180, height: 180 });
  await page.goto('/icon.svg');
  await page.evaluate(() => document.querySelector('rect')!.setAttribute('rx', '0'));
  await page.screenshot({ path: join(pictures, 'icon-180.png') });
});
