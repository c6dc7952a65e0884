// The page of whoever runs a server, built beside that of everybody, which must not grow by it: dist/admin. Letters are the same
// files in both.

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
      // Of the areas of texts only those that are used.
      treeshake: { manualPureFunctions: ['area'] },
      output: {
        entryFileNames: 'admin/[name]-[hash].js',
        chunkFileNames: 'admin/[name]-[hash].js',
        assetFileNames: ({ names }) => `${names[0]?.endsWith('.woff2') ? 'assets' : 'admin'}/[name]-[hash][extname]`,
      },
    },
  },
});
