// Positions that are set up by hand: the engine looks at them, and they travel in links.

import type { Engine } from '../engine/engine';
import { workshopEngine } from '../engine/worker_engine';
import type { GameEvent, View } from '../protocol/protocol';

interface SetUp {
  faults: { field: string; reason: string; message: string; values: string[] }[];
  chance: boolean;
  asked: { seat: number; legal: string[] }[];
  position: Record<string, unknown> | null;
  record: string;
}
interface Look {
  over: boolean;
  view: View;
  events: { list: GameEvent[] };
  result: unknown;
}

export class Positions {
  constructor(private readonly engine: Engine = workshopEngine()) {}

  /** Rejects with Refused only if there is nothing to be drawn. */
  async look(record: string): Promise<SetUp & Omit<Look, 'events'> & { events: GameEvent[] }> {
    const setUp = await this.engine.ask<SetUp>({ do: 'setup', record });
    const { over, view, events, result } = await this.engine.ask<Look>({ do: 'look', viewer: 'all', since: 0 });
    return { ...setUp, over: over && setUp.faults.length === 0, view, events: events.list, result };
  }

  /** What that bot would choose there. */
  async advice(record: string, seat: number, bot: string): Promise<string> {
    const seed = '0'.repeat(64);
    await this.engine.ask({ do: 'open', record, seed, you: seat, waiting: [], decision: 0 });
    const { choice } = await this.engine.ask<{ choice: string }>({ do: 'think', seat, bot });
    return choice;
  }

  close(): void {
    this.engine.close();
  }
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(piped as ReadableStream).arrayBuffer());
}

/** A record for an address: what comes after `#`. */
export async function linkOf(record: string): Promise<string> {
  const small = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const text = btoa(String.fromCharCode(...small));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** And back; rejects if it is none. */
export async function recordIn(link: string): Promise<string> {
  const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
