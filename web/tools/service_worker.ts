// Writes dist/sw.js: src/service_worker.js with the list of built files (path, digest and size) and the texts of notifications.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { inAllLanguages } from './texts/area.ts';

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Files that no page uses: the worker itself, and the preview image for other sites. */
const unshown = ['sw.js', 'preview.png'];

export function serviceWorker(): Plugin {
  let folder = '';
  let template = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
      template = join(config.root, 'src/service_worker.js');
    },
    closeBundle: () => {
      const built = files(folder)
        .filter((file) => !unshown.includes(relative(folder, file)))
        .sort();
      const list = built.map((file) => {
        const bytes = readFileSync(file);
        const path = `/${relative(folder, file)}`;
        const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
        return [path === '/index.html' ? '/' : path, digest, bytes.length];
      });
      const text = readFileSync(template, 'utf8')
        .replace('[/* FILES */]', JSON.stringify(list))
        .replace('{/* WORDS */}', inAllLanguages('notices'));
      writeFileSync(join(folder, 'sw.js'), text);
    },
  };
}
