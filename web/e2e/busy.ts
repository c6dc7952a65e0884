// A proxy in front of a server that is overloaded for some files at first, as a service worker sees it.

import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class BusyProxy {
  /** Number of refused requests. */
  refused = 0;
  base = '';
  private readonly tries = new Map<string, number>();
  private readonly server: Server;

  constructor(to: string) {
    this.server = createServer((asked, answer) => this.pass(to, asked, answer));
  }
  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(to: string, asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    // Pages request scripts and fonts with their own destinations; requests of the worker have none.
    const byWorker = path.startsWith('/assets/') && asked.headers['sec-fetch-dest'] === 'empty';
    const tried = (this.tries.get(path) ?? 0) + 1;
    this.tries.set(path, tried);
    if (byWorker && path.length % 5 === 0 && tried <= 2) {
      this.refused++;
      answer.writeHead(tried === 1 ? 429 : 503, { 'Retry-After': '0' }).end();
      return;
    }
    const { host: _, ...headers } = asked.headers;
    const onward = request(to + path, { method: asked.method ?? 'GET', headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }
}
