// The icons of the games. A few are in the start screen's code; the first use of another one loads the rest.

import title from 'virtual:game-icons/title';

class Pictures {
  private paths = $state.raw<Record<string, string>>(title);
  private loading: Promise<void> | undefined;

  /** The path on a grid of 512 units; empty until it is loaded. */
  path(name: string): string {
    const found = this.paths[name];
    if (found === undefined) this.loadAll().catch(() => {}); // each icon has a text beside it
    return found ?? '';
  }

  loadAll(): Promise<void> {
    this.loading ??= import('virtual:game-icons/rest').then(({ default: rest }) => {
      this.paths = { ...title, ...rest };
    });
    return this.loading;
  }
}

export const pictures = new Pictures();
