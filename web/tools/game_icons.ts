// The icons of game-icons.net (CC BY 3.0) that the page uses, as modules: from a name to the path on a 512-unit grid.
// Each game lists its icons in games/NAME/icons.json. Those of the title picture are in the start screen
// (`virtual:game-icons/title`), the others load on demand.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

/** A game's icons.json. */
interface Icons {
  title: string[];
  rest: string[];
}

const games = join(import.meta.dirname, '../src/games');
const lists = readdirSync(games)
  .map((game) => join(games, game, 'icons.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Icons);
const title = new Set(lists.flatMap((list) => list.title));
const rest = new Set(lists.flatMap((list) => list.rest).filter((name) => !title.has(name)));

const id = 'virtual:game-icons';
const both = `import title from '${id}/title';\nimport rest from '${id}/rest';\nexport default { ...title, ...rest };`;
const modules: Record<string, () => string> = {
  [id]: () => both,
  [`${id}/title`]: () => `export default ${JSON.stringify(paths(title))}`,
  [`${id}/rest`]: () => `export default ${JSON.stringify(paths(rest))}`,
};

function paths(names: Iterable<string>): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(
    [...names].map((name) => {
      const [found, ...others] = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)];
      if (!found || others.length > 0) throw new Error(`game-icons has no ${name} of a single path`);
      return [name, shorter(found[1]!)];
    }),
  );
}

/** Shortens a path by rounding to whole units of its grid. */
function shorter(path: string): string {
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: 0 } }];
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, { plugins });
  return / d="([^"]+)"/.exec(data)![1]!;
}

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    load: (module) => modules[module.slice(1)]?.() ?? null,
  };
}
