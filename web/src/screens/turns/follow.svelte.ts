// Follows the viewer's turns while the page is open, and shows them: in the tab, on the icon, by a sound and by the
// browser. Follows the search for a game, too: when a table is found, the page goes there from any screen, even after a
// reload.

import { known as person } from '../../browser/known.svelte';
import { invited, looking, signs } from '../../browser/looking.svelte';
import { go, route } from '../../browser/route.svelte';
import { settings } from '../../browser/settings.svelte';
import { turns, type Turn } from '../../browser/turns.svelte';
import { gameNamed } from '../../games';
import { language, load, turns as texts } from '../../i18n/i18n';
import { me, serverReachable } from '../../source/api';
import type { Invitation, Search } from '../../protocol/protocol';
import { TurnsSource } from '../../source/turns';
import { bell } from '../../ui/sounds';
import { show as showNotice, takeBack } from './notice';
import { renew } from './push';
import { begun, done, knownAfter, timeLeft, titleWith } from './telling';

let source: TurnsSource | null = null;
let asking = false;
/** True after the first list. Turns in the first list are not announced. */
let heard = false;
let known: Turn[] = [];

/** Begins if the viewer has a session. Call again when that may have changed. */
export async function follow(): Promise<void> {
  if (source || asking) return;
  asking = true;
  try {
    const who = (await serverReachable()) ? await me() : null;
    person.name = who?.name ?? '';
    if (!who) return;
    await load(texts);
    heard = false;
    source = new TurnsSource(
      { turns: hear, search, seated, invitations, declined, ended: end },
      !document.hidden,
      settings.shown ?? false,
    );
    source.open();
    if (settings.turnPush) renew().catch(() => {}); // the next visit tries again
  } finally {
    asking = false;
  }
}

function end(): void {
  source = null;
  person.name = '';
  turns.list = [];
  looking.search = null;
  invited.list = [];
}

const showSigns = (): Promise<void> =>
  import('./Signs.svelte').then(({ default: Bar }) => void (signs.Bar = Bar)).catch(() => {});

function invitations(list: Invitation[]): void {
  const fresh = list.find(({ table, at }) => !invited.list.some((one) => one.table === table && one.at === at));
  invited.list = list;
  if (!fresh) return;
  void showSigns();
  bell();
  if (!document.hidden || !settings.turnNotice) return;
  void tellByBrowser(texts().invitation(fresh.from.name), gameNamed(fresh.game).title, fresh.table);
}

function declined(table: string, name: string): void {
  invited.declined = [...invited.declined, { table, name }];
}

/** Sets whether others may see that the viewer is online. */
export function show(on: boolean): void {
  source?.show(on);
}

function search(now: Search | null, missed: boolean): void {
  const table = looking.search?.found?.table;
  if (now) void showSigns();
  looking.search = now;
  looking.missed = missed;
  if (now?.found) looking.again = false;
  if (!table || !now || now.found) return;
  looking.again = true;
  if (route.path === `/table/${table}`) go('/hall');
}

function seated(table: string): void {
  if (route.path === `/table/${table}`) return;
  bell();
  if (document.hidden && settings.turnNotice) void tellByBrowser(texts().gameFound, '', table);
  go(`/table/${table}`);
}

function hear(list: Turn[]): void {
  const before = turns.list;
  turns.list = list;
  for (const table of done(before, list)) void takeBack(table);
  if (heard) for (const turn of begun(known, list)) tell(turn);
  heard = true;
  known = knownAfter(known, list);
}

/** No sound for the table on screen, which has its own. */
function tell(turn: Turn): void {
  if (route.path !== `/table/${turn.table}`) bell();
  if (document.hidden && settings.turnNotice) void notify(turn);
}

async function notify({ table, game, due }: Turn): Promise<void> {
  const left = due === null ? '' : texts().left(timeLeft(language(), due, Date.now()));
  await tellByBrowser(texts().turnAt(gameNamed(game).title), left, table);
}
async function tellByBrowser(title: string, body: string, table: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  await showNotice(title, body, table);
}

function showSign(): void {
  const others = turns.list.filter(({ table }) => route.path !== `/table/${table}`).length;
  const title = titleWith(document.title, settings.turnSign ? others : 0);
  if (title !== document.title) document.title = title;
}

if ('serviceWorker' in navigator) {
  // The viewer has tapped a notification.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => {
    if (data.go) go(data.go);
  });
}
document.addEventListener('visibilitychange', () => source?.look(!document.hidden));
new MutationObserver(showSign).observe(document.head, { childList: true, subtree: true, characterData: true });
$effect.root(() => {
  $effect(showSign);
  $effect(() => {
    const waiting = settings.turnSign ? turns.list.length : 0;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', waiting > 0 ? '/icon-turn.svg' : '/icon.svg');
    if (!('setAppBadge' in navigator)) return;
    (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {}); // not installed
  });
});
