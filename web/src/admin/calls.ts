// The admin API (docs/protocol.md).

import { Refused, type Problem } from '../protocol/protocol';

export type Phase = 'open' | 'playing' | 'finished' | 'closed';
export type LogKind = 'refused' | 'came in' | 'slow' | 'other';

/** A line of the log: `time`, `level`, `event` and fields that depend on the event. */
export type LogLine = Record<string, string | number>;

export interface Node {
  id: string;
  here: boolean;
  started: number;
  seen: number;
  leases: number;
  alive: boolean;
  worries: Worry[];
  /** Figures that the node itself reports. A node of another version may leave some of them out. */
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

/** Columns of equal length. Times are in microseconds, choices in thousandths per second. */
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
  /** The reason why the server cannot save; empty if it can. */
  trouble: string;
  readOnly: boolean;
  announcement: string;
  people: number;
  /** People at all nodes together. A person connected to several nodes counts once. */
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
  /** True if there is a folder for backups. `backup` is the last one requested. */
  backups: boolean;
  backup: { file: string; begun: number; ended: number; bytes: number; failed: string } | null;
  /** Null while the store is unavailable. */
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
  /** Only for connected people. */
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
  /** 0: permanent. */
  until: number;
  why: string;
}
export interface Act {
  at: number;
  by: string;
  do: string;
  what: string;
}

/** All commands: request and response. */
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
