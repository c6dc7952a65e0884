// Runs the engine in a worker, so that a searching bot does not block the page. The worker's name is the file to run: the engine
// of a game, or the study engine, which has all games and also sets up positions and reviews games.

import { JsonEngine } from './engine';
import { study, type FromWorker, type ToWorker } from './messages';

declare const self: DedicatedWorkerGlobalScope;

const notFound = 404;

async function load(): Promise<JsonEngine> {
  const file = (name: string) => fetch(`${import.meta.env.BASE_URL}${name}.wasm`);
  let response = await file(self.name);
  // The study engine answers with an error for an unknown game.
  if (response.status === notFound) response = await file(study);
  // Streaming compilation starts during the download, and browsers cache the compiled code.
  return JsonEngine.from(await WebAssembly.compileStreaming(response));
}

const engine = load();
engine.catch(() => {}); // reported with each answer

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const reply: FromWorker = { number: data.number };
  try {
    reply.answer = (await engine).ask(data.question);
  } catch (error) {
    reply.broken = String(error);
  }
  self.postMessage(reply);
};
