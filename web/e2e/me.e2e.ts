// Tests accounts: creation, login on another device, a lost passphrase, and logging out.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { forgive, useBrowser, visitor, type Look } from './browser';

useBrowser();

async function at(look: Look = {}): Promise<Page> {
  const page = await visitor(look);
  await page.goto('/me');
  await page.locator('section').first().waitFor();
  return page;
}
async function logIn(page: Page, name: string, passphrase: string): Promise<void> {
  await page.getByRole('button', { name: 'I have an account: log in' }).click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Log in', exact: true }) });
  await form.getByLabel('Your name', { exact: true }).fill(name);
  await form.getByLabel('Passphrase').fill(passphrase);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}
/** The displayed recovery code, after confirming that it is saved. */
async function takeCode(page: Page): Promise<string> {
  const code = (await page.locator('.code').getAttribute('aria-label'))!;
  expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await page.getByLabel('I have written it down').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('.code').waitFor({ state: 'detached' });
  return code;
}

it('an account in one step, and every way into it', async () => {
  const name = `Ann ${Date.now() % 1_000_000}`;
  const ann = await visitor();
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Me', exact: true }).click();
  await ann.getByLabel('Your name', { exact: true }).fill(name);
  await ann.getByLabel('Passphrase').fill('too short');
  await ann.getByRole('button', { name: 'Create account' }).click();
  expect(await ann.getByLabel('Passphrase').getAttribute('aria-invalid')).toBe('true');
  await ann.getByLabel('Passphrase').fill('four quiet words');
  await ann.getByText('Long enough.').waitFor();
  await ann.getByRole('button', { name: 'Create account' }).click();
  const code = await takeCode(ann);
  await ann.getByRole('heading', { name, exact: true }).waitFor();

  // The name is taken for other people, who get two similar suggestions.
  const bert = await at({ size: 'phone' });
  await bert.getByLabel('Your name', { exact: true }).fill(name);
  await bert.getByLabel('Passphrase').fill('four other words');
  await bert.getByRole('button', { name: 'Create account' }).click();
  await bert.getByText('This name belongs to another account.').waitFor();
  await bert.locator('.free button').first().click();
  await bert.getByRole('button', { name: 'Create account' }).click();
  await takeCode(bert);

  // Login on another device, and remote logout from here.
  const there = await at();
  await logIn(there, name, 'not the right words');
  await there.getByText('Wrong name or passphrase.').waitFor();
  await there.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await there.getByLabel('Passphrase').last().fill('four quiet words');
  await there.getByRole('button', { name: 'Log in', exact: true }).click();
  await there.getByRole('heading', { name, exact: true }).waitFor();
  await ann.reload();
  await ann.getByRole('button', { name: 'Log out everywhere else' }).click();
  await ann.getByText('You are now logged in on this device only.').waitFor();
  await there.reload();
  await there.getByRole('button', { name: 'I have an account: log in' }).waitFor();

  // A change of name and passphrase.
  await ann.getByRole('button', { name: 'Rename' }).click();
  await ann.getByLabel('Your name', { exact: true }).fill(`${name} II`);
  await ann.getByRole('button', { name: 'Change it' }).click();
  await ann.getByRole('heading', { name: `${name} II` }).waitFor();
  await ann.getByRole('button', { name: 'Change passphrase' }).click();
  await ann.getByLabel('Current passphrase').fill('four quiet words');
  await ann.getByLabel('New passphrase').fill('four louder words');
  await ann.getByRole('button', { name: 'Change it' }).click();
  await ann.getByText('The passphrase is changed').waitFor();
  await ann.getByRole('button', { name: 'Log out here' }).click();
  await ann.getByText('You are logged out on this device.').waitFor();
  expect(await ann.getByText('Create an account').count()).toBe(0);

  // A lost passphrase. A browser that had an account a moment ago is not asked whether it has one.
  expect(await ann.getByRole('button', { name: 'I have an account: log in' }).count()).toBe(0);
  await ann.getByRole('button', { name: 'Forgot the passphrase?' }).click();
  const form = ann.locator('form', { has: ann.getByLabel('Recovery code') });
  await form.getByLabel('Your name', { exact: true }).fill(`${name} II`);
  await form.getByLabel('Recovery code').fill(code.toLowerCase());
  await form.getByLabel('New passphrase').fill('words that stay');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  expect(await takeCode(ann)).not.toBe(code);
  await ann.goto('/');
  await ann.getByRole('link', { name: `Me: ${name} II` }).waitFor();
  forgive(/status of 40[139]/);
});

