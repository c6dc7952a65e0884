// The engine without a worker, for tests.

import { existsSync, readFileSync } from 'node:fs';
import { JsonEngine, understood, type Engine, type Question } from './engine';

const file = new URL('../../public/engine.wasm', import.meta.url);
if (!existsSync(file)) throw new Error('web/public/engine.wasm is missing: run scripts/wasm first');
const module = new WebAssembly.Module(readFileSync(file));

export async function testEngine(): Promise<{ ask<T>(question: Question): T }> {
  const engine = await JsonEngine.from(module);
  return { ask: <T>(question: Question) => understood<T>(engine.ask(JSON.stringify(question))) };
}

/** What a game has learned, in base64, or null. */
export async function testNet(game: string): Promise<string | null> {
  const net = new URL(`../../../bots/${game}/net.bin`, import.meta.url);
  return existsSync(net) ? readFileSync(net, 'base64') : null;
}

/** Answers later, as a worker would; the questions in their order. */
export function testWorkerEngine(): Engine {
  const engine = JsonEngine.from(module);
  return {
    async ask<T>(question: Question): Promise<T> {
      const asked = JSON.stringify(question);
      return understood<T>((await engine).ask(asked));
    },
    close() {},
  };
}
