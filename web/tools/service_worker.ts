// Writes dist/sw.js: src/service_worker.js with the list of what was built and a version made of its contents.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** What no page shows: this file itself, and the picture that other sites show beside a link. */
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
      const hash = createHash('sha256');
      for (const file of built) hash.update(file).update(readFileSync(file));
      const list = built
        .map((file) => `/${relative(folder, file)}`)
        .map((path) => (path === '/index.html' ? '/' : path));
      const text = readFileSync(template, 'utf8')
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace('[/* FILES */]', JSON.stringify(list));
      writeFileSync(join(folder, 'sw.js'), text);
    },
  };
}
