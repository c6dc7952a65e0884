// Pictures of all screens, to be compared pixel by pixel before and after a change of styles: scripts/web compare FOLDER
// [OLDER]. Games and their choices come from OLDER, so that both show the same.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, inject, it, onTestFinished } from 'vitest';
import { useBrowser, visitor } from './browser';
import { guest, post, sit } from './guests';
import { at, folder, older, pictures, press, root, type Screen } from './pictures';
import { pretend } from './pretend';
import { academy, everything, guilds, keepLocal, openLocal, playOn, type Setup } from './robot';
import { Server } from './server';

useBrowser();

const take = (screens: Screen[]): void => it.each(screens)('$name', pictures);

/** Presses a button below a replay; on phones they are in a sheet. */
const fromReplay = (name: string) => async (page: Page) => {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await press(name)(page);
};

/** Saved games on this device: played once, then opened again for every picture. */
type Kept = Record<string, Record<string, string>>;
const file = join(older || folder, 'games.json');
const kept: Kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {};

async function open(page: Page, name: string, setup: Setup, seed: number, clicks: number): Promise<void> {
  if (!kept[name]) {
    const player = await visitor();
    await openLocal(player, setup, seed);
    await playOn(player, seed, clicks);
    if (clicks < 1e9) await player.waitForFunction(() => document.title.startsWith('●'));
    kept[name] = await player.evaluate(() => ({ ...localStorage }));
    await player.context().close();
    writeFileSync(file, JSON.stringify(kept));
  }
  await page.goto('/credits');
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, kept[name]!);
  await page.goto(`/play/local-e2e${seed}`);
  await page.locator('.table').waitFor();
  if (clicks < 1e9) await page.waitForFunction(() => document.title.startsWith('●'));
  else await page.locator('[data-testid="end"]').waitFor();
  await page.waitForTimeout(300);
}
const game = (name: string, setup: Setup, clicks: number, then = async (_: Page) => {}, seed = 11): Screen['show'] => {
  return async (page) => {
    await open(page, name, setup, seed, clicks);
    await then(page);
  };
};
const squires = (setup: Setup): Setup => ({
  ...setup,
  seats: setup.seats.map((seat) => (seat === 'me' ? seat : 'squire')),
});
const whole = 1e9;

describe('pages', () => {
  take(
    Object.entries({
      start: '/',
      hall: '/hall',
      turns: '/turns',
      notices: '/notices',
      study: '/study',
      me: '/me',
      learn: '/learn',
      puzzles: '/puzzles',
      'rules-academy': '/rules/academy',
      'rules-medievallons': '/rules/medievallons',
      replay: '/replay',
      check: '/check',
      credits: '/credits',
      code: '/b',
      'new-academy': '/new/academy',
      'new-academy-friends': '/new/academy?friends=1',
      'new-medievallons': '/new/medievallons?friends=1',
      'workshop-academy': '/workshop/academy',
      'workshop-medievallons': '/workshop/medievallons',
      'companion-academy': '/companion/academy',
      'companion-medievallons': '/companion/medievallons',
      'learn-academy': '/learn/academy',
      'learn-medievallons': '/learn/medievallons',
      'lesson-lift': '/learn/academy?lesson=lift',
      'lesson-none': '/learn/academy?lesson=none',
      'puzzle-academy': '/puzzles/academy?n=3',
      'puzzle-medievallons': '/puzzles/medievallons?n=3',
      'no-table': '/play/nowhere',
    }).map(([name, path]) => ({ name, show: at(path) })),
  );
  const companion = (name: string): Screen['show'] =>
    at(`/companion/${name}`, async (page) => {
      await page.locator('form button[type="submit"]').click();
      await page.locator('form').waitFor({ state: 'detached' });
    });
  take([
    { name: 'companion-academy-begun', show: companion('academy') },
    { name: 'companion-medievallons-begun', show: companion('medievallons') },
    {
      name: 'person',
      show: async (page, size) => {
        await pretend(page);
        await at('/person/me')(page, size);
        await page.waitForTimeout(500);
      },
    },
    { name: 'start-language', show: at('/?lang=ru') },
    { name: 'workshop-academy-rules', show: at('/workshop/academy', press('Rules and house values')) },
    {
      name: 'puzzle-solution',
      show: at('/puzzles/medievallons?n=3', async (page) => {
        await page.locator('.teacher').waitFor();
        await playOn(page, 3, 1);
        await page.waitForTimeout(1500);
      }),
    },
  ]);
});

