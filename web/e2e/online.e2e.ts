// Tests people with separate browsers at one table, and a server that crashes.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { crowded, forgive, sizes, useBrowser, visitor, type Look } from './browser';
import { fine } from './fine';
import { playOn } from './robot';
import { Server } from './server';

useBrowser();

/** Creates a table with that many open seats and bots on the rest; returns its address. */
async function makeTable(page: Page, game: string, name: string, open: number, players: number): Promise<string> {
  await page.goto(`/new/${game}?friends=1`);
  await page.getByRole('button', { name: `${players} players` }).click();
  const seats = page.locator('form li select');
  for (let i = 0; i < players - 1; i++) await seats.nth(i).selectOption(i < open ? 'open' : 'page');
  await page.getByLabel('Your name').fill(name);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/table/*');
  return page.url();
}

async function join(address: string, name: string, look: Look = {}): Promise<Page> {
  const page = await visitor(look);
  await page.goto(address);
  await page.locator('form.sit input').fill(name);
  await page.locator('form.sit button').click();
  await page.locator('.table').waitFor();
  return page;
}

for (const game of ['academy', 'medievallons']) {
  it(`${game}: two people, a bot and a spectator play to the end, talk, and meet again`, async () => {
    const ann = await visitor();
    const address = await makeTable(ann, game, '<b>Ann</b>', 1, 3);
    const bert = await join(address, 'Bert', { size: 'phone', language: 'fr' });
    const carl = await visitor({ language: 'ru' });
    await carl.goto(address);
    await carl.locator('.table').waitFor();
    expect(await carl.locator('main .button.primary:enabled').count()).toBe(0);
    await carl.locator('.bar').getByText('Вы зритель').waitFor();
    expect(await carl.getByRole('button', { name: 'Отменить' }).count()).toBe(0);

    // Chat is shown as text, never as markup.
    await ann.getByRole('button', { name: 'Chat' }).click();
    await ann.getByLabel('Write a message').fill('<img src=x onerror=alert(1)>');
    await ann.getByRole('button', { name: 'Send' }).click();
    // The chat is beside the board and does not cover it.
    await ann.locator('.rail .lines li').waitFor();
    expect(await ann.locator('dialog').count()).toBe(0);
    await bert.locator('nav.tabs .badge').waitFor();
    await bert.locator('nav.tabs button:has(.badge)').click();
    const line = bert.locator('dialog .lines li');
    expect(await line.innerText()).toContain('<b>Ann</b> <img src=x onerror=alert(1)>');
    expect(await line.locator('img').count()).toBe(0);
    // A phone's Back button closes the open sheet, and the table stays.
    await bert.goBack();
    await bert.locator('dialog').waitFor({ state: 'detached' });
    expect(bert.url()).toBe(address);
    // The cookie keeps the seat even if the browser loses its storage.
    await bert.evaluate(() => localStorage.clear());
    await bert.reload();
    await bert.locator('.table').waitFor();

    await Promise.all([
      playOn(ann, 1),
      playOn(bert, 2),
      carl.locator('[data-testid="end"]').waitFor({ timeout: 150_000 }),
    ]);

    // The check of the shuffle. A player finds their own nonce in it; a spectator, or a player who lost theirs, sees
    // less.
    await ann.getByRole('link', { name: 'Check this game' }).click();
    await ann.getByRole('heading', { name: 'No one chose these cards' }).waitFor();
    await ann.getByText('yours is among them').waitFor();
    expect(await ann.getByRole('listitem').filter({ hasText: 'right:' }).count()).toBe(5);
    await fine(ann);
    await bert.getByRole('link', { name: 'Vérifier la partie' }).click();
    await bert.getByText('2 personnes ont ajouté un nombre.').waitFor();
    expect(await crowded(bert)).toEqual([]);
    await Promise.all([ann.goBack(), bert.goBack()]);

    await ann.getByRole('button', { name: 'Rematch' }).click();
    await ann.waitForURL((url) => url.href !== address);
    // A rematch: one player joins, one declines.
    const asked = bert.locator('dialog[open] [data-testid="rematch"]');
    await asked.getByText('<b>Ann</b> propose une autre partie.').waitFor();
    await ann.getByText('Waiting for Bert.').waitFor();
    if (game === 'academy') {
      await asked.getByRole('button', { name: 'J’en suis' }).click();
      await bert.waitForURL((url) => url.href === ann.url());
      await bert.locator('.table').waitFor();
    } else {
      await asked.getByRole('button', { name: 'Pas cette fois' }).click();
      await ann.getByText('1 seat is still free.').waitFor();
      await ann.getByLabel('Level of the bots').selectOption('page');
      await ann.getByRole('button', { name: 'Start now with bots' }).click();
    }
    await ann.locator('.table').waitFor();

    await carl.locator('dialog[open] a[href^="/replay/"]').click();
    await carl.locator('.replay').waitFor();
    await carl.keyboard.press('End');
    await carl.waitForURL(/step=[1-9]/);

    // A player reviews the luck of the game; the result also appears on their page.
    if (game === 'academy') return;
    const summary = bert.getByText('Dans 1 sur 1').or(bert.getByText('Dans 0 sur 1'));
    await bert.setViewportSize(sizes.laptop);
    await bert.goto('/person/me');
    await bert.getByText('Analysez une partie').waitFor();
    expect(await summary.count()).toBe(0);
    await bert.locator('a[href^="/review/"]').first().click();
    await bert.getByRole('button', { name: 'Approfondir' }).waitFor({ timeout: 120_000 });
    const number = (text: string) => Number(/[+−]?\d+(,\d+)?/.exec(text)![0].replace('−', '-').replace(',', '.'));
    const own = number(await bert.locator('[data-part="own"]').innerText());
    await bert.goto('/person/me');
    await summary.waitFor();
    const label = await bert.getByRole('img', { name: /vos choix/ }).getAttribute('aria-label');
    // Both numbers are rounded.
    expect(Math.abs(number(label!.split('vos choix ')[1]!) - own)).toBeLessThanOrEqual(1);
  });
}

it('the waiting room: the host arranges the table, everybody agrees to what was changed, and it begins', async () => {
  const ann = await visitor();
  const address = await makeTable(ann, 'academy', 'Ann', 3, 4);
  const sit = async (name: string, look: Look): Promise<Page> => {
    const page = await visitor(look);
    await page.goto(address);
    await page.locator('form.sit input').fill(name);
    await page.locator('form.sit button').click();
    await page.locator('form.sit').waitFor({ state: 'detached' });
    return page;
  };
  const bert = await sit('Bert', { size: 'phone', touch: true });
  const carl = await sit('Carl', { language: 'ru' });
  await ann.getByRole('img', { name: 'QR code of the link' }).waitFor();
  expect(await ann.getByLabel('Link to this table').inputValue()).toMatch(/^http:\/\/192\.168\.1\.20:8080\/table\//);
  await ann.getByText('Bert').first().waitFor();

  // The host frees a seat: the player gets a message and may return, until they are shut out.
  const askAbout = async (name: string, what: string): Promise<void> => {
    await ann.getByRole('button', { name: `More for ${name}` }).click();
    await ann.locator('dialog[open]').getByRole('button', { name: what, exact: true }).click();
  };
  await askAbout('Carl', 'Free the seat');
  await carl.getByText('Хозяин стола освободил ваше место.').waitFor();
  await carl.locator('form.sit button').click();
  await askAbout('Carl', 'Free the seat and block the player');
  await carl.getByText('закрыл для вас этот стол').waitFor();
  expect(await carl.locator('form.sit').count()).toBe(0);

  // By keyboard: a bot on a seat, and changed options.
  await ann.getByRole('button', { name: 'Add a bot: seat 3' }).press('Enter');
  await ann.locator('dialog[open]').getByRole('button', { name: 'Add a bot' }).press('Enter');
  await bert.getByText('bot, squire').waitFor();
  await ann.getByRole('button', { name: 'Change options' }).press('Enter');
  const sheet = ann.locator('dialog[open]');
  await sheet.getByRole('button', { name: '3 players' }).press('Enter');
  await sheet.getByRole('switch').first().press('Space');
  await sheet.getByRole('button', { name: 'Change options' }).press('Enter');
  await sheet.waitFor({ state: 'detached' });

  const changed = bert.getByTestId('changed');
  await changed.getByText('was 4 seats').waitFor();
  await carl.getByTestId('changed').waitFor();
  const start = ann.getByRole('button', { name: 'Start', exact: true });
  expect(await start.isDisabled()).toBe(true);
  await ann.getByText('Waiting for Bert').waitFor();
  await bert.getByRole('button', { name: 'Ready' }).tap();
  await changed.waitFor({ state: 'detached' });
  await askAbout('Bert', 'Make host');
  await bert.getByText('You are the host now.').waitFor();
  await bert.getByRole('button', { name: 'Start', exact: true }).tap();
  for (const page of [ann, bert, carl]) await page.locator('.table').waitFor();
});

it('the hall: who is here, one tap to watch or to sit down, and a game is found while one looks around', async () => {
  const ann = await visitor();
  const bert = await visitor({ size: 'phone', touch: true, language: 'fr' });
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Hall' }).click();
  const look = async (page: Page, name: string, find: string): Promise<void> => {
    const form = page.locator('main form');
    await form.locator('input.field').fill(name);
    for (const n of [2, 3, 4, 5]) {
      const one = form.getByRole('button', { name: String(n), exact: true });
      if (((await one.getAttribute('aria-pressed')) === 'true') !== (n === 2)) await one.click();
    }
    await form.getByRole('group').last().getByRole('button').last().click();
    await form.getByRole('button', { name: find }).click();
  };
  await look(ann, 'Ann', 'Find a game');
  await ann.getByText('Looking: 1 of 2 there').waitFor();
  // The search continues on other screens and after a reload; its indicator covers no other element.
  await ann.getByRole('link', { name: 'Home' }).click();
  const sign = ann.getByRole('link', { name: 'Looking for a game: 1 of 2' });
  await sign.waitFor();
  await ann.reload();
  await sign.waitFor();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await ann.setViewportSize(size);
    const box = (await sign.boundingBox())!;
    const header = (await ann.locator('header').first().boundingBox())!;
    expect(header.y).toBeGreaterThanOrEqual(box.y + box.height);
    // On a phone the start page always scrolls.
    if (size.width > 390)
      expect(await ann.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  }
  // Other people see the search, and join it with one tap.
  await bert.goto('/hall');
  await bert.getByText('D’autres cherchent').waitFor();
  await bert.locator('main form input.field').fill('Bert');
  await bert.getByRole('button', { name: 'Rejoindre' }).click();
  await ann.waitForURL('**/table/*');
  await ann.reload();
  for (const page of [ann, bert]) {
    await page.waitForURL('**/table/*');
    await page.locator('.table').waitFor();
  }
  expect(ann.url()).toBe(bert.url());

  const carl = await visitor({ language: 'ru' });
  await carl.goto('/hall');
  await carl.getByText('Ann').first().waitFor();
  await carl.getByRole('link', { name: 'Смотреть' }).first().click();
  await carl.locator('.bar').getByText('Вы зритель').waitFor();
});

it('somebody is invited by name, wherever they are, and comes or does not', async () => {
  const bert = await visitor({ size: 'phone', language: 'fr' });
  await bert.goto('/credits');
  const api = `${inject('base')}/api/v1`;
  await bert.request.post(`${api}/guest`, { data: { name: 'Bert' } });
  await bert.request.post(`${api}/account`, { data: { name: 'Bert of Bath', passphrase: 'correct horse battery' } });
  await bert.reload();
  const ann = await visitor();
  const invite = async (): Promise<void> => {
    await makeTable(ann, 'academy', 'Ann', 2, 3);
    await ann.getByLabel('Invite by name').fill('Bert of Bath');
    await ann.getByRole('button', { name: 'Invite', exact: true }).click();
    await ann.getByText('If Bert of Bath has an account here, they are invited.').waitFor();
    await bert.getByText('vous invite').waitFor();
  };
  await invite();
  await bert.getByRole('button', { name: 'Refuser' }).click();
  await ann.getByText('Bert of Bath is not coming.').waitFor();
  await bert.getByText('vous invite').waitFor({ state: 'detached' });
  await invite();
  const sign = (await bert.getByRole('complementary').boundingBox())!;
  const header = (await bert.locator('header').first().boundingBox())!;
  expect(header.y).toBeGreaterThanOrEqual(sign.y + sign.height);
  await bert.getByRole('button', { name: 'Accepter' }).click();
  await bert.waitForURL(ann.url());
  await ann.getByText('Bert of Bath').first().waitFor();
});

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** All spans of a server's trace file. */
function spansIn(file: string): Span[] {
  const requests = readFileSync(file, 'utf8').trim().split('\n');
  return requests.flatMap((line) => {
    const { resourceSpans } = JSON.parse(line) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
}

it('a server that is killed and comes back: nothing is lost, nothing is done twice, and choices are traced as before', async () => {
  const traces = resolve(mkdtempSync(resolve(tmpdir(), 'roundtable-')), 'traces.jsonl');
  const server = await new Server(['--traces', traces]).start();
  try {
    const ann = await visitor({ base: server.base });
    await makeTable(ann, 'academy', 'Ann', 1, 3);
    const bert = await visitor({ base: server.base });
    await bert.goto(ann.url());
    await bert.locator('form.sit input').fill('Bert');
    await bert.locator('form.sit button').click();
    await bert.locator('.table').waitFor();
    await Promise.all([playOn(ann, 5, 12), playOn(bert, 6, 12)]);
    await server.kill();
    await ann.getByText('Connection lost').waitFor();
    expect(await ann.locator('main').isVisible()).toBe(true);
    // A choice made during the outage is kept and sent when the server is back.
    await playOn(ann, 7, 4);
    await server.start();
    await ann.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 30_000 });
    await bert.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 30_000 });
    // While tables cannot be read, a visitor gets a message without any action to take.
    const reading = '**/api/v1/tables/*';
    await bert.route(reading, (route) => route.fulfill({ status: 503, json: { error: { code: 'store' } } }));
    await bert.reload();
    await bert.getByRole('heading', { name: 'One moment, please' }).waitFor();
    await bert.unroute(reading);
    await bert.locator('.table').waitFor();
    rmSync(traces);
    await Promise.all([playOn(ann, 8), playOn(bert, 9)]);
  } finally {
    await server.stop();
    forgive(/WebSocket|ERR_CONNECTION_REFUSED|503/);
  }
  const spans = spansIn(traces);
  const ofPages = spans.filter((span) => span.name === 'choice');
  expect(ofPages.length).toBeGreaterThan(10);
  for (const page of ofPages) {
    const parts = spans.filter((span) => span.traceId === page.traceId && span.parentSpanId === page.spanId);
    expect(parts.map((span) => span.name).sort()).toEqual(['choose', 'draw', 'send']);
  }
  rmSync(dirname(traces), { recursive: true });
});

it('what the page names for browsers, home screens and previews of links is there, and is what it should be', async () => {
  const base = inject('base');
  const page = await (await fetch(`${base}/table/abc`)).text();
  const named = [...page.matchAll(/(?:href|src|content)="(\/[^"]+)"/g)].map((found) => found[1]!);
  const { icons } = (await (await fetch(`${base}/manifest.webmanifest`)).json()) as { icons: { src: string }[] };
  for (const picture of ['/preview.png', '/icon-180.png', '/manifest.webmanifest']) expect(named).toContain(picture);
  const types = ['image/png', 'image/svg+xml', 'text/javascript', 'text/css', 'application/manifest+json'];
  for (const path of new Set([...named, ...icons.map((icon) => icon.src)])) {
    const answer = await fetch(base + path);
    expect([path, answer.status]).toEqual([path, 200]);
    const type = answer.headers.get('content-type')!.split(';')[0]!;
    expect(types).toContain(type);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (path.endsWith('.png')) expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  }
});

it('the page comes with a strict policy, and has nothing inline', async () => {
  const response = await fetch(inject('base'));
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain("'unsafe-eval'");
  const text = await response.text();
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/);
});
