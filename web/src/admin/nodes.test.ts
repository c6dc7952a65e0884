import { expect, it } from 'vitest';
import { load } from '../i18n/i18n';
import type { Node } from './calls';
import { allWarnings, nameOf, summed, together } from './nodes';
import { admin } from './texts';

const node: Node = { id: 'a1f0b2', here: false, started: 0, seen: 0, leases: 1, alive: true, worries: [] };
const one: Node = { ...node, where: 'play-1:8080', here: true, people: 12, choices: 7500 };
const older: Node = { ...node, id: '77aa00ff' };
const lost: Node = {
  ...node,
  where: 'play-3:8080',
  alive: false,
  people: 100,
  worries: [{ what: 'memory', figure: 1 }],
};

await load(admin);

it('adds up what servers tell that are alive', () => {
  const all = [one, { ...one, people: 3 }, older, lost];
  expect(together({ nodes: all }, 'people')).toBe(15);
  expect(together({ nodes: all, online: 13 }, 'people')).toBe(13); // two people are connected to both nodes
  expect(together({ nodes: all, online: 13 }, 'leases')).toBe(3);
  expect(together({ nodes: [older] }, 'people')).toBe(0);
  expect(summed.map(([name]) => name)).toEqual(['people', 'leases', 'choices']);
});

it('calls a server by where it is, or by its id if it does not say', () => {
  expect(nameOf(one)).toBe('play-1:8080');
  expect(nameOf(older)).toBe('Server 77aa00');
});

it('says what is wrong at each server, whether or not its name is known here, and nothing of those that are lost', () => {
  const late = { what: 'loop-lags', figure: 131_000 };
  const worried = { ...one, worries: [late] };
  const other = {
    ...older,
    worries: [
      { what: 'memory', figure: 3e9 },
      { what: 'rain', figure: 1 },
    ],
  };
  expect(allWarnings({ worries: [late], nodes: [worried, other, lost] })).toEqual([
    'Overloaded: the event loop is 131 ms late.',
    'Server 77aa00: The server uses 3 GB of memory.',
    'Server 77aa00: rain',
  ]);
  expect(allWarnings({ worries: [], nodes: null })).toEqual([]);
});
