/** True for a number, a string, a boolean or null. */
export function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** True for a value that fits in a line: a plain one, or a list of them. */
export function isLine(value: unknown): boolean {
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain));
}

/** `kingSquares` as `king squares`. */
export function words(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
}
