// Converts ids of messages to nested objects: a dash separates levels, a number is an index of a list. Names that
// contain a dash or a dot have `_` and `__` instead, and `___` for a space.

import { TextError, types, variablesUsed, type Entry, type Texts } from './parse.ts';

export type Tree<T> = { leaf: T } | { branches: Map<string, Tree<T>> };

export function pathOf(id: string): string[] {
  return id.split('-').map((name) => name.replaceAll('___', ' ').replaceAll('__', '.').replaceAll('_', '-'));
}

export function treeOf<T>(texts: Texts, leaf: (entry: Entry) => T): Map<string, Tree<T>> {
  const root = new Map<string, Tree<T>>();
  for (const entry of texts.messages.values()) {
    const path = pathOf(entry.id);
    let at = root;
    for (const name of path.slice(0, -1)) {
      const next: Tree<T> = at.get(name) ?? { branches: new Map() };
      if ('leaf' in next) throw new TextError(texts, entry, `“${name}” is a text already, and cannot be a group`);
      at.set(name, next);
      at = next.branches;
    }
    if (at.has(path.at(-1)!)) throw new TextError(texts, entry, 'there is a group of this name already');
    at.set(path.at(-1)!, { leaf: leaf(entry) });
  }
  return root;
}

/** True if the names are 1, 2, 3, … */
function numbered(branches: Map<string, unknown>): boolean {
  return [...branches.keys()].every((name, n) => name === String(n + 1));
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** JavaScript code of a tree. */
export function codeOf(branches: Map<string, Tree<string>>): string {
  const codes = [...branches].map(([name, tree]): [string, string] => [
    name,
    'leaf' in tree ? tree.leaf : codeOf(tree.branches),
  ]);
  if (numbered(branches)) return `[${codes.map(([, code]) => code).join(',')}]`;
  return `{${codes.map(([name, code]) => `${key(name)}:${code}`).join(',')}}`;
}

/** True if a text of a message is a function. In a message with several texts, only those with variables are. */
export function isFunction(entry: Entry, n: number): boolean {
  if (entry.variables.length === 0) return false;
  return entry.parts.length === 1 || variablesUsed(entry.parts[n]!.pattern).length > 0;
}

function typeOfEntry(entry: Entry): string {
  const parameters = entry.variables.map(({ name, type, none }) => `${name}: ${types[type]}${none ? ' | null' : ''}`);
  const said = entry.parts.map((_, n) => (isFunction(entry, n) ? `(${parameters.join(', ')}) => string` : 'string'));
  return said.length === 1 ? said[0]! : `[${said.join(', ')}]`;
}

function typeOfBranches(branches: Map<string, Tree<string>>, lookups: string[], at: string): string {
  const said = [...branches].map(([name, tree]): [string, string] => [
    name,
    'leaf' in tree ? tree.leaf : typeOfBranches(tree.branches, lookups, `${at}${at && '-'}${name}`),
  ]);
  const all = [...new Set(said.map(([, type]) => type))].map((type) => (type.includes('=>') ? `(${type})` : type));
  if (numbered(branches)) return all.length === 1 ? `${all[0]}[]` : `[${said.map(([, type]) => type).join(', ')}]`;
  if (lookups.includes(at)) return `Record<string, ${all.join(' | ')}>`;
  return `{ ${said.map(([name, type]) => `${key(name)}: ${type}`).join('; ')} }`;
}

/** The TypeScript declaration of a file of texts. `who`: the module of the type of players. */
export function declarationOf(branches: Map<string, Tree<string>>, lookups: string[], who: string): string {
  return [
    `import type { Who } from '${who}';`,
    `declare const texts: ${typeOfBranches(branches, lookups, '')};`,
    'export type { Who };',
    'export default texts;',
    '',
  ].join('\n');
}

export function typesOf(texts: Texts): Map<string, Tree<string>> {
  return treeOf(texts, typeOfEntry);
}
