// A thread of its own for the engine, so that the page never waits while a bot thinks.

import { Engine } from './engine';
import type { FromWorker, ToWorker } from './messages';

declare const self: DedicatedWorkerGlobalScope;

async function load(): Promise<Engine> {
  const response = await fetch(`${import.meta.env.BASE_URL}engine.wasm`);
  if (!response.ok) throw new Error(`engine.wasm: ${response.status}`);
  return Engine.from(await WebAssembly.compile(await response.arrayBuffer()));
}

const engine = load();
engine.catch(() => {}); // whoever asks is told

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const reply: FromWorker = { number: data.number };
  try {
    reply.answer = (await engine).ask(data.question);
  } catch (error) {
    reply.broken = String(error);
  }
  self.postMessage(reply);
};
