// The few pictures of game-icons.net (CC BY 3.0) that the page uses, as modules: name to the path on a 512-unit grid. Those on the
// title art come with the start screen (`virtual:game-icons/title`), the others when they are needed.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const title = [
  'rose',
  'horse-head',
  'swords-emblem',
  'open-book',
  'queen-crown',
  'jeweled-chalice',
  'receive-money',
  'laurel-crown',
  'jester-hat',
  'black-knight-helm',
  'candle-flame',
];
const rest = [
  'crossed-swords',
  'broadsword',
  'tied-scroll',
  'plain-dagger',
  'anvil',
  'swap-bag',
  'scales',
  'imperial-crown',
  'pope-crown',
  'bow-arrow',
  'polar-star',
  'pointy-hat',
  'cauldron',
];

const id = 'virtual:game-icons';
const both = `import title from '${id}/title';\nimport rest from '${id}/rest';\nexport default { ...title, ...rest };`;
const modules: Record<string, () => string> = {
  [id]: () => both,
  [`${id}/title`]: () => `export default ${JSON.stringify(paths(title))}`,
  [`${id}/rest`]: () => `export default ${JSON.stringify(paths(rest))}`,
};

function paths(names: string[]): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(
    names.map((name) => {
      const [found, ...others] = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)];
      if (!found || others.length > 0) throw new Error(`game-icons has no ${name} of a single path`);
      return [name, shorter(found[1]!)];
    }),
  );
}

/** A path in fewer letters: on whole units of its grid. */
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
