// The page's address selects the screen. Links are plain <a href>; clicks on them do not reload the page.

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();

export function go(address: string, replace = false): void {
  // An open sheet has a history entry of its own (ui/back.ts), which is replaced.
  const sheet = (history.state as { sheet?: boolean } | null)?.sheet === true;
  if (replace) history.replaceState(history.state, '', address);
  else if (sheet) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.read();
  if (!replace) scrollTo(0, 0);
}

/** Follows links and the browser's back button. Call once. */
export function followRoute(): void {
  window.addEventListener('popstate', () => route.read());
  window.addEventListener('hashchange', () => route.read());
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
