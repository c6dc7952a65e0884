// The search for a game, for whatever screen is shown meanwhile.

import type { Component } from 'svelte';
import type { Invitation, Search } from '../protocol/protocol';

interface Looking {
  search: Search | null;
  /** The search goes on because another player did not come to the table. */
  again: boolean;
  /** The search has ended because the viewer did not. */
  missed: boolean;
}
export const looking = $state<Looking>({ search: null, again: false, missed: false });

interface Invited {
  /** The latest first. */
  list: Invitation[];
  /** People who do not come to the viewer's table. */
  declined: { table: string; name: string }[];
}
export const invited = $state<Invited>({ list: [], declined: [] });

/** The bar above every screen that shows both; loaded when there is something to show. */
export const signs = $state<{ Bar: Component | null }>({ Bar: null });
