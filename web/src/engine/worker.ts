// A thread of its own for the engine, so that the page never waits while a bot thinks. The worker's name says which file it runs:
// the engine, or the one that also sets up positions and reviews games.

import { JsonEngine } from './engine';
import type { FromWorker, ToWorker } from './messages';

declare const self: DedicatedWorkerGlobalScope;

async function load(): Promise<JsonEngine> {
  // While it streams in, and browsers keep what they compiled.
  return JsonEngine.from(await WebAssembly.compileStreaming(fetch(`${import.meta.env.BASE_URL}${self.name}.wasm`)));
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
