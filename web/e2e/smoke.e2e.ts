import { expect, it } from 'vitest';
import { useBrowser, visitor } from './browser';

useBrowser();

it('opens', async () => {
  const page = await visitor();
  await page.goto('/');
  expect(await page.title()).toBe('Roundtable');
});
