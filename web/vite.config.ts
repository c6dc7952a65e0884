import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './tools/fonts.ts';
import { gameIcons } from './tools/game_icons.ts';
import { serviceWorker } from './tools/service_worker.ts';
import { texts } from './tools/texts/plugin.ts';

/** Files of a game bear its name: `NAME-table-….js`. */
function gameOf(module: string | null): string {
  const game = /\/games\/([^/]+)\//.exec(module ?? '')?.[1];
  return game ? `${game}-` : '';
}

export default defineConfig({
  plugins: [texts(), svelte(), fonts(), gameIcons(), serviceWorker()],
  base: '/',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // nothing inline: the server's Content-Security-Policy forbids it
    modulePreload: { polyfill: false },
    // What the start screen needs is one file: it all comes anyway.
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
    fs: { allow: ['.', '../bots', '../study'] }, // what games have learned, and their puzzles
  },
  // Whole games take as long as they take.
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    setupFiles: 'tools/test_setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
