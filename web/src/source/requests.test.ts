// Checks the fields of all requests to a server; the TypeScript compiler reads them from the code.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

// Requests and fields that servers of the previous version know. A new field of a known request would be refused there:
// it needs `postWith`, or a message as in hall.ts, until no previous version lacks it. A new request is listed here
// with all its fields.
const known: Record<string, string> = {
  '*': '', // functions that forward any path
  account: 'name passphrase',
  block: 'user',
  codes: 'code',
  'do abandon': 'how table',
  'do ahead': 'choice table',
  'do chat': 'table text',
  'do choose': 'choice decision table',
  'do concede': 'how table',
  'do drawn': 'answered drawn sent traceparent',
  'do end': 'how table',
  'do find': 'bots games id pace players rules',
  'do number': 'number table',
  'do pause': 'on table',
  'do ping': '',
  'do return': 'table',
  'do reveal': 'number table',
  'do show': 'on',
  'do stop': '',
  'do turns': 'looking',
  'do undo': 'decision table',
  'do vote': 'on seat table',
  'do watch': 'id since table',
  guest: 'name',
  holiday: 'days',
  login: 'name passphrase',
  logout: '',
  me: 'name',
  'me/erase': 'name',
  'me/page': 'for',
  names: 'name',
  notices: 'quiet tables',
  'notices/end': 'endpoint',
  'notices/subscribe': 'auth endpoint language p256dh',
  'notices/try': '',
  passkeys: 'authenticatorData clientData id name publicKey',
  'passkeys/ask': '',
  'passkeys/end': 'id',
  'passkeys/enter': 'authenticatorData clientData id signature',
  'passkeys/new': 'passphrase',
  passphrase: 'old passphrase',
  recover: 'code name passphrase',
  recovery: 'passphrase',
  'sessions/end': 'all id',
  tables: 'chat clock game hidden hints options overtime public ready seats',
  'tables/*/*': 'bot changes chat clock hidden hints on options overtime players public ready seat shut with',
  'tables/*/code': '',
  'tables/*/decline': '',
  'tables/*/fill': 'bot',
  'tables/*/invite': 'name', // new in 0.3
  'tables/*/leave': '',
  'tables/*/rematch': '',
  'tables/*/remove': 'seat',
  'tables/*/report': 'lines seat why',
  'tables/*/silence': 'on seat',
  'tables/*/sit': 'changes seat',
  unblock: 'user',
};

const source = import.meta.dirname;
const root = join(source, '../..');

function program(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = readdirSync(source).filter((file) => !file.includes('test'));
  return ts.createProgram(
    files.map((file) => join(source, file)),
    { ...options, lib: ['lib.es2023.d.ts'], types: [] }, // browser types are slow to read and in no request
  );
}

/** Positions of the path and the body among the arguments of these functions. */
const callers: Record<string, [number, number]> = { post: [0, 1], postWith: [1, 2], postWithNumber: [0, 1] };
/** Files that send messages to a server over a WebSocket; other files send similar messages to the engine. */
const sockets = ['hall', 'numbers', 'server', 'socket', 'tracing', 'turns'].map((name) => join(source, `${name}.ts`));

// As `tables/*/sit`; `*` stands for an expression.
function pathOf(path: ts.Expression): string {
  if (ts.isStringLiteralLike(path)) return path.text;
  if (!ts.isTemplateExpression(path)) return '*';
  return path.head.text + path.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

function requests(): Record<string, string> {
  const all = program();
  const checker = all.getTypeChecker();
  const found = new Map<string, Set<string>>();
  const note = (request: string, body?: ts.Expression): void => {
    const fields = found.get(request) ?? new Set();
    found.set(request, fields);
    const type = body && checker.getTypeAtLocation(body);
    const whole = type && (checker.getBaseConstraintOfType(type) ?? type);
    for (const one of whole?.isUnion() ? whole.types : whole ? [whole] : []) {
      for (const { name } of checker.getPropertiesOfType(one)) if (name !== 'do') fields.add(name);
    }
  };
  for (const file of all.getSourceFiles().filter(({ fileName }) => fileName.startsWith(source))) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text in callers) {
        const [path, body] = callers[node.expression.text]!;
        note(pathOf(node.arguments[path]!), node.arguments[body]);
      } else if (ts.isObjectLiteralExpression(node) && sockets.includes(file.fileName)) {
        const does = node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === 'do');
        const word = does && ts.isPropertyAssignment(does) && ts.isStringLiteral(does.initializer) && does.initializer;
        if (word) note(`do ${word.text}`, node);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  const sorted = [...found].map(([request, fields]) => [request, [...fields].sort().join(' ')] as const);
  return Object.fromEntries(sorted.sort());
}

it('sends nothing that a server of the version before would refuse', () => {
  expect(requests()).toEqual(known);
});

it('is asked from here alone', () => {
  const others = readdirSync(join(source, '..'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('source/'),
  );
  const asking = others.filter((file) =>
    /import \{[^}]*\bpost(With)?\b[^}]*\} from/.test(readFileSync(join(source, '..', file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
