// Which of the three layouts the window has room for.

export type Layout = 'wide' | 'tablet' | 'phone';

/** A phone that lies on its side: board and hand stand beside each other (TableFrame.svelte). */
const lying = 560;
/** A tablet that lies on its side has no room for the log. */
const short = 960;

function now(): Layout {
  if (innerWidth >= 1200) return 'wide';
  return innerWidth >= 700 && innerHeight >= lying ? 'tablet' : 'phone';
}

class Window {
  layout = $state<Layout>('wide');
  short = $state(false);

  look(): void {
    this.layout = now();
    this.short = innerHeight < short;
  }
}

export const screen = new Window();

if (typeof addEventListener === 'function') {
  screen.look();
  addEventListener('resize', () => screen.look());
}
