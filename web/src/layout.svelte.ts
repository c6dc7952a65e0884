// Which of the three layouts the window has room for.

export type Layout = 'wide' | 'tablet' | 'phone';

function now(): Layout {
  return innerWidth >= 1200 ? 'wide' : innerWidth >= 700 ? 'tablet' : 'phone';
}

class Window {
  layout = $state<Layout>(typeof innerWidth === 'number' ? now() : 'wide');
}

export const screen = new Window();

if (typeof addEventListener === 'function') addEventListener('resize', () => (screen.layout = now()));
