// A finished game as one line: the scores, the best first.

import type { Info } from '../../protocol/protocol';

/** `names` are by seat. */
export function scoreLine(table: Pick<Info, 'result'>, names: string[]): string {
  const { scores = [], winners = [] } = table.result ?? {};
  const order = names.map((_, seat) => seat);
  order.sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0),
  );
  const line = order.map((seat) => `${names[seat]} ${String(scores[seat] ?? '').replace('-', '−')}`.trim()).join(', ');
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}
