// Notices of the browser's own.

export async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Asks for permission if nobody has answered yet. */
export async function allowed(): Promise<NotificationPermission | 'missing'> {
  if (!('Notification' in globalThis)) return 'missing';
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

/** One notice a table: a later one replaces it. `table`: where it leads; empty: nowhere. */
export async function show(title: string, body: string, table: string): Promise<void> {
  const notice = { body, tag: table, icon: '/icon-192.png', data: { table } };
  const worker = await registration();
  if (worker) return worker.showNotification(title, notice);
  new Notification(title, notice).onclick = () => {
    focus();
    if (table) location.assign(`/table/${table}`);
  };
}

/** The choice was made: perhaps elsewhere. */
export async function takeBack(table: string): Promise<void> {
  for (const notice of (await (await registration())?.getNotifications({ tag: table })) ?? []) notice.close();
}
