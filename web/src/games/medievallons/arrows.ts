// Moves the focus among the choices in an element: an arrow key to the nearest in that direction, a letter to the next
// with that initial.

type Direction = [x: number, y: number];
const directions: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: Direction): HTMLElement | null {
  const [atX, atY] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [toX, toY] = centre(one);
    const along = (toX - atX) * x + (toY - atY) * y;
    const aside = Math.abs((toX - atX) * y) + Math.abs((toY - atY) * x);
    const far = along + aside * 3;
    if (one !== from && along > 4 && far < least) {
      best = one;
      least = far;
    }
  }
  return best;
}

/** For choices and the button that confirms them. */
export const arrows = arrowsAmong('[data-choice]:enabled, .primary:enabled');
/** For elements that match another selector. */
export function arrowsAmong(what: string): (element: HTMLElement) => () => void {
  return (element) => listen(element, what);
}

function listen(element: HTMLElement, what: string): () => void {
  const keys = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const all = [...element.querySelectorAll<HTMLElement>(what)];
    const from = all.find((one) => one === document.activeElement);
    if (!from) return;
    const direction = directions[event.key];
    let to: HTMLElement | null | undefined;
    if (direction) to = nearest(from, all, direction);
    else if (event.key === 'Home') to = all[0];
    else if (event.key === 'End') to = all.at(-1);
    else if (event.key.length === 1) {
      const letter = event.key.toLocaleLowerCase();
      const at = all.indexOf(from);
      to = [...all.slice(at + 1), ...all.slice(0, at)].find((one) =>
        one.dataset['name']?.toLocaleLowerCase().startsWith(letter),
      );
    }
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  element.addEventListener('keydown', keys);
  return () => element.removeEventListener('keydown', keys);
}
