// Whole games in a real browser: scripts/web test. Needs build/roundtable and Chromium. Also used by scripts/web
// screenshots and scripts/web measure.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite-e2e',
  test: {
    root: import.meta.dirname,
    include: [process.env['E2E'] ?? '*.e2e.ts'],
    globalSetup: './serve.ts',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    retry: 1, // a browser on a busy machine may fail once; twice is a fault
    maxWorkers: 2,
    pool: 'forks',
    isolate: false, // playwright is large and loads once; each file has its own browser
    reporters: [process.env['E2E'] ? 'default' : 'verbose'],
  },
});
