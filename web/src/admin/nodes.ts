// The figures of each node and of all nodes together.

import type { Node, Now, Worry } from './calls';
import { duration, rate, whole, worrying } from './figures';
import { admin } from './texts';

export type Column = 'people' | 'tables' | 'leases' | 'choices' | 'answers' | 'lag';
/** The figures of a node, and their formats. */
export const columns: [name: Column, show: (n: number) => string][] = [
  ['people', whole],
  ['tables', whole],
  ['leases', whole],
  ['choices', rate],
  ['answers', duration],
  ['lag', duration],
];

/**
 * Figures with a meaningful sum. Tables have none: several nodes may have a table in memory, but only one node holds
 * the lease.
 */
export const summed = columns.filter(([name]) => ['people', 'leases', 'choices'].includes(name));

export function nameOf({ where, id }: Pick<Node, 'where' | 'id'>): string {
  return where ?? admin().node(id.slice(0, 6));
}

/** The sum over living nodes that report the figure. A person connected to several nodes counts once. */
export function together({ nodes, online }: Pick<Now, 'nodes' | 'online'>, name: Column): number {
  if (name === 'people' && online !== undefined) return online;
  return (nodes ?? []).reduce((sum, node) => sum + (node.alive ? (node[name] ?? 0) : 0), 0);
}

function sentence({ what, figure }: Worry): string {
  return admin().worries[what]?.(worrying(what, figure)) ?? what;
}

/** The health warnings of this node, then those of the others with their names. */
export function allWarnings({ worries, nodes }: Pick<Now, 'worries' | 'nodes'>): string[] {
  const others = (nodes ?? []).filter(({ here, alive }) => alive && !here);
  return [
    ...worries.map(sentence),
    ...others.flatMap((node) => node.worries.map((worry) => `${nameOf(node)}: ${sentence(worry)}`)),
  ];
}
