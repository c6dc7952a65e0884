// The Vite plugin for texts: compiles a file when it is imported, and writes its TypeScript declaration.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { moduleOf, typesOfArea } from './area.ts';
import { areas, inLanguage, languages, partsOf, source } from './files.ts';

const words = join(source, 'i18n', 'words');
/** Not in the repository; tsconfig.json lists it beside src. */
export const typesFolder = join(source, '..', '.texts');

/** Writes the declarations of all texts. */
export function writeTypes(): void {
  const wanted = new Map<string, string>();
  for (const area of areas()) {
    const declared = (file: string): string => join(typesFolder, relative(source, file).replace(/\.ftl$/, '.d.ftl.ts'));
    const who = relative(dirname(area), words);
    wanted.set(declared(area), typesOfArea(area, who.startsWith('.') ? who : `./${who}`));
    const english = `../en/${relative(dirname(area), area)}`;
    for (const language of languages().filter((one) => one !== 'en'))
      wanted.set(declared(inLanguage(area, language)), `export { default } from '${english}';\n`);
  }
  for (const [file, content] of wanted) {
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Deletes declarations of files that no longer exist. */
export function clearTypes(): void {
  rmSync(typesFolder, { recursive: true, force: true });
}

export function texts(): Plugin {
  return {
    name: 'texts',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      for (const part of [...partsOf(id), ...partsOf(inLanguage(id, 'en'))]) this.addWatchFile(part);
      return { code: moduleOf(id, words), map: null };
    },
  };
}
