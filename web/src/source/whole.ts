// A table seen by one who sees everything: what each seat may know, put together. What nobody at the table knows (a card that
// lies face down for all) stays hidden here, too.

import type { View } from '../protocol/protocol';

/** `open` is what a spectator sees, `seats` what each seat sees: where it has null, somebody may know more. */
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
