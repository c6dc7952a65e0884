// Names for window sizes. Styles ask the root element for them: `:global(:where([data-room~='phone'])) { … }`. Sizes
// are measured in rem, as in styles, so large text makes a window smaller. A media query would ignore the page's own
// text size.

import { settings, textSizes } from './settings.svelte';

type Test = (width: number, height: number) => boolean;

/** The first match wins. */
const layouts = {
  wide: (width) => width >= 1200, // a rail beside the board
  tablet: (width, height) => width >= 700 && height >= 560, // one column with the log
  phone: () => true, // one column; the rest is in sheets
} satisfies Record<string, Test>;
export type Layout = keyof typeof layouts;

/** More names, independent of each other. */
const rooms = {
  compact: (width, height) => layoutOf(width, height) !== 'wide', // no rail beside the board
  narrow: (width) => width < 700, // a phone's width
  tight: (width) => width < 300, // a phone with very large text: tables scroll
  slim: (width) => width < 980, // no second column on a page
  low: (_, height) => height < 740, // one line of players, no labels below tabs
  short: (_, height) => height < 960, // no log below a tablet's table
  tall: (_, height) => height >= 960, // longer lists on the start page
  lying: (width, height) => width >= 560 && height < 560, // a phone in landscape: board and hand side by side
  large: (width, height) => width >= 1600 && height >= 900, // a desktop screen: larger text, a wider rail
} satisfies Record<string, Test>;

/** All names that styles can use. `hand`: a phone that leaves the board to a large screen. */
export const roomNames = [...Object.keys(layouts), ...Object.keys(rooms), 'hand'];

/** Large screens are viewed from further away. */
const larger = 1.125;
/** The size of the shared board. It is scaled up as far as the screen allows. */
const wall = { width: 1240, height: 700 };

function layoutOf(width: number, height: number): Layout {
  return (Object.keys(layouts) as Layout[]).find((name) => layouts[name](width, height))!;
}

/** All names that apply to a window of this size, in pixels at the usual text size; the layout comes first. */
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
  /** True on a screen that shows the shared board. */
  wall = $state(false);
  /** True if a shared board shows this table. A phone then shows only the hand. */
  beside = $state(false);
  hand = $state(false);
  private scale = 1;

  look(): void {
    const root = document.documentElement;
    /** The browser's own text size. */
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

/** Follows changes of the window and of the text size. Call once. */
export function followWindow(): void {
  addEventListener('resize', () => screen.look());
  $effect.root(() => {
    $effect(() => screen.look());
  });
}
