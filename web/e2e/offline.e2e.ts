// Whole games against bots with the engine in the page: kinds that no other test plays to the end. people.e2e.ts plays
// others by keys and touch, axe.e2e.ts those with the largest tables, and unit tests play all kinds without a browser.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgive, useBrowser, visitor, type Language } from './browser';
import { BusyProxy } from './busy';
import { academy, everything, expectEnd, guilds, openLocal, playOn, type Setup } from './robot';
import { Server } from './server';

useBrowser();

const setups: [name: string, language: Language, setup: Setup][] = [
  ['Karadoc, everything', 'fr', everything(2, 'karadoc')],
  ['Lancelot, everything', 'ru', everything(2, 'lancelot')],
  ['Medievallons, 4 players', 'de', guilds(4)],
];

describe('a whole game against bots', () => {
  it.each(setups)('%s, %s', async (name, language, setup) => {
    const page = await visitor({ language });
    await openLocal(page, setup, name.length);
    await playOn(page, name.length);
    await expectEnd(page, language);
  });
});

describe('the first visit, at a server with default options', () => {
  const server = new Server([], []);
  beforeAll(() => server.start());
  afterAll(() => server.stop());

  /** Opens the settings, which show the progress of caching, and waits until it is complete. */
  async function ready(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.locator('[data-offline="ready"]').waitFor({ timeout: 120_000 });
    expect(await page.locator('[data-offline]').innerText()).toMatch(/^Ready for offline play · \d+(\.\d)? MB$/);
  }
  async function playOffline(page: Page): Promise<void> {
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('h1').first().waitFor();
    await openLocal(page, academy(3), 5);
    await playOn(page, 5, 12);
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  }

  it('is enough to play without a network', async () => {
    const page = await visitor({ base: server.base, keepsFiles: true });
    await ready(page);
    await playOffline(page);
  });

  it('is enough where the server is too busy for some files at first', async () => {
    const proxy = await new BusyProxy(server.base).start();
    const page = await visitor({ base: proxy.base, keepsFiles: true });
    await ready(page);
    expect(proxy.refused).toBeGreaterThan(50);
    await proxy.stop();
    await playOffline(page);
  });
});
