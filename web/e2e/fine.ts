// Accessibility checks by axe-core.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tooSmall } from './browser';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The faults found by axe, as `rule: element`. */
async function wrongs(page: Page, part: string, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([part, options]) => {
      interface Finding {
        id: string;
        nodes: { html: string; failureSummary?: string }[];
      }
      interface Axe {
        run(part: Element, options: object): Promise<{ violations: Finding[] }>;
      }
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(document.querySelector(part)!, {
        ...options,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
      );
    },
    [part, options] as const,
  );
}

/** Expects no faults in either theme; `part` limits the check to an element. */
export async function fine(page: Page, part = 'html'): Promise<void> {
  // Themes differ in colours only.
  for (const [colorScheme, options] of [
    ['light', {}],
    ['dark', { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Transitions of colours must have ended.
    await expect
      .poll(() => wrongs(page, part, options), { message: colorScheme, timeout: 6000, interval: 300 })
      .toEqual([]);
  }
  expect(await tooSmall(page)).toEqual([]);
}
