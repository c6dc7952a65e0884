// A real server with the page in it, for as long as a test needs it.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = process.env['ROUNDTABLE'] ?? join(import.meta.dirname, '../../build/roundtable');

/** The page as it was built last, whatever is in the program. */
const page = join(import.meta.dirname, '../dist');

export class Server {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'roundtable-'));
  private port = '0';
  base = '';

  /** Starts, the first time on any free port, then on the same one with what it has stored. */
  async start(): Promise<this> {
    const store = `sqlite:${join(this.folder, 'tables.sqlite')}`;
    const limits = ['--bot-pause', '0', '--max-per-address', '0', '--max-requests', '0'];
    this.child = spawn(program, ['serve', '--port', this.port, '--store', store, '--web', page, ...limits], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.base = await this.address(this.child);
    this.port = new URL(this.base).port;
    return this;
  }

  private address(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      const said: string[] = [];
      for (const stream of [child.stdout!, child.stderr!]) {
        createInterface(stream).on('line', (line) => {
          said.push(line);
          const found = /http:\/\/[\w.:[\]]+/.exec(line);
          if (found) resolve(found[0]);
        });
      }
      child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said.join('\n')}`)));
    });
  }

  /** As a power failure would. */
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
