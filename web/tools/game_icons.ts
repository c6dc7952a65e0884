// The few pictures of game-icons.net (CC BY 3.0) that the page uses, as a module: name to the path on a 512-unit grid.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const used = [
  'rose',
  'horse-head',
  'swords-emblem',
  'crossed-swords',
  'open-book',
  'queen-crown',
  'jeweled-chalice',
  'receive-money',
  'broadsword',
  'laurel-crown',
  'tied-scroll',
  'plain-dagger',
  'anvil',
  'swap-bag',
  'jester-hat',
  'black-knight-helm',
  'scales',
  'candle-flame',
  'imperial-crown',
  'pope-crown',
  'bow-arrow',
  'polar-star',
  'pointy-hat',
  'cauldron',
] as const;

const id = 'virtual:game-icons';

function paths(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(
    used.map((name) => {
      const found = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      if (found.length === 0) throw new Error(`game-icons has no ${name}`);
      return [name, found.join('')];
    }),
  );
}

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (module) => (module === `\0${id}` ? `export default ${JSON.stringify(paths())}` : null),
  };
}
