/** What stands in a line. */
export function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** `kingSquares` as `king squares`. */
export function words(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
}
