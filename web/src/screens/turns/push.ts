// Web Push: this browser's subscription for notifications while the page is closed.

import { language } from '../../i18n/i18n';
import { notices, subscribed, unsubscribed } from '../../source/notices';
import { registration } from './notice';

async function manager(): Promise<PushManager | undefined> {
  return (await registration())?.pushManager;
}

/** True if this browser supports it. */
export async function possible(): Promise<boolean> {
  return (await manager()) !== undefined;
}

/** True if this browser is subscribed. */
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
  await unsubscribed(subscription.endpoint).catch(() => {}); // the push service tells the server, too
}

/** Sends the subscription again, for a new session or a new language. */
export async function renew(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (subscription) await subscribed(subscription.toJSON(), language());
}
