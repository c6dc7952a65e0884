// A table with all cards open: the knowledge of all seats combined. Cards that no seat knows (face down for all) stay
// hidden.

import type { View } from '../protocol/protocol';

/** `open` is the spectator's view, `seats` are the views of the seats. A null in `open` is filled from any seat that
    knows the value. */
export function whole(open: View, seats: View[]): View {
  return { ...(filled(open, seats) as View), seat: open.seat };
}

function filled(open: unknown, known: unknown[]): unknown {
  if (open === null) return known.find((one) => one !== null) ?? null;
  if (Array.isArray(open)) {
    const alike = (known as unknown[][]).filter((one) => one.length === open.length);
    return open.map((item, i) =>
      filled(
        item,
        alike.map((one) => one[i]),
      ),
    );
  }
  if (typeof open !== 'object') return open;
  return Object.fromEntries(
    Object.entries(open as object).map(([name, item]) => {
      const others = (known as Record<string, unknown>[]).map((one) => one[name]);
      return [
        name,
        filled(
          item,
          others.filter((one) => one !== undefined),
        ),
      ];
    }),
  );
}
