// The engine without a worker, for tests.

import { existsSync, readFileSync } from 'node:fs';
import { JsonEngine, understood, type Engine, type Question } from './engine';
import { engineFileOf, study } from './messages';

const modules = new Map<string, WebAssembly.Module>();

const fileOf = (name: string): URL => new URL(`../../public/${name}.wasm`, import.meta.url);

function moduleOf(name: string): WebAssembly.Module {
  const file = fileOf(name);
  if (!existsSync(file)) throw new Error(`web/public/${name}.wasm is missing: run scripts/wasm first`);
  const module = modules.get(name) ?? new WebAssembly.Module(readFileSync(file));
  modules.set(name, module);
  return module;
}

/** The one of all games. */
export async function testEngine(): Promise<{ ask<T>(question: Question): T }> {
  const engine = await JsonEngine.from(moduleOf(study));
  return { ask: <T>(question: Question) => understood<T>(engine.ask(JSON.stringify(question))) };
}

/** The net of a game in base64, or null. */
export async function testNet(game: string): Promise<string | null> {
  const net = new URL(`../../../bots/${game}/net.bin`, import.meta.url);
  return existsSync(net) ? readFileSync(net, 'base64') : null;
}

/** The engine that the page loads for a record: asynchronous like a worker, answers questions in order. */
export function testWorkerEngine(record: string, game?: string): Engine {
  const name = engineFileOf(record, game);
  return later(moduleOf(existsSync(fileOf(name)) ? name : study));
}
export function testStudyEngine(): Engine {
  return later(moduleOf(study));
}

function later(module: WebAssembly.Module): Engine {
  const engine = JsonEngine.from(module);
  return {
    async ask<T>(question: Question): Promise<T> {
      const asked = JSON.stringify(question);
      return understood<T>((await engine).ask(asked));
    },
    close() {},
  };
}
