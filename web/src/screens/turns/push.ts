// Notices while the page is closed: this browser's subscription with its maker's service.

import { language } from '../../i18n/i18n';
import { notices, subscribed, unsubscribed } from '../../source/notices';
import { registration } from './notice';

async function manager(): Promise<PushManager | undefined> {
  return (await registration())?.pushManager;
}

/** Whether this browser can do it at all. */
export async function possible(): Promise<boolean> {
  return (await manager()) !== undefined;
}

/** Whether this browser is subscribed. */
export async function active(): Promise<boolean> {
  return ((await (await manager())?.getSubscription()) ?? null) !== null;
}

export async function begin(): Promise<void> {
  const { key } = await notices();
  const subscription = await (await manager())?.subscribe({ userVisibleOnly: true, applicationServerKey: key ?? '' });
  if (subscription) await subscribed(subscription.toJSON(), language());
}

export async function end(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await unsubscribed(subscription.endpoint).catch(() => {}); // the service says so, too
}

/** A new session has to say again where it can be reached; the language may be another one. */
export async function renew(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (subscription) await subscribed(subscription.toJSON(), language());
}
