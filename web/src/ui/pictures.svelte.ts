// The pictures of the games. A few come with the start screen; the others when the first of them is to be drawn.

import title from 'virtual:game-icons/title';

class Pictures {
  private paths = $state.raw<Record<string, string>>(title);
  private loading: Promise<void> | undefined;

  /** On a grid of 512 units; empty until it is there. */
  path(name: string): string {
    const found = this.paths[name];
    if (found === undefined) this.loadAll().catch(() => {}); // words stand beside every picture
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
