// What the window has room for. Styles ask the root element: `:global(:where([data-room~='phone'])) { … }`; they measure in
// rem, and so does this: whoever reads large letters has a smaller window. (A media query would not see the page's own
// setting.)

import { settings, textSizes } from './settings.svelte';

type Test = (width: number, height: number) => boolean;

/** The first that fits. */
const layouts = {
  wide: (width) => width >= 1200, // a rail beside the board
  tablet: (width, height) => width >= 700 && height >= 560, // one column; the log has its place
  phone: () => true, // one column; what has no room is in sheets
} satisfies Record<string, Test>;
export type Layout = keyof typeof layouts;

/** What else may hold for a window. */
const rooms = {
  compact: (width, height) => layoutOf(width, height) !== 'wide', // no rail beside the board
  narrow: (width) => width < 700, // a phone's width
  tight: (width) => width < 300, // a phone with very large letters: a table scrolls
  slim: (width) => width < 980, // no second column in a page
  low: (_, height) => height < 740, // one line of players, no words below tabs
  short: (_, height) => height < 960, // no log below a tablet's table
  tall: (_, height) => height >= 960, // longer lists on the start page
  lying: (width, height) => width >= 560 && height < 560, // a phone on its side: board and hand beside each other
  large: (width, height) => width >= 1600 && height >= 900, // a desk's screen: larger letters, a wider rail
} satisfies Record<string, Test>;

/** All that styles can ask for. `hand`: a phone that leaves the board to a large screen. */
export const roomNames = [...Object.keys(layouts), ...Object.keys(rooms), 'hand'];

/** A large screen stands further away. */
const larger = 1.125;
/** What a screen shows that a whole room looks at: so much, as large as it can be. */
const wall = { width: 1240, height: 700 };

function layoutOf(width: number, height: number): Layout {
  return (Object.keys(layouts) as Layout[]).find((name) => layouts[name](width, height))!;
}

/** The names of all that holds for a window of that size, in pixels at letters of the usual size; the layout first. */
export function roomsOf(width: number, height: number): [Layout, ...string[]] {
  const tests: [string, Test][] = Object.entries(rooms);
  return [layoutOf(width, height), ...tests.filter(([, holds]) => holds(width, height)).map(([name]) => name)];
}

class Window {
  layout = $state<Layout>('wide');
  low = $state(false);
  short = $state(false);
  slim = $state(false);
  narrow = $state(false);
  large = $state(false);
  /** Whether a whole room looks at it. */
  wall = $state(false);
  /** Whether there is such a screen beside it; then a phone shows the hand, and no board. */
  beside = $state(false);
  hand = $state(false);
  private scale = 1;

  look(): void {
    const root = document.documentElement;
    /** What the browser itself is set to. */
    const browser = parseFloat(getComputedStyle(root).fontSize) / 16 / this.scale;
    const fitting = Math.min(innerWidth / wall.width, innerHeight / wall.height) / browser;
    const reader = this.wall ? Math.max(1, fitting) : textSizes[settings.textSize];
    const found = roomsOf(innerWidth / browser / reader, innerHeight / browser / reader);
    this.layout = found[0];
    this.low = found.includes('low');
    this.short = found.includes('short');
    this.slim = found.includes('slim');
    this.narrow = found.includes('narrow');
    this.large = found.includes('large');
    const hand = this.beside && found[0] === 'phone' && !found.includes('lying');
    this.hand = hand;
    if (hand) found.push('hand');
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
