// How one is told while one does not look (docs/protocol.md).

import { get, post } from './api';

export type When = 'turn' | 'hour' | 'never';

export interface Wishes {
  /** Minutes of one's day, and how far one's clocks are ahead of UTC. */
  quiet: { from: number; to: number; offset: number } | null;
  /** Tables where it is not each turn. */
  tables: Record<string, When>;
}

export interface Notices {
  /** What browsers know the server by; null: it cannot send yet. */
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

/** Tells the server where this browser can be reached. */
export async function subscribed(subscription: PushSubscriptionJSON, language: string): Promise<void> {
  const { endpoint, keys } = subscription;
  await post('notices/subscribe', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language });
}
export async function unsubscribed(endpoint: string): Promise<void> {
  await post('notices/end', { endpoint });
}
