// Checks the modules of the page: allowed imports, no circular imports of files or of folders of screens, and no name of a game
// outside its own module and the list of games. Tests and their helpers (x.test.ts, test_x.ts) are exempt. tools/walls.test.ts
// applies it to src/ and tools/.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** The modules that each may import besides itself. A game is games/NAME; `page` mounts the page. */
const mayImport: Record<string, string[]> = {
  protocol: [],
  engine: ['protocol'],
  source: ['protocol', 'engine'],
  i18n: [],
  style: [],
  browser: ['protocol'],
  ui: ['i18n', 'style', 'browser'],
  table: ['protocol', 'source', 'i18n', 'browser', 'ui'],
  game: ['protocol', 'source', 'i18n', 'browser', 'ui', 'table', 'games'],
  games: ['protocol', 'source', 'i18n', 'table'],
  list: ['protocol', 'source', 'games', 'game'],
  screens: ['protocol', 'engine', 'source', 'i18n', 'style', 'browser', 'ui', 'table', 'games', 'list'],
  page: ['i18n', 'style', 'browser', 'ui', 'screens'],
  admin: ['protocol', 'i18n', 'style', 'browser', 'ui'],
  tools: [],
};

/** The list of games: the only files outside the games' modules that name them. */
const list = ['games/index.ts', 'games/descriptions.json'];

export function roomOf(path: string): string {
  const parts = path.split('/');
  if (parts.length === 1) return 'page';
  if (list.includes(path)) return 'list';
  if (parts[0] === 'games' && parts.length > 2) return 'game';
  return parts[0]!;
}

export type Files = Map<string, string>;

/** Violations in sentences. `files`: the page's code by path in src. */
export function complaints(files: Files): string[] {
  const code = new Map([...files].filter(([path]) => !isTest(path)));
  const imports = new Map([...code].map(([path, text]) => [path, importsOf(path, text, files)]));
  return [...doors(imports), ...circles(imports), ...circles(folders(imports)), ...names(code)];
}

function isTest(path: string): boolean {
  return /\.test\.ts$|(^|\/)test_[^/]*\.ts$|(^|\/)node_engine\.ts$/.test(path);
}

function importsOf(path: string, text: string, files: Files): string[] {
  const script = path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, inner]) => inner).join('\n')
    : text;
  return ts
    .preProcessFile(script)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => {
      const target = normalize(join(dirname(path), name));
      const found = [target, `${target}.ts`, `${target}/index.ts`].find((one) => files.has(one));
      return found ?? target;
    });
}

function doors(imports: Map<string, string[]>): string[] {
  return [...imports].flatMap(([path, targets]) =>
    targets.flatMap((target) => {
      const [here, there] = [roomOf(path), roomOf(target)];
      const own = here === there && (here !== 'game' || path.split('/')[1] === target.split('/')[1]);
      if (own || (here !== there && mayImport[here]?.includes(there))) return [];
      const allowed = mayImport[here] ? [...mayImport[here], 'itself'].join(', ') : 'nothing: it is no room';
      return [`${path} imports ${target}: ${here} may import from ${allowed}`];
    }),
  );
}

/** One cycle of each kind. A component may import itself, a folder may import from itself. */
function circles(imports: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const follow = (path: string, way: string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) found.push(`a circle: ${[...way.slice(at), path].join(' → ')}`);
    if (at >= 0 || done.has(path)) return;
    for (const target of imports.get(path) ?? []) if (target !== path) follow(target, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) follow(path, []);
  return found;
}

/** The folders of the screens; `screens` are the screens themselves, which no folder imports. */
function folders(imports: Map<string, string[]>): Map<string, string[]> {
  const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');
  const found = new Map<string, string[]>();
  for (const [path, targets] of imports) {
    if (roomOf(path) !== 'screens') continue;
    const own = targets.filter((target) => roomOf(target) === 'screens').map(folderOf);
    found.set(folderOf(path), [...(found.get(folderOf(path)) ?? []), ...own]);
  }
  return found;
}

function names(code: Files): string[] {
  const games = new Set([...code.keys()].filter((path) => roomOf(path) === 'game').map((path) => path.split('/')[1]!));
  return [...code].flatMap(([path, text]) =>
    [...games]
      .filter((game) => !list.includes(path) && !path.startsWith(`games/${game}/`))
      .filter((game) => new RegExp(game, 'i').test(text))
      .map((game) => `${path} names ${game}: only games/${game} and the list of games may`),
  );
}

/** All code in a folder by its path, prefixed with the name of the module if the folder is one. */
export function filesIn(folder: string, room = ''): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const code = paths.filter((path) => /\.(ts|mjs|svelte|css|json)$/.test(path)).sort();
  return new Map(code.map((path) => [join(room, path), readFileSync(join(folder, path), 'utf8')]));
}
