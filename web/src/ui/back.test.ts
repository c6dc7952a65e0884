import { beforeEach, describe, expect, it } from 'vitest';
import { Back } from './back';

/** A fake browser history; going back is reported later. */
class Visited {
  readonly entries: unknown[] = [null, null];
  at = 1;
  told = (): void => {};

  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries.splice(++this.at, Infinity, state);
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }
  back(): void {
    setTimeout(() => {
      this.at--;
      this.told();
    });
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('Back', () => {
  let visited: Visited;
  let back: Back;
  let open: string[];
  const sheet = (name: string): (() => void) => {
    open.push(name);
    const gone = back.closes(() => close());
    const close = (): void => {
      open.splice(open.indexOf(name), 1);
      gone();
    };
    return close;
  };
  beforeEach(() => {
    visited = new Visited();
    back = new Back(visited);
    visited.told = () => back.popped();
    open = [];
  });

  it('closes a sheet instead of leaving the page', async () => {
    sheet('log');
    await settled();
    visited.back();
    await settled();
    expect(open).toEqual([]);
    expect(visited.at).toBe(1);
  });

  it('leaves the page at once when the sheet was closed otherwise', async () => {
    const close = sheet('log');
    await settled();
    close();
    await settled();
    expect(visited.at).toBe(1);
  });

  it('is needed once for a sheet that another took the place of', async () => {
    const close = sheet('menu');
    await settled();
    close();
    sheet('help');
    await settled();
    expect(visited.at).toBe(2);
    visited.back();
    await settled();
    expect(open).toEqual([]);
    expect(visited.at).toBe(1);
  });

  it('closes only the upper of two', async () => {
    sheet('players');
    sheet('hint');
    await settled();
    visited.back();
    await settled();
    expect(open).toEqual(['players']);
    visited.back();
    await settled();
    expect(open).toEqual([]);
    expect(visited.at).toBe(1);
  });

  it('does not close a sheet that was opened while another was leaving', async () => {
    const close = sheet('log');
    await settled();
    close();
    await Promise.resolve();
    sheet('help');
    await settled();
    expect(open).toEqual(['help']);
    expect(visited.at).toBe(2);
  });

  it('goes on from a link in a sheet without an entry for the sheet', async () => {
    const close = sheet('menu');
    await settled();
    visited.replaceState(null); // as route.svelte.ts does
    close();
    await settled();
    expect(visited.at).toBe(2);
    expect(visited.state).toBeNull();
  });
});
