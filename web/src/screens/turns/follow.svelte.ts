// Follows where one is waited for as long as the page is open, and tells it: in the tab, on the icon, by a bell, by the browser.

import { known as person } from '../../browser/known.svelte';
import { go, route } from '../../browser/route.svelte';
import { settings } from '../../browser/settings.svelte';
import { turns, type Turn } from '../../browser/turns.svelte';
import { gameNamed } from '../../games';
import { language, load, turns as texts } from '../../i18n/i18n';
import { me, serverReachable } from '../../source/api';
import { TurnsSource } from '../../source/turns';
import { bell } from '../../ui/sounds';
import { show, takeBack } from './notice';
import { renew } from './push';
import { begun, done, knownAfter, timeLeft, titleWith } from './telling';

let source: TurnsSource | null = null;
let asking = false;
/** Whether the first list has come: what waited before is no news. */
let heard = false;
let known: Turn[] = [];

/** Begins, if one is known by now. Call it again whenever that may be so. */
export async function follow(): Promise<void> {
  if (source || asking) return;
  asking = true;
  try {
    const who = (await serverReachable()) ? await me() : null;
    person.name = who?.name ?? '';
    if (!who) return;
    await load(texts);
    heard = false;
    source = new TurnsSource(hear, end, !document.hidden);
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
}

function hear(list: Turn[]): void {
  const before = turns.list;
  turns.list = list;
  for (const table of done(before, list)) void takeBack(table);
  if (heard) for (const turn of begun(known, list)) tell(turn);
  heard = true;
  known = knownAfter(known, list);
}

/** The table that is looked at rings by itself. */
function tell(turn: Turn): void {
  if (route.path !== `/table/${turn.table}`) bell();
  if (document.hidden && settings.turnNotice) void notify(turn);
}

async function notify({ table, game, due }: Turn): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const left = due === null ? '' : texts().left(timeLeft(language(), due, Date.now()));
  await show(texts().turnAt(gameNamed(game).title), left, table);
}

function showSign(): void {
  const others = turns.list.filter(({ table }) => route.path !== `/table/${table}`).length;
  const title = titleWith(document.title, settings.turnSign ? others : 0);
  if (title !== document.title) document.title = title;
}

if ('serviceWorker' in navigator) {
  // Somebody has touched a notice.
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