describe('tables', () => {
  const play = squires(academy(4));
  const full = squires(everything(5));
  const cards = squires(guilds(4));
  const choose = (page: Page): Promise<void> => page.locator('main ul.cards button').nth(1).click();
  take([
    { name: 'academy-draft', show: game('academy-draft', play, 0) },
    { name: 'academy-play', show: game('academy-play', play, 30) },
    { name: 'academy-chosen', show: game('academy-play', play, 30, choose) },
    { name: 'academy-full', show: game('academy-full', full, 0) },
    ...[15, 30, 45, 60, 90].map((clicks) => ({
      name: `academy-full-${clicks}`,
      show: game(`academy-full-${clicks}`, full, clicks),
    })),
    { name: 'academy-end', show: game('academy-end', full, whole) },
    { name: 'guilds', show: game('guilds', cards, 0) },
    { name: 'guilds-chosen', show: game('guilds', cards, 0, choose) },
    ...[8, 16, 24, 32, 48].map((clicks) => ({
      name: `guilds-${clicks}`,
      show: game(`guilds-${clicks}`, cards, clicks),
    })),
    { name: 'guilds-five', show: game('guilds-five', squires(guilds(5)), 20) },
    { name: 'guilds-end', show: game('guilds-end', cards, whole) },
    {
      name: 'here',
      show: async (page) => {
        const setup = { ...academy(3), seats: ['me', 'here', 'page'], names: ['', 'Ben', ''], name: 'Ann' };
        await page.goto(await keepLocal(page, setup, 12));
        await page.getByRole('button', { name: 'show my cards' }).waitFor();
      },
    },
  ]);
  for (const [short, name, setup, clicks] of [
    ['academy', 'academy-full-30', full, 30],
    ['guilds', 'guilds-16', cards, 16],
  ] as const) {
    const sheet = (button: string | RegExp) => async (page: Page) => {
      const found = page.getByRole('button', { name: button, exact: true });
      if ((await found.count()) === 0) return;
      await found.first().click();
      await page.locator('dialog[open]').waitFor();
      await page.waitForTimeout(button === 'Hint' ? 300 : 200);
    };
    take(
      ['Menu', 'Players', 'Log', 'Help'].map((button) => ({
        name: `${short}-${button.toLowerCase()}`,
        show: game(name, setup, clicks, sheet(button)),
      })),
    );
    take([
      {
        name: `${short}-end-closed`,
        show: game(`${short}-end`, setup, whole, (page) => page.keyboard.press('Escape')),
      },
      {
        name: `${short}-replay`,
        show: game(`${short}-end`, setup, whole, async (page) => {
          await page.goto('/replay/local-e2e11?step=60');
          await page.locator('.replay').waitFor();
          await page.waitForTimeout(500);
        }),
      },
      {
        name: `${short}-replay-more`,
        show: game(`${short}-end`, setup, whole, async (page) => {
          await page.goto('/replay/local-e2e11?step=60');
          const more = page.getByRole('button', { name: 'More', exact: true });
          await page.locator('.replay').waitFor();
          if (await more.isVisible()) await more.click();
          await page.waitForTimeout(300);
        }),
      },
      {
        name: `${short}-branch`,
        show: game(`${short}-end`, setup, whole, async (page) => {
          await page.goto('/replay/local-e2e11?step=60');
          await page.locator('.replay').waitFor();
          await fromReplay('Play on from here')(page);
          const sheet = page.locator('dialog[open]');
          await sheet.waitFor();
          await sheet.getByText('…', { exact: true }).first().waitFor({ state: 'detached', timeout: 60_000 });
          await page.waitForTimeout(500);
        }),
      },
    ]);
  }
  take([
    {
      name: 'review',
      show: async (page) => {
        const record = {
          ...{ format: 'roundtable/2', game: 'medievallons', players: 2, options: {}, seats: ['Ann', 'Bert'] },
          position: { hands: ['A,O', 'A,B'], deck: 'K,K' },
          log: ['0 play O', '* draw 0 K'],
        };
        await page.goto('/replay');
        const buffer = Buffer.from(JSON.stringify(record));
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'one.json', mimeType: 'application/json', buffer });
        await page.locator('.replay').waitFor();
        await fromReplay('Review the game')(page);
        await page.waitForFunction(() => document.querySelector('.judged') && !document.querySelector('progress'));
        await page.getByText(/quick review, \d+ s/).evaluateAll((all) => {
          for (const one of all) one.style.visibility = 'hidden';
        });
      },
    },
    {
      name: 'plain',
      show: async (page) => {
        const engine = join(root, 'build/wasm32/tests/games/goofspiel.wasm');
        for (const name of ['study', 'engine_goofspiel'])
          await page
            .context()
            .route(`**/${name}.wasm`, (route) => route.fulfill({ path: engine, contentType: 'application/wasm' }));
        await openLocal(page, { game: 'goofspiel' as 'academy', seats: ['me', 'page', 'page'] }, 5);
        await page.locator('[data-choice]').first().waitFor();
        await page.waitForTimeout(300);
      },
    },
  ]);
});

