// What the window has room for. Styles ask the root element: `:global(:where([data-room~='phone'])) { … }`; they measure in
// rem, and so does this: whoever reads large letters has a smaller window. (A media query would not see the page's own
// setting.)

import { settings, textSizes } from './settings.svelte';

export type Layout = 'wide' | 'tablet' | 'phone';

/** A large screen stands further away. */
const larger = 1.125;

/** The names of all that holds for a window of that size, in pixels at letters of the usual size; the layout first. */
export function rooms(width: number, height: number): [Layout, ...string[]] {
  const lying = height < 560;
  const layout = width >= 1200 ? 'wide' : width >= 700 && !lying ? 'tablet' : 'phone';
  const holds: Record<string, boolean> = {
    compact: layout !== 'wide', // no rail beside the board
    narrow: width < 700,
    tight: width < 300, // a phone with very large letters: a table scrolls
    slim: width < 980, // no second column in a page
    low: height < 740,
    short: height < 960,
    tall: height >= 960,
    lying: lying && width >= 560, // a phone on its side: board and hand stand beside each other
    large: width >= 1600 && height >= 900,
  };
  return [layout, ...Object.keys(holds).filter((name) => holds[name])];
}

class Window {
  layout = $state<Layout>('wide');
  low = $state(false);
  short = $state(false);
  slim = $state(false);
  large = $state(false);
  private scale = 1;

  look(): void {
    const root = document.documentElement;
    const reader = textSizes[settings.textSize];
    /** What the browser itself is set to. */
    const browser = parseFloat(getComputedStyle(root).fontSize) / 16 / this.scale;
    const found = rooms(innerWidth / browser / reader, innerHeight / browser / reader);
    this.layout = found[0];
    this.low = found.includes('low');
    this.short = found.includes('short');
    this.slim = found.includes('slim');
    this.large = found.includes('large');
    this.scale = this.large ? reader * larger : reader;
    root.dataset['room'] = found.join(' ');
    root.style.setProperty('--text-size', String(this.scale));
  }
}

export const screen = new Window();

/** Follows the window and the size of letters. Call once. */
export function followWindow(): void {
  addEventListener('resize', () => screen.look());
  $effect.root(() => {
    $effect(() => screen.look());
  });
}
