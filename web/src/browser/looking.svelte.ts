// The viewer's search for a game and invitations, on every screen.

import type { Component } from 'svelte';
import type { Invitation, Search } from '../protocol/protocol';

interface Looking {
  search: Search | null;
  /** The search continues because another player did not come to the table. */
  again: boolean;
  /** The search has ended because the viewer did not come to the table. */
  missed: boolean;
}
export const looking = $state<Looking>({ search: null, again: false, missed: false });

interface Invited {
  /** Newest first. */
  list: Invitation[];
  /** People who declined an invitation to the viewer's table. */
  declined: { table: string; name: string }[];
}
export const invited = $state<Invited>({ list: [], declined: [] });

/** The bar above every screen that shows both; loaded when there is something to show. */
export const signs = $state<{ Bar: Component | null }>({ Bar: null });
