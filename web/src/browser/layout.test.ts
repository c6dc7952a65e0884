import { afterEach, describe, expect, it, vi } from 'vitest';
import { roomsOf, screen } from './layout.svelte';
import { settings, type TextSize } from './settings.svelte';

describe('what a window has room for', () => {
  it('is a rail beside the board on a laptop, and larger letters on a large screen', () => {
    expect(roomsOf(1280, 800)).toEqual(['wide', 'short']);
    expect(roomsOf(1920, 1080)).toEqual(['wide', 'tall', 'large']);
  });
  it('is one column on tablets and phones', () => {
    expect(roomsOf(820, 1180)).toEqual(['tablet', 'compact', 'slim', 'tall']);
    expect(roomsOf(390, 844)).toEqual(['phone', 'compact', 'narrow', 'slim', 'short']);
  });
  it('is board and hand beside each other on a phone that lies on its side', () => {
    expect(roomsOf(844, 390)).toEqual(['phone', 'compact', 'slim', 'low', 'short', 'lying']);
  });
});

describe('letters', () => {
  let scale = '1';
  const root = { dataset: {} as DOMStringMap, style: { setProperty: (_: string, to: string) => (scale = to) } };

  /** The text scale and the layout of a window. */
  function seen(width: number, height: number, size: TextSize, browser = 16): [string, string] {
    vi.stubGlobal('document', { documentElement: root });
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${browser * Number(scale)}px` }));
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('innerHeight', height);
    settings.textSize = size;
    screen.look();
    return [scale, root.dataset['room']!.split(' ')[0]!];
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.textSize = 'normal';
  });

  it('are as large as the reader has set, here or in the browser, and the window is so much smaller', () => {
    expect(seen(1280, 800, 'normal')).toEqual(['1', 'wide']);
    expect(seen(1280, 800, 'larger')).toEqual(['1.25', 'tablet']);
    expect(seen(1280, 800, 'normal', 32)).toEqual(['1', 'phone']);
  });
  it('grow with a screen that a whole room looks at, whatever a reader has set', () => {
    screen.wall = true;
    expect(seen(1240, 700, 'larger')).toEqual(['1', 'wide']);
    expect(seen(1280, 800, 'normal')).toEqual([String(1280 / 1240), 'wide']);
    const [letters, layout] = seen(1920, 1080, 'normal');
    expect(13 * Number(letters)).toBeGreaterThanOrEqual(20);
    expect(layout).toBe('wide');
    expect(seen(820, 1180, 'normal')).toEqual(['1', 'tablet']);
    screen.wall = false;
  });
  it('leave room for the hand on a phone beside such a screen, and change nothing elsewhere', () => {
    const rooms = (width: number, height: number): [boolean, boolean] => {
      seen(width, height, 'normal');
      return [screen.hand, root.dataset['room']!.split(' ').includes('hand')];
    };
    expect(rooms(390, 844)).toEqual([false, false]);
    screen.beside = true;
    expect(rooms(390, 844)).toEqual([true, true]);
    expect(rooms(1280, 800)).toEqual([false, false]);
    screen.beside = false;
  });
  it('are larger on a large screen', () => {
    expect(seen(1920, 1080, 'normal')).toEqual(['1.125', 'wide']);
    expect(seen(1920, 1080, 'large')).toEqual(['1.265625', 'wide']);
  });
});
