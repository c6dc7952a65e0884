// The servers of a store: what each of them tells of itself, and all together.

import type { Node, Now, Worry } from './calls';
import { duration, rate, whole, worrying } from './figures';
import { admin } from './texts';

export type Column = 'people' | 'tables' | 'leases' | 'choices' | 'answers' | 'lag';
/** What is shown of a server, and how. */
export const columns: [name: Column, show: (n: number) => string][] = [
  ['people', whole],
  ['tables', whole],
  ['leases', whole],
  ['choices', rate],
  ['answers', duration],
  ['lag', duration],
];

/** Those of which a sum means something: a table may be in use at several servers, but one has its lease. */
export const summed = columns.filter(([name]) => ['people', 'leases', 'choices'].includes(name));

export function nameOf({ where, id }: Pick<Node, 'where' | 'id'>): string {
  return where ?? admin().node(id.slice(0, 6));
}

/** Of those that are alive and tell it. Nobody is counted twice who is connected at several. */
export function together({ nodes, online }: Pick<Now, 'nodes' | 'online'>, name: Column): number {
  if (name === 'people' && online !== undefined) return online;
  return (nodes ?? []).reduce((sum, node) => sum + (node.alive ? (node[name] ?? 0) : 0), 0);
}

function sentence({ what, figure }: Worry): string {
  return admin().worries[what]?.(worrying(what, figure)) ?? what;
}

/** Of the server that was asked, and then of the others with their names. */
export function allWorries({ worries, nodes }: Pick<Now, 'worries' | 'nodes'>): string[] {
  const others = (nodes ?? []).filter(({ here, alive }) => alive && !here);
  return [
    ...worries.map(sentence),
    ...others.flatMap((node) => node.worries.map((worry) => `${nameOf(node)}: ${sentence(worry)}`)),
  ];
}
