// For tests: what a value looks like, member by member. Unlike TypeScript's types it can be checked while the page runs.

export type Shape = (value: unknown, at: string) => string[];

export const text: Shape = (value, at) => (typeof value === 'string' ? [] : [wrong(at, 'a text', value)]);
export const number: Shape = (value, at) => (Number.isInteger(value) ? [] : [wrong(at, 'a whole number', value)]);
export const flag: Shape = (value, at) => (typeof value === 'boolean' ? [] : [wrong(at, 'true or false', value)]);

export function oneOf(...allowed: unknown[]): Shape {
  return (value, at) => (allowed.includes(value) ? [] : [wrong(at, `one of ${allowed.join(', ')}`, value)]);
}

export function orNull(shape: Shape): Shape {
  return (value, at) => (value === null ? [] : shape(value, at));
}

export function matching(pattern: RegExp): Shape {
  return (value, at) => (typeof value === 'string' && pattern.test(value) ? [] : [wrong(at, String(pattern), value)]);
}

export function list(shape: Shape): Shape {
  return (value, at) =>
    Array.isArray(value) ? value.flatMap((item, i) => shape(item, `${at}[${i}]`)) : [wrong(at, 'a list', value)];
}

export function tuple(...shapes: Shape[]): Shape {
  return (value, at) =>
    Array.isArray(value) && value.length === shapes.length
      ? shapes.flatMap((shape, i) => shape(value[i], `${at}[${i}]`))
      : [wrong(at, `a list of ${shapes.length}`, value)];
}

export function dictionary(name: RegExp, shape: Shape): Shape {
  return (value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, item]) =>
          name.test(key) ? shape(item, `${at}.${key}`) : [`${at}: unknown name ${key}`],
        )
      : [wrong(at, 'an object', value)];
}

/** The members of T, as the compiler knows them; those in `optional` may be absent, and there are no others. */
export function object<T>(members: Record<keyof Required<T>, Shape>, optional: (keyof T)[] = []): Shape {
  const shapes = members as Record<string, Shape>;
  const needed = Object.keys(shapes).filter((key) => !optional.includes(key as keyof T));
  return (value, at) => {
    if (!isObject(value)) return [wrong(at, 'an object', value)];
    const troubles = needed.filter((key) => !(key in value)).map((key) => `${at}.${key} is missing`);
    for (const [key, item] of Object.entries(value)) {
      const shape = shapes[key];
      troubles.push(...(shape ? shape(item, `${at}.${key}`) : [`${at}.${key} is unknown`]));
    }
    return troubles;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(at: string, expected: string, found: unknown): string {
  return `${at}: expected ${expected}, found ${JSON.stringify(found)}`;
}
