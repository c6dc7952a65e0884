#!/usr/bin/env node
// Checks deploy/compose and deploy/kubernetes against the schemas of Compose and Kubernetes, the names that refer to each other, and
// the program: its version, options, environment variables, and answers to the probes.
//
//   deploy/try_manifests.mjs [PROGRAM]     default: build/roundtable
//
// The schemas come from npm and from Debian's mirror, into build/manifests and build/unpacked. Only the program is started.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = process.argv[2] ?? join(root, 'build/roundtable');
const say = (...words) => execFileSync(words[0], words.slice(1), { encoding: 'utf8' });

function fromNpm() {
  const folder = join(root, 'build/manifests');
  mkdirSync(folder, { recursive: true });
  const packages = ['kubernetes-models@4.5.1', 'yaml@2', 'ajv@8', 'ajv-formats@3'];
  if (!existsSync(join(folder, 'node_modules/yaml')))
    say('npm', 'install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, ...packages);
  return createRequire(join(folder, 'package.json'));
}

const load = fromNpm();
const yaml = load('yaml');
const documents = (file) =>
  yaml.parseAllDocuments(readFileSync(join(root, file), 'utf8')).map((document) => {
    assert.deepEqual(document.errors, [], file);
    return document.toJS();
  });

function composeSchema() {
  const python = "import sys; sys.path.insert(0, 'tests'); import unpacked; print(unpacked.folder('docker-compose'))";
  const folder = execFileSync('python3', ['-c', python], { cwd: root, encoding: 'utf8' }).trim();
  const file = join(folder, 'usr/lib/python3/dist-packages/compose/config/compose_spec.json');
  // Without the names that older drafts gave to parts of a schema.
  const named = (key, value) => (['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value);
  return JSON.parse(readFileSync(file, 'utf8'), named);
}

/** The program knows all these options and variables. */
function known(command, variables) {
  const help = say(program, 'serve', '--help');
  assert.equal(command[0], 'serve');
  for (const word of command.filter((word) => word.startsWith('--'))) assert.match(help, new RegExp(`^ +${word}[ ,]`, 'm'), word);
  for (const name of variables) assert.ok(help.includes(`Env:${name})`), name);
}

function compose() {
  const [file] = documents('deploy/compose/compose.yml');
  const Ajv = load('ajv').default;
  const ajv = new Ajv({ strict: false, formats: { duration: true, expose: true, ports: true, subnet_ip_address: true } });
  const valid = ajv.compile(composeSchema());
  assert.ok(valid(file), JSON.stringify(valid.errors, null, 2));
  const { postgres, roundtable, caddy } = file.services;
  known(roundtable.command, Object.keys(roundtable.environment));
  assert.equal(roundtable.image, say(program, '--version').trim().replace(' ', ':'));
  assert.ok(roundtable.environment.ROUNDTABLE_STORE.endsWith(`@postgres/${postgres.environment.POSTGRES_DB}`));
  assert.ok(roundtable.environment.ROUNDTABLE_STORE.startsWith(`postgres://${postgres.environment.POSTGRES_USER}:`));
  const front = readFileSync(join(root, 'deploy/compose/Caddyfile'), 'utf8');
  assert.match(front, /name roundtable\n\s*port 8080\n/, 'the way to the servers');
  assert.ok(front.includes('{$SITE}') && caddy.environment.SITE, 'the name of the site');
  return roundtable.healthcheck.test.slice(1);
}

function kubernetes() {
  const all = documents('deploy/kubernetes/roundtable.yaml');
  for (const one of all) {
    const Kind = load(`kubernetes-models/${one.apiVersion}/${one.kind}`)[one.kind];
    assert.doesNotThrow(() => new Kind(one).validate(), one.kind);
  }
  const of = (kind) => all.filter((one) => one.kind === kind);
  const [[deployment], services, [budget], ingresses] = ['Deployment', 'Service', 'PodDisruptionBudget', 'Ingress'].map(of);
  const { template, selector } = deployment.spec;
  for (const wanted of [selector.matchLabels, budget.spec.selector.matchLabels, ...services.map((service) => service.spec.selector)])
    assert.deepEqual(wanted, template.metadata.labels);
  const [container] = template.spec.containers;
  known(container.args, container.env.map((variable) => variable.name));
  assert.equal(container.image, say(program, '--version').trim().replace(' ', ':'));
  const ports = container.ports.map((port) => port.name);
  const asked = [container.readinessProbe.httpGet.port, container.livenessProbe.tcpSocket.port];
  for (const port of [...asked, ...services.map((service) => service.spec.ports[0].targetPort)]) assert.ok(ports.includes(port), port);
  const ways = ingresses.map((ingress) => wayOf(ingress, services));
  for (const { host, secured } of ways)
    assert.ok(container.args.includes(`https://${host}`) && secured.includes(host), 'one name for the site');
  together(ways);
  return container.readinessProbe.httpGet.path;
}

/** The target of an ingress, and its way to choose among the servers of that service. */
function wayOf(ingress, services) {
  const [{ host, http }] = ingress.spec.rules;
  const [{ path, pathType, backend }] = http.paths;
  assert.equal(pathType, 'Prefix');
  const service = services.find((one) => one.metadata.name === backend.service.name);
  assert.ok(service?.spec.ports.some((port) => port.name === backend.service.port.name), `${path} leads to no service`);
  const by = ingress.metadata.annotations['nginx.ingress.kubernetes.io/upstream-hash-by'];
  return { host, secured: ingress.spec.tls[0].hosts, path, service: service.metadata.name, by };
}

/** Pages at a table reach one server, by hash; other requests reach any. A service has one way to choose servers. */
function together(ways) {
  const page = readFileSync(join(root, 'web/src/source/server.ts'), 'utf8');
  const table = /(\/api\/v1\/ws\/\S*)\$\{this\.id\}/.exec(page)?.[1];
  assert.ok(table, 'where the page opens a WebSocket of a table');
  const begins = (path, way) => `${path}/`.startsWith(way.path.replace(/\/?$/, '/'));
  const taken = (path) => ways.filter((way) => begins(path, way)).sort((one, other) => other.path.length - one.path.length)[0];
  assert.equal(taken(`${table}ID`).by, '$request_uri', `${table}ID`);
  for (const path of ['/', '/api/v1/hall', '/api/v1/ws']) assert.equal(taken(path).by, undefined, path);
  assert.equal(new Set(ways.map((way) => way.service)).size, ways.length, 'a service each');
  for (const front of ['nginx/roundtable.conf', 'compose/Caddyfile'])
    assert.ok(readFileSync(join(root, 'deploy', front), 'utf8').includes(table), `${front}: ${table}`);
}

async function answered(path, health) {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  const server = spawn(program, ['serve', '--port', '0', '--store', `sqlite:${folder}/roundtable.db`], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    let said = '';
    for await (const piece of server.stdout) if (/http:\S+/.test((said += piece))) break;
    const address = /http:\S+(?=\/)/.exec(said)[0];
    assert.equal(await (await fetch(address + path)).text(), 'ok\n', path);
    say(program, ...health.slice(1), '--port', new URL(address).port);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

const health = compose();
const path = kubernetes();
await answered(path, health);
console.log('ok compose, kubernetes');
