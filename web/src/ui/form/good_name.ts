/** A name the server takes: 1 to 24 characters, no control characters. */
export function goodName(name: string): boolean {
  const { length } = [...name.trim()];
  return length >= 1 && length <= 24 && !/\p{Cc}/u.test(name.trim());
}
