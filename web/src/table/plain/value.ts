/** A number, a word, a yes or no. */
export function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** What stands in a line: one of those, or several. */
export function isLine(value: unknown): boolean {
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain));
}

/** `kingSquares` as `king squares`. */
export function words(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
}
