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
