// What the server tells whoever runs it, and does for them (docs/protocol.md).

import { Refused, type Problem } from '../protocol/protocol';

export type Phase = 'open' | 'playing' | 'finished' | 'closed';
export type LogKind = 'refused' | 'came in' | 'slow' | 'other';

/** A line of the log: `time`, `level`, `event`, and what else it tells. */
export type LogLine = Record<string, string | number>;

export interface Node {
  id: string;
  here: boolean;
  started: number;
  seen: number;
  leases: number;
  alive: boolean;
  worries: Worry[];
  /** What it tells of itself: one of another version may leave some of it out. */
  where?: string;
  version?: string;
  people?: number;
  connections?: number;
  tables?: number;
  choices?: number;
  answers?: number;
  lag?: number;
  memory?: number;
}

export interface Worry {
  what: string;
  figure: number;
}

/** Columns of equal length; times in microseconds, choices in thousandths a second. */
export type History = Record<
  'at' | 'choices' | 'bots' | 'p50' | 'p99' | 'saving' | 'lag' | 'people' | 'memory',
  number[]
>;

export interface Now {
  you: string;
  version: string;
  now: number;
  started: number;
  worries: Worry[];
  /** Why nothing can be saved. */
  trouble: string;
  readOnly: boolean;
  announcement: string;
  people: number;
  /** At all servers together; somebody may be connected at several. */
  online?: number;
  connections: number;
  tables: Record<Phase, number>;
  damaged: string[];
  unsaved: number;
  thoughts: number;
  oldestThought: number;
  answers: number;
  saving: number;
  lag: number;
  memory: number;
  wal: number;
  files: number;
  mostFiles: number;
  /** Whether there is a folder for backups, and the last that was asked for. */
  backups: boolean;
  backup: { file: string; begun: number; ended: number; bytes: number; failed: string } | null;
  /** Null while the store is away. */
  nodes: Node[] | null;
  history: History;
  log: Record<LogKind, LogLine[]>;
}

export interface Somebody {
  id: string;
  name: string;
}
export interface Person extends Somebody {
  account: boolean;
  /** Of who is connected. */
  tables?: string[];
  since?: number;
}
export interface Table {
  id: string;
  phase: Phase;
  game: string;
  people: Somebody[];
  at?: number;
}
export interface Report {
  id: string;
  at: number;
  about: string;
  name: string;
  by: string;
  byId: string;
  table: string;
  why: string;
}
export interface WholeReport extends Report {
  lines: { n: number; text: string }[];
}
export interface Ban {
  id: string;
  person: string;
  network: string;
  /** 0: for good. */
  until: number;
  why: string;
}
export interface Act {
  at: number;
  by: string;
  do: string;
  what: string;
}

/** All that can be asked for, with what it takes and what comes of it. */
export interface Calls {
  people: [{ find?: string; after?: string }, { people: Person[]; more?: boolean }];
  tables: [{ find?: string; after?: string }, { tables: Table[]; more?: boolean }];
  reports: [object, { reports: Report[] }];
  report: [{ id: string }, { report: WholeReport }];
  bans: [object, { bans: Ban[] }];
  log: [object, { acts: Act[] }];
  ban: [{ person?: string; network?: string; days?: number; why?: string }, object];
  unban: [{ id: string }, object];
  rename: [{ person: string; name: string }, object];
  lines: [{ table: string; lines: number[] }, object];
  close: [{ table: string }, object];
  announce: [{ text?: string }, object];
  'read-only': [{ on: boolean }, object];
  backup: [object, object];
  drain: [{ server?: string }, object];
}

const unreachable: Problem = { code: 'unreachable', message: '' };

async function ask<T>(path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    const json = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    response = await fetch(`/admin/${path}`, body ? json : {});
  } catch {
    throw new Refused(unreachable);
  }
  const answer = (await response.json().catch(() => ({ error: unreachable }))) as T & { error?: Problem };
  if (!response.ok) throw new Refused(answer.error ?? unreachable);
  return answer;
}

export function now(): Promise<Now> {
  return ask('now');
}
export function act<What extends keyof Calls>(what: What, how: Calls[What][0]): Promise<Calls[What][1]> {
  return ask('act', { do: what, ...how });
}
