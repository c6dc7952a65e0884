const units: [string, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** `2 minutes`, `1 day`: in the largest unit that gives an integer. */
export function duration(language: string, seconds: number): string {
  const [unit, length] = units.find(([, size]) => seconds % size === 0)!;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}
