// Settings of notifications (docs/protocol.md).

import { get, post } from './api';

export type When = 'turn' | 'hour' | 'never';

export interface Wishes {
  /** Start and end in minutes of the user's day, and their offset from UTC. */
  quiet: { from: number; to: number; offset: number } | null;
  /** Tables with a setting other than each turn. */
  tables: Record<string, When>;
}

export interface Notices {
  /** The server's public key for Web Push; null: it cannot send yet. */
  key: string | null;
  devices: { id: string; device: string; created: number; here: boolean }[];
  wishes: Wishes;
}

export function notices(): Promise<Notices> {
  return get('notices');
}
export async function wish(wishes: Wishes): Promise<void> {
  await post('notices', wishes);
}
export async function sample(): Promise<void> {
  await post('notices/try');
}

/** Sends this browser's push subscription to the server. */
export async function subscribed(subscription: PushSubscriptionJSON, language: string): Promise<void> {
  const { endpoint, keys } = subscription;
  await post('notices/subscribe', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language });
}
export async function unsubscribed(endpoint: string): Promise<void> {
  await post('notices/end', { endpoint });
}
