// An SVG path in fewer letters: every point on the nearest whole unit of its grid, told from the point before it. Rounding points,
// not steps, keeps the error under half a unit everywhere.

type Command = 'm' | 'l' | 'h' | 'v' | 'c' | 's' | 'q' | 't' | 'a' | 'z';
const takes: Record<Command, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

/** The numbers after a command. The fourth and fifth of an arc are single digits, and may stand without a gap. */
function numbersIn(text: string, arc: boolean): number[] {
  const found: number[] = [];
  let at = 0;
  while (at < text.length) {
    const place = found.length % 7;
    if (/[\s,]/.test(text[at]!)) {
      at += 1;
    } else if (arc && (place === 3 || place === 4)) {
      found.push(Number(text[at]));
      at += 1;
    } else {
      number.lastIndex = at;
      const match = number.exec(text);
      if (!match) throw new Error(`no number in a path: ${text.slice(at, at + 20)}`);
      found.push(Number(match[0]));
      at = number.lastIndex;
    }
  }
  return found;
}

/** With a gap only where two numbers would be read as one. */
function joined(numbers: number[]): string {
  return numbers.reduce((text, next, i) => (i === 0 || next < 0 ? text + next : `${text} ${next}`), '');
}

interface Pen {
  x: number;
  y: number;
}

export function shorter(path: string): string {
  let pen: Pen = { x: 0, y: 0 };
  let start = pen;
  let written = '';
  let last = '';
  const write = (command: string, numbers: number[]): void => {
    const text = joined(numbers);
    written += command !== last ? command + text : text.startsWith('-') ? text : ` ${text}`;
    last = command;
  };

  for (const [, letter, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const command = letter!.toLowerCase() as Command;
    const relative = letter === command;
    const count = takes[command];
    const numbers = numbersIn(rest!, command === 'a');
    if (
      count === undefined ||
      (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count > 0)
    ) {
      throw new Error(`a path that is not understood: ${letter}${rest}`);
    }
    if (command === 'z') {
      pen = start;
      last = '';
      written += 'z';
      continue;
    }
    for (let i = 0; i < numbers.length; i += count) {
      const own = numbers.slice(i, i + count);
      const from = relative ? pen : { x: 0, y: 0 };
      const here = { x: Math.round(pen.x), y: Math.round(pen.y) };
      if (command === 'h') {
        pen = { x: from.x + own[0]!, y: pen.y };
        write('h', [Math.round(pen.x) - here.x]);
        continue;
      }
      if (command === 'v') {
        pen = { x: pen.x, y: from.y + own[0]! };
        write('v', [Math.round(pen.y) - here.y]);
        continue;
      }
      const ahead = command === 'a' ? own.slice(0, 5).map((value) => Math.round(value * 10) / 10) : [];
      const points: Pen[] = [];
      for (let n = ahead.length; n < count; n += 2) points.push({ x: from.x + own[n]!, y: from.y + own[n + 1]! });
      pen = points.at(-1)!;
      if (command === 'm' && i === 0) start = pen;
      const opening = written === '';
      const steps = points.flatMap(({ x, y }) =>
        opening ? [Math.round(x), Math.round(y)] : [Math.round(x) - here.x, Math.round(y) - here.y],
      );
      // What follows a move's first point are lines.
      write(opening ? 'M' : command === 'm' && i > 0 ? 'l' : command, [...ahead, ...steps]);
      if (command === 'm' && i === 0) last = ''; // the next letter must not be left out
    }
  }
  return written;
}
