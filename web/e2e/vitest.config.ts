// Whole games in a real browser: scripts/web test. Needs build/roundtable with the page built in, and Chromium.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.e2e.ts'],
    globalSetup: './serve.ts',
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    pool: 'forks',
    reporters: ['verbose'],
  },
});
