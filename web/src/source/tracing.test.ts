// Tests that timings of choices go only to servers that trace, and only if kept or slow.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tracing } from './tracing';

let now = 0;
let frames: (() => void)[] = [];
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  now = 1000;
  frames = [];
  sent = [];
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const tracing = (slow: number) => new Tracing(slow, (message) => sent.push(message as Record<string, unknown>));

/** A choice by a click 10 ms ago, answered after `took` ms; the page draws it 20 ms later. */
async function choose(one: Tracing, id: number, took: number, traced?: boolean, click = true): Promise<string> {
  vi.stubGlobal('window', click ? { event: { timeStamp: now - 10 } } : {});
  const { traceparent } = one.begin('choose', id) as { traceparent: string };
  now += took;
  const told = one.answered(id, traced);
  now += 20;
  for (const frame of frames.splice(0)) frame();
  await told;
  return traceparent;
}

it('tells when a choice that is kept was sent, answered and drawn, from the click on', async () => {
  const traceparent = await choose(tracing(0), 7, 30.5, true);
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(sent).toEqual([{ do: 'drawn', traceparent, sent: 10_000, answered: 40_500, drawn: 60_500 }]);
});

it('tells nothing of what is not kept, unless it was slow', async () => {
  await choose(tracing(0), 1, 5000);
  await choose(tracing(400), 1, 369);
  expect(sent).toEqual([]);
  await choose(tracing(400), 1, 370);
  expect(sent).toHaveLength(1);
});

it('leaves alone what was sent without a number, such as timings themselves', async () => {
  await tracing(1).answered(undefined);
  expect(sent).toEqual([]);
});

it('traces choices and nothing else, the last one only, and not while nobody looks', async () => {
  const one = tracing(1);
  expect(one.begin('chat', 1)).toEqual({});
  await one.answered(1, true);
  vi.stubGlobal('window', {});
  one.begin('choose', 2);
  await choose(one, 3, 5, true);
  await one.answered(2, true);
  expect(sent).toHaveLength(1);
  vi.stubGlobal('document', { hidden: true });
  await choose(one, 4, 5, true);
  expect(sent).toHaveLength(1);
});

it('begins now where there was no click', async () => {
  await choose(tracing(0), 7, 30, true, false);
  expect(sent[0]).toMatchObject({ sent: 0, answered: 30_000 });
});
