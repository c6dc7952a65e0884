// Applies a change ("Changes" in docs/protocol.md): each member of the change replaces the member of that name. If the
// old value is a list and the change an object, it replaces only the numbered items.

type Json = { [name: string]: unknown };

export function changed<T>(old: T | null, change: unknown): T {
  if (old === null || change === null) return change as T;
  const now: Json = { ...(old as Json) };
  for (const [name, value] of Object.entries(change as Json)) {
    const before = now[name];
    const inParts = Array.isArray(before) && typeof value === 'object' && value !== null && !Array.isArray(value);
    now[name] = inParts ? itemsChanged(before, value as Json) : value;
  }
  return now as T;
}

function itemsChanged(old: unknown[], change: Json): unknown[] {
  const now = [...old];
  if (typeof change['length'] === 'number') now.length = change['length'];
  for (const [name, value] of Object.entries(change)) if (name !== 'length') now[Number(name)] = value;
  return now;
}
