// Notifications of the browser.

export async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Asks for permission, unless it was granted or denied before. */
export async function allowed(): Promise<NotificationPermission | 'missing'> {
  if (!('Notification' in globalThis)) return 'missing';
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

/** At most one notification per table: a later one replaces it. `table`: the target of a click; empty for none. */
export async function show(title: string, body: string, table: string): Promise<void> {
  const notice = { body, tag: table, icon: '/icon-192.png', data: { table } };
  const worker = await registration();
  if (worker) return worker.showNotification(title, notice);
  new Notification(title, notice).onclick = () => {
    focus();
    if (table) location.assign(`/table/${table}`);
  };
}

/** Closes the notification after the choice, which may have been made on another device. */
export async function takeBack(table: string): Promise<void> {
  for (const notice of (await (await registration())?.getNotifications({ tag: table })) ?? []) notice.close();
}
