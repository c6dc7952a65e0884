// A thread of its own for the engine, so that the page never waits while a bot thinks. The worker's name is the file it runs: the
// engine of a game, or the one of all games that also sets up positions and reviews games.

import { JsonEngine } from './engine';
import { study, type FromWorker, type ToWorker } from './messages';

declare const self: DedicatedWorkerGlobalScope;

const notFound = 404;

async function load(): Promise<JsonEngine> {
  const file = (name: string) => fetch(`${import.meta.env.BASE_URL}${name}.wasm`);
  let response = await file(self.name);
  // The engine of all games says that it does not know the game.
  if (response.status === notFound) response = await file(study);
  // While it streams in, and browsers keep what they compiled.
  return JsonEngine.from(await WebAssembly.compileStreaming(response));
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
