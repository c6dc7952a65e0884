// People without a page, who act by HTTP calls.

import type { APIRequestContext } from 'playwright-core';
import { inject } from 'vitest';

export type Guest = Record<string, string>;

export async function guest(name: string, base = inject('base')): Promise<Guest> {
  const answer = await fetch(`${base}/api/v1/guest`, post({ name }));
  return { Cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}
export function post(body: object, headers: Guest = {}): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
export async function sit(table: string, who: Guest, base = inject('base')): Promise<void> {
  await fetch(`${base}/api/v1/tables/${table}/sit`, post({}, who));
}

/** A table for two that waits for both. */
export async function begin(own: APIRequestContext, other: Guest, table: object): Promise<string> {
  const made = await own.post('/api/v1/tables', { data: { seats: ['me', 'open'], ...table } });
  const { id } = (await made.json()) as { id: string };
  await sit(id, other);
  return id;
}
