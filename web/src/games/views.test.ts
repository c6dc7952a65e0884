import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { seed, sequence, setups } from '../source/test_player';
import type { GameEvent, GameResult, View } from '../protocol/protocol';
import { testEngine } from '../engine/node_engine';
import { academyEvent, academyView } from './academy/view';
import { medievallonsEvent, medievallonsView } from './medievallons/view';

interface Look {
  decision: number;
  deciders: number[];
  over: boolean;
  view: View;
  events: { list: GameEvent[] };
  result: GameResult | null;
}

/** Deviations from the schema, as `path: message`. */
function troubles(schema: v.GenericSchema, value: unknown): string[] {
  return (v.safeParse(schema, value).issues ?? []).map((one) => `${v.getDotPath(one)}: ${one.message}`);
}

it.each(setups())('every view and event of %s is what the types say', async (_, setup) => {
  const { ask } = await testEngine();
  const { game, options } = setup;
  const players = setup.seats.length;
  ask({ do: 'start', game, players, options, seats: setup.seats, seed, you: 0 });
  const look = (viewer: number | null | 'all', since: number) => ask<Look>({ do: 'look', viewer, since });
  const [view, event] = game === 'academy' ? [academyView, academyEvent] : [medievallonsView, medievallonsEvent];
  const below = sequence(3);
  const check = (seen: View) => {
    const found = troubles(view, seen);
    if (found.length > 0) expect.fail(found.join('\n'));
    return seen;
  };
  for (;;) {
    // Checks the view of a deciding seat and of a random viewer.
    const { decision, deciders, over } = look(null, 1e6);
    check(look([null, ...setup.seats.keys()][below(players + 1)]!, 1e6).view);
    if (over) break;
    const seat = deciders[below(deciders.length)]!;
    const { legal } = check(look(seat, 1e6).view);
    ask({ do: 'choose', seat, decision, choice: legal[below(legal.length)]!.text });
  }
  for (const viewer of [null, ...setup.seats.keys()]) {
    expect(look(viewer, 0).events.list.flatMap((one) => troubles(event, one))).toEqual([]);
  }
  const { events, result } = look('all', 0);
  expect(events.list.flatMap((one) => troubles(event, one))).toEqual([]);
  expect(result!.scores).toHaveLength(players);
});

it('the page takes types from the schemas, and none of their code', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|(^|\/)(view|schema)\.ts$/.test(file),
  );
  const taking = /^\s*(import|export) (?!type)[^;]*from '([^']*\/(view|schema)|valibot)'/m;
  expect(files.filter((file) => taking.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
