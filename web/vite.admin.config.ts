// Builds the operator's page into dist/admin, separately so that the page for players does not grow. Both share the
// font files.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fonts } from './tools/fonts.ts';
import { gameIcons } from './tools/game_icons.ts';
import { texts } from './tools/texts/plugin.ts';

export default defineConfig({
  plugins: [texts(), svelte(), fonts(), gameIcons()],
  base: '/',
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'admin/index.html',
      // Only the texts in use.
      treeshake: { manualPureFunctions: ['area'] },
      output: {
        entryFileNames: 'admin/[name]-[hash].js',
        chunkFileNames: 'admin/[name]-[hash].js',
        assetFileNames: ({ names }) => `${names[0]?.endsWith('.woff2') ? 'assets' : 'admin'}/[name]-[hash][extname]`,
      },
    },
  },
});
