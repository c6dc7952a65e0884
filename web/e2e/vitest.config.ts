// Whole games in a real browser: scripts/web test. Needs build/roundtable and Chromium. Other files that use the same house:
// scripts/web screenshots, scripts/web measure.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite-e2e',
  test: {
    root: import.meta.dirname,
    include: [process.env['E2E'] ?? '*.e2e.ts'],
    globalSetup: './serve.ts',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    retry: 1, // a browser on a busy machine may stumble once; twice is a fault
    maxWorkers: 2,
    pool: 'forks',
    isolate: false, // playwright is large, and read once; each file has a browser of its own
    reporters: [process.env['E2E'] ? 'default' : 'verbose'],
  },
});
