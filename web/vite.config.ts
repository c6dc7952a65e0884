import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './tools/game_icons.ts';
import { serviceWorker } from './tools/service_worker.ts';

export default defineConfig({
  plugins: [svelte(), gameIcons(), serviceWorker()],
  base: '/',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // nothing inline: the server's Content-Security-Policy forbids it
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  // Whole games take as long as they take.
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
