// Hand-made positions: the engine checks them, and links contain them.

import type { Engine } from '../engine/engine';
import { studyEngine } from '../engine/worker_engine';
import type { Choice, GameEvent, TableState, View } from '../protocol/protocol';
import { newSeed } from './saved';
import type { Source } from './source';

/** A message as a reason for translation, and in English. */
interface Told {
  reason: string;
  message: string;
  values: string[];
  rule: string;
}
interface SetUp {
  faults: (Told & { field: string })[];
  chance: boolean;
  asked: { seat: number; legal: string[]; refused: (Told & { choice: string })[] }[];
  position: Record<string, unknown> | null;
  record: string;
}
interface Look {
  over: boolean;
  view: View;
  events: { list: GameEvent[] };
  result: unknown;
}

type Looked = SetUp & Omit<Look, 'events'> & { events: GameEvent[]; choices: Choice[] };

export class Positions {
  constructor(private readonly engine: Engine = studyEngine()) {}

  /** Rejects with Refused only if the position cannot be drawn. */
  async look(record: string): Promise<Looked> {
    const setUp = await this.engine.ask<SetUp>({ do: 'setup', record });
    const look = (viewer: string | number) => this.engine.ask<Look>({ do: 'look', viewer, since: 0 });
    const { over, view, events, result } = await look('all');
    const asked = setUp.asked[0];
    const choices = asked ? (await look(asked.seat)).view.legal : [];
    return { ...setUp, over: over && setUp.faults.length === 0, view, events: events.list, result, choices };
  }

  /** The same moment in a shorter record, as a position after that many entries. */
  async cut(record: string, entries: number): Promise<string> {
    return (await this.engine.ask<SetUp>({ do: 'setup', record, entries })).record;
  }

  /** Draws the due outcomes of chance; returns the log with them. */
  async drawn(record: string, seed = newSeed()): Promise<string[]> {
    await this.engine.ask({ do: 'open', record, seed, you: 0, waiting: [], decision: 0 });
    const saved = await this.engine.ask<{ record: string }>({ do: 'save' });
    return (JSON.parse(saved.record) as { log: string[] }).log;
  }

  close(): void {
    this.engine.close();
  }
}

const notHere = () => Promise.reject(new Error('nothing is played here'));
/** A source without updates, for a single position. */
export const stillSource: Source = {
  offers: { play: false, undo: false, hint: false, chat: false, steps: false },
  start() {},
  close() {},
  ...{ choose: notHere, undo: notHere, hint: notHere, say: notHere, rematch: notHere, record: notHere },
};

/** A position as a table, for drawing and texts; players have the names of their colours. */
export function tableOf(
  { game, players, options }: Pick<TableState['info'], 'game' | 'players' | 'options'>,
  { view, events, choices }: Pick<Looked, 'view' | 'events' | 'choices'>,
  names: string[],
): TableState {
  const seats = Array.from({ length: players }, (_, seat) => ({
    ...({ kind: 'person', user: '', here: true, bot: false } as const),
    name: names[seat] ?? '',
  }));
  return {
    info: {
      ...{ id: 'position', game, players, options, public: false, clock: null, chat: false, phase: 'playing' as const },
      ...{ created: 0, updated: 0, seats, you: null, host: null, commitment: '', votes: seats.map(() => []) },
      ...{ rematch: null, rematchBy: null, result: null, secret: null },
    },
    view: { ...view, legal: choices },
    ...{ decision: 0, chosen: null, undo: null, due: seats.map(() => null), events, chat: [] },
  };
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(piped as ReadableStream).arrayBuffer());
}

/** A record as a link: the part after `#`. */
export async function linkOf(record: string): Promise<string> {
  const small = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const text = btoa(String.fromCharCode(...small));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record of a link; rejects if it is invalid. */
export async function recordIn(link: string): Promise<string> {
  const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
