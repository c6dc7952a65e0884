// A real server that serves the page, for the duration of a test.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const program = process.env['ROUNDTABLE'] ?? join(import.meta.dirname, '../../build/roundtable');

/** The latest build of the page, instead of the one in the program. */
const page = join(import.meta.dirname, '../dist');

export class Server {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'roundtable-'));
  private port = '0';
  base = '';
  /** The operator's address, if the server has an admin port. */
  admin = '';

  /** `limits`: relaxed for tests, in which all visitors have one address and bots do not wait. Empty: the operator's
      defaults. */
  constructor(
    private readonly options: string[] = [],
    private readonly limits = ['--bot-pause', '0', '--max-per-address', '0', '--max-requests', '0'],
  ) {}

  /** Starts on any free port at first, later on the same port with its stored data. */
  async start(): Promise<this> {
    const store = `sqlite:${join(this.folder, 'tables.sqlite')}`;
    const all = ['serve', '--port', this.port, '--store', store, '--web', page, ...this.limits, ...this.options];
    this.child = spawn(program, all, { stdio: ['ignore', 'pipe', 'pipe'] });
    const doors = this.options.includes('--admin') ? 2 : 1;
    const [base, admin] = await this.addresses(this.child, doors);
    this.base = base!;
    this.admin = admin ?? '';
    this.port = new URL(this.base).port;
    return this;
  }

  /** The given number of addresses, in the order of the server's output. */
  private addresses(child: ChildProcess, many: number): Promise<string[]> {
    return new Promise((resolve, reject) => {
      const said: string[] = [];
      const addresses: string[] = [];
      for (const stream of [child.stdout!, child.stderr!]) {
        createInterface(stream).on('line', (line) => {
          said.push(line);
          const found = /http:\/\/[\w.:[\]]+/.exec(line);
          if (found) addresses.push(found[0]);
          if (addresses.length === many) resolve(addresses);
        });
      }
      child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said.join('\n')}`)));
    });
  }

  /** The status with which it exits by itself. */
  ended(): Promise<number | null> {
    const child = this.child!;
    child.removeAllListeners('exit');
    return new Promise((resolve) => child.on('exit', resolve));
  }
  /** Kills it, as a power failure would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }
  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
  private end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child!;
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.on('exit', () => resolve());
      child.kill(signal);
    });
  }
}