/** The label of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return (field.labels?.[0] ?? field).textContent.trim();
  });

it('says what is missing, keeps the focus, and shows one form at a time', async () => {
  const page = await at();
  const enter = page.getByRole('button', { name: 'I have an account: log in' });
  await enter.click();
  await expect.poll(() => focused(page)).toBe('Your name');
  expect(await page.getByLabel('Your name', { exact: true }).count()).toBe(1);
  expect(await page.getByLabel('Passphrase').count()).toBe(1);
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  await submit.click();
  await page.getByText('Enter your name.').waitFor();
  await page.getByText('Enter your passphrase.').waitFor();
  await expect.poll(() => focused(page)).toBe('Your name');
  await page.keyboard.type('Nobody');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Passphrase');
  expect(await page.getByText('Enter your name.').count()).toBe(0);
  await page.getByRole('button', { name: 'Forgot the passphrase?' }).click();
  await expect.poll(() => focused(page)).toBe('Your name');
  await submit.click();
  await page.getByText('Enter your recovery code.').waitFor();
  await page.getByRole('button', { name: 'Create an account instead' }).click();
  await expect.poll(() => focused(page)).toBe('I have an account: log in');

  // The forms of an account.
  await page.getByLabel('Your name', { exact: true }).fill(`Fay ${Date.now() % 1_000_000}`);
  await page.getByLabel('Passphrase').fill('four quiet words');
  await page.locator('form button[type=submit]').first().click();
  await takeCode(page);
  const recovery = page.locator('section', { has: page.getByRole('heading', { name: 'Recovery code' }) });
  await recovery.getByRole('button').click();
  await expect.poll(() => focused(page)).toBe('Passphrase');
  await page.keyboard.press('Enter');
  await recovery.getByText('Enter your passphrase.').waitFor();
  await recovery.locator('button[type=button]').click();
  await expect.poll(() => recovery.getByRole('button').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Change passphrase' }).click();
  await page.keyboard.press('Enter');
  await page.getByText('Enter your passphrase.').waitFor();
  await page.locator('form button[type=button]').first().click();
  await expect.poll(() => focused(page)).toBe('Change passphrase');
});

it('a guest is told of accounts once, after the third game, and never again', async () => {
  const page = await visitor({ language: 'fr' });
  await page.goto('/');
  await page.evaluate(() =>
    fetch('/api/v1/guest', {
      method: 'POST',
      body: '{"name":"Carl"}',
      headers: { 'Content-Type': 'application/json' },
    }).then((response) => response.text()),
  );
  let games = 2;
  await page.route('**/api/v1/tables?list=finished', (route) =>
    route.fulfill({ json: { tables: Array.from({ length: games }, () => ({})) } }),
  );
  const line = page.getByText('Créez un compte pour les garder.');
  await page.reload();
  await page.getByRole('link', { name: 'Carl' }).waitFor();
  expect(await line.count()).toBe(0);
  games = 3;
  await page.reload();
  await line.waitFor();
  await page.getByRole('button', { name: 'Ne plus afficher' }).click();
  await line.waitFor({ state: 'detached' });
  const asked = page.waitForResponse('**/api/v1/you');
  await page.reload();
  await asked;
  await page.getByRole('link', { name: 'Carl' }).waitFor();
  expect(await line.count()).toBe(0);
});

it('everything in one file, and nothing after that', async () => {
  const page = await at({ language: 'en' });
  await page.getByLabel('Your name', { exact: true }).fill('Doris');
  await page.getByLabel('Passphrase').fill('four quiet words');
  await page.getByRole('button', { name: 'Create account' }).click();
  await takeCode(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('roundtable.json');
  const text = readFileSync((await download.path())!, 'utf8');
  expect((JSON.parse(text) as { person: { name: string } }).person.name).toBe('Doris');
  const erase = page.getByRole('button', { name: 'Delete my data' });
  await page.getByLabel('Type your name to confirm').fill('doris');
  expect(await erase.isDisabled()).toBe(true);
  await page.getByLabel('Type your name to confirm').fill('Doris');
  await erase.click();
  await page.getByText('Your data is deleted.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  expect(await page.getByLabel('Your name', { exact: true }).inputValue()).toBe('');
});

it('a passkey beside the passphrase', async () => {
  // Passkeys require a host name; an IP address is not enough.
  const page = await visitor({ base: inject('base').replace('127.0.0.1', 'localhost') });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const name = `Eve ${Date.now() % 1_000_000}`;
  await page.goto('/me');
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.getByLabel('Passphrase').fill('four quiet words');
  await page.getByRole('button', { name: 'Create account' }).click();
  await takeCode(page);
  const add = async (passphrase: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add this device' }).click();
    await page.getByLabel('Passphrase').fill(passphrase);
    await page.getByRole('button', { name: 'Add this device' }).click();
  };
  await add('not the right words');
  await page.getByText('Wrong name or passphrase.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await add('four quiet words');
  await page.getByText('added on').waitFor();
  const enter = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Log out here' }).click();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  };
  await enter();
  await page.getByText('last used').waitFor();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  // A device that does not verify its user gives no access.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await enter();
  await page.getByText('No passkey was received from this device.').waitFor();
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('button', { name: /Remove this passkey/ }).click();
  await page.getByText('added on').waitFor({ state: 'detached' });
  await enter();
  await page.getByText('No account here uses this passkey.').waitFor();
  forgive(/status of 40[139]/);
});
