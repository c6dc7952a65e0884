// Checks the compressed size of the built page: the start screen with its Latin fonts, and the further files of a
// table. Fails above the limits. Run after `npm run build`: node tools/budget.mjs

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = join(import.meta.dirname, '..', 'dist');
const budgets = { start: 99_800, table: 290_000 };

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

function read(file) {
  return readFileSync(join(dist, file));
}
function weight(file) {
  return file.endsWith('.woff2') ? read(file).length : brotliCompressSync(read(file)).length;
}

/** Built files whose names begin with a pattern. */
function named(name) {
  return files.filter((file) => new RegExp(`^assets/${name}`).test(file));
}

/** A script with its static imports and their styles. */
function withImports(script, found = new Set()) {
  if (found.has(script) || !files.includes(script)) return found;
  found.add(script);
  const code = read(script).toString();
  for (const [, path] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) withImports(`assets/${path}`, found);
  return found;
}

function startFiles() {
  const page = read('index.html').toString();
  const found = new Set(['index.html']);
  for (const [, path] of page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg|webmanifest))"/g)) {
    if (path.endsWith('.js')) withImports(path, found);
    else found.add(path);
  }
  for (const file of largest('common-', '.js')) withImports(file, found);
  const fonts = ['alegreya-latin-700', 'alegreya-sans-latin-400', 'alegreya-sans-latin-700'];
  for (const font of fonts)
    for (const file of named(`${font}-normal-(?!rare-)`)) if (file.endsWith('.woff2')) found.add(file);
  return found;
}

/** The largest built file whose name has this beginning and ending. */
function largest(name, ending) {
  const all = named(name).filter((file) => file.endsWith(ending));
  return all.sort((a, b) => weight(b) - weight(a)).slice(0, 1);
}

/** The files of the larger game in the longest language, with the engine and the worker. */
function tableFiles(start) {
  const found = new Set(start);
  for (const name of [
    'LocalTable-',
    'TableScreen-',
    'local-',
    'worker-',
    '(\\w+-)?ui-',
    '\\w+-table-',
    'table-',
    'rest-',
  ]) {
    for (const file of largest(name, '.js')) withImports(file, found);
    for (const file of largest(name, '.css')) found.add(file);
  }
  for (const file of named('').filter((name) => /(Prompt|Messages?|TableFrame)[\w.-]*\.css$/.test(name)))
    found.add(file);
  const engines = files.filter((file) => /^engine_\w+\.wasm$/.test(file));
  found.add(engines.sort((a, b) => weight(b) - weight(a))[0]);
  return found;
}

function sum(name, found, but = new Set()) {
  const rows = [...found].map((file) => [file, weight(file)]);
  const total = rows.reduce((all, [, bytes]) => all + bytes, 0);
  console.log(`${name}: ${total} bytes of ${budgets[name]}`);
  for (const [file, bytes] of rows.sort((a, b) => b[1] - a[1])) {
    if (!but.has(file)) console.log(`  ${String(bytes).padStart(7)}  ${file}`);
  }
  return total <= budgets[name];
}

for (const file of files.filter((name) => name.endsWith('.bin'))) {
  console.log(`when a bot or a hint first needs it: ${weight(file)} bytes  ${file}`);
}
const start = startFiles();
const good = [sum('start', start), sum('table', tableFiles(start), start)];
if (good.includes(false)) {
  console.error('over budget');
  process.exitCode = 1;
}
