import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './tools/fonts.ts';
import { gameIcons } from './tools/game_icons.ts';
import { serviceWorker } from './tools/service_worker.ts';
import { texts } from './tools/texts/plugin.ts';

/** Prefixes files of a game with its name: `NAME-table-….js`. */
function gameOf(module: string | null): string {
  const game = /\/games\/([^/]+)\//.exec(module ?? '')?.[1];
  return game ? `${game}-` : '';
}

export default defineConfig({
  plugins: [texts(), svelte(), fonts(), gameIcons(), serviceWorker()],
  base: '/',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // no inline assets: the server's Content-Security-Policy forbids them
    modulePreload: { polyfill: false },
    // One file for the start screen, which needs all of it anyway.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
        chunkFileNames: ({ facadeModuleId }) => `assets/${gameOf(facadeModuleId)}[name]-[hash].js`,
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: 'http://localhost:8080', ws: true } },
    fs: { allow: ['.', '../bots', '../study'] }, // neural nets and puzzles of the games
  },
  // Tests that play whole games need long timeouts.
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    setupFiles: 'tools/test_setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
