// For tests of messages over a WebSocket.

import { afterEach, beforeEach, vi } from 'vitest';

/** A fake WebSocket that the test controls. */
export class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose: (event?: { code: number }) => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  close(code?: number): void {
    this.readyState = 3;
    this.onclose(code === undefined ? undefined : { code });
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** Each test starts without a WebSocket, gets only fake ones, and uses fake timers. */
export function useWires(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('location', { origin: 'http://here' });
    Wire.all = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