describe('among people', () => {
  const make = async (who: Record<string, string>, table: object, base = inject('base')): Promise<string> => {
    const answer = await fetch(`${base}/api/v1/tables`, post(table, who));
    return ((await answer.json()) as { id: string }).id;
  };
  /** Hides random parts, such as links with the ids of tables. */
  const hide = (page: Page, selector: string): Promise<void> =>
    page.locator(selector).evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).style.visibility = 'hidden';
    });
  const random = 'main svg[role="img"], main input[readonly], main code, main .link';
  const ann = async (page: Page): Promise<void> => {
    await page.goto('/credits');
    await page.request.post('/api/v1/guest', { data: { name: 'Ann' } });
  };
  const waiting = async (page: Page): Promise<void> => {
    await ann(page);
    const made = await page.request.post('/api/v1/tables', {
      data: { game: 'academy', seats: ['me', 'open', { bot: 'knight' }, 'open'], ready: true },
    });
    const { id } = (await made.json()) as { id: string };
    await sit(id, await guest('Bert'));
    await page.goto(`/table/${id}`);
    await page.getByText('Bert').first().waitFor();
    await page.waitForTimeout(300);
    await hide(page, random);
  };
  const playing = async (page: Page): Promise<void> => {
    await ann(page);
    const made = await page.request.post('/api/v1/tables', {
      data: { game: 'medievallons', seats: ['me', 'open'], options: { first: 0 }, clock: 86_400 },
    });
    const { id } = (await made.json()) as { id: string };
    const bert = await guest('Bert');
    await sit(id, bert);
    await page.goto(`/table/${id}`);
    await page.locator('.table').waitFor();
    await page.waitForTimeout(500);
    await hide(page, '.main, .badge, .clock, .log li');
  };
  take([
    { name: 'waiting', show: waiting },
    {
      name: 'waiting-more',
      show: (page) => waiting(page).then(() => press('More for Bert')(page)),
      part: 'dialog[open]',
    },
    {
      name: 'waiting-options',
      show: (page) => waiting(page).then(() => press('Change options')(page)),
      part: 'dialog[open]',
    },
    {
      name: 'sitting',
      show: async (page) => {
        const id = await make(await guest('Bert'), { game: 'academy', seats: ['me', 'open', 'open'] });
        await page.goto(`/table/${id}`);
        await page.locator('form.sit').waitFor();
        await hide(page, random);
      },
    },
    { name: 'playing', show: playing },
    {
      name: 'playing-chat',
      show: async (page) => {
        await playing(page);
        const chat = page.getByRole('button', { name: /Chat/ });
        if ((await chat.count()) > 0) await chat.first().click();
        await page.waitForTimeout(300);
      },
    },
    { name: 'playing-menu', show: (page) => playing(page).then(() => press('Menu')(page)), part: 'dialog[open]' },
    {
      name: 'account',
      show: async (page, size) => {
        await page.goto('/me');
        await page.getByLabel('Your name').fill(`Axel ${size}`);
        await page.getByLabel('Passphrase').fill('four quiet words');
        await page.locator('form button[type="submit"]').click();
        await page.locator('.code').waitFor();
        await hide(page, '.code');
      },
    },
  ]);

  it('at tables of others', async () => {
    const server = await new Server().start();
    onTestFinished(() => server.stop());
    const { base } = server;
    const [bert, cleo] = [await guest('Bert', base), await guest('Cleo', base)];
    await make(bert, { game: 'academy', public: true, seats: ['me', { bot: 'squire' }, 'open', 'open'] }, base);
    await make(cleo, { game: 'medievallons', public: true, seats: ['me', 'open', 'open'] }, base);
    await sit(await make(bert, { game: 'medievallons', public: true, seats: ['me', 'open'] }, base), cleo, base);
    await pictures({ name: 'hall-full', show: at('/hall'), base });
    const turns = async (page: Page): Promise<void> => {
      await ann(page);
      for (const game of ['academy', 'medievallons']) {
        const made = await page.request.post('/api/v1/tables', {
          data: { game, seats: ['me', 'open'], options: { first: 0 }, clock: 86_400 },
        });
        await sit(((await made.json()) as { id: string }).id, bert, base);
      }
      await page.goto('/turns');
      await page.getByTestId('turn').first().waitFor();
    };
    await pictures({ name: 'turns-full', show: turns, base });
    await pictures({ name: 'me-guest', show: (page, size) => ann(page).then(() => at('/me')(page, size)), base });
  });

  it('for the operator', async () => {
    const server = await new Server(['--admin', '127.0.0.1:0']).start();
    onTestFinished(() => server.stop());
    const { base } = server;
    const [bert, cleo] = [await guest('Bert', base), await guest('Cleo', base)];
    const id = await make(bert, { game: 'medievallons', seats: ['me', 'open'] }, base);
    await sit(id, cleo, base);
    await fetch(`${base}/api/v1/tables/${id}/report`, post({ seat: 0, why: 'Insults everybody, again' }, cleo));
    // Figures change all the time; the same answer is shown to all pages.
    const seen: Record<string, string> = existsSync(join(older || folder, 'admin.json'))
      ? (JSON.parse(readFileSync(join(older || folder, 'admin.json'), 'utf8')) as Record<string, string>)
      : {};
    if (!older) await new Promise((resolve) => setTimeout(resolve, 35_000)); // until there is something to draw
    const show = (then = async (_: Page) => {}) => {
      return async (page: Page): Promise<void> => {
        await page.route('**/admin/*', async (route) => {
          if (route.request().resourceType() !== 'fetch') return route.continue();
          const path = new URL(route.request().url()).pathname;
          seen[path] ??= await (await route.fetch()).text();
          return route.fulfill({ body: seen[path]!, contentType: 'application/json' });
        });
        await page.goto('/admin');
        await page.getByRole('heading', { name: 'Right now' }).waitFor();
        await page.waitForTimeout(500);
        await then(page);
      };
    };
    await pictures({ name: 'admin', show: show(), base: server.admin });
    writeFileSync(join(folder, 'admin.json'), JSON.stringify(seen));
    await pictures({ name: 'admin-ban', show: show(press(/^Ban…/)), base: server.admin });
  });
});
