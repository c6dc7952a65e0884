import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, preferred } from './i18n';
import { areas, textsOf } from './test_areas';

const source = join(import.meta.dirname, '..');

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

type Texts = Record<string, unknown>;

/** `log/played` and so on. Lists and functions count as texts. */
function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, at ? `${at}/${key}` : key));
}

describe('texts', () => {
  it.each(areas)('%s has the same texts in every language', async (area) => {
    const wanted = paths(await textsOf(area, 'en')).sort();
    for (const language of languages) expect(paths(await textsOf(area, language)).sort()).toEqual(wanted);
  });

  it.each(areas)('%s has no empty text', async (area) => {
    for (const language of languages) {
      const all = await textsOf(area, language);
      const empty = paths(all).filter(
        (path) => path !== '' && path.split('/').reduce<unknown>((at, key) => (at as Texts)[key], all) === '',
      );
      expect(empty).toEqual([]);
    }
  });

  // A text is used if the code reads its name, or that of its group, by `.name` or `['name']`. A group looked up by a
  // name from the engine counts as a whole. Texts of lessons are looked up by the names of their steps: learn.test.ts
  // and lessons.test.ts check them. rules.test.ts checks rulings. service_worker.js shows notifications.
  const others = areas.filter((area) => !/(\/lessons?|\/notices|^games\/.*\/rules)\.ftl$/.test(area));
  it.each(others)('%s has no text that nobody uses', async (area) => {
    const code = files(source)
      .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file) && !/i18n\/[a-z]{2}\//.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const asked = (name: string): boolean => new RegExp(`\\.${name}\\b|\\['${name}'\\]`).test(code);
    const lookedUp = (group: string): boolean => new RegExp(`\\.${group}(\\[|;|\\)|,|\\s*$)`, 'm').test(code);
    const unused = paths(await textsOf(area, 'en')).filter((path) => {
      const names = path.split('/');
      return path !== '' && !asked(names.at(-1)!) && !names.slice(0, -1).some(lookedUp);
    });
    expect(unused).toEqual([]);
  });
});

describe('the language to begin with', () => {
  it('is the one in the address, then the one kept, then the browser’s, then English', () => {
    expect(preferred('?lang=ru', 'fr', ['en-GB'])).toBe('ru');
    expect(preferred('?lang=xx', 'fr', ['en-GB'])).toBe('fr');
    expect(preferred('', null, ['xx', 'fr-CA', 'ru'])).toBe('fr');
    for (const tag of ['de', 'de-DE', 'de-AT', 'de-CH']) expect(preferred('', null, [tag, 'en'])).toBe('de');
    expect(preferred('', null, ['xx'])).toBe('en');
  });
});
