// The engine in WebAssembly, one game at a time. wasm/json_engine.h documents its questions.

import { Refused, type Problem } from '../protocol/protocol';
import { wasi } from './wasi';

/** A question for the engine; `do` is its kind. */
export type Question = { do: string } & Record<string, unknown>;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  question(size: number): number;
  ask(): number;
  answer(): number;
}

export class JsonEngine {
  private constructor(private readonly exports: Exports) {}

  static async from(module: WebAssembly.Module): Promise<JsonEngine> {
    let exports: Exports | undefined;
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi(() => exports!.memory) });
    exports = instance.exports as unknown as Exports;
    exports._initialize();
    return new JsonEngine(exports);
  }

  /** JSON text in, JSON text out. Throws only if the engine itself fails. */
  ask(question: string): string {
    const { memory } = this.exports;
    const bytes = new TextEncoder().encode(question);
    const at = this.exports.question(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const size = this.exports.ask();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, this.exports.answer(), size));
  }
}

/** An engine for the page, usually in a worker. */
export interface Engine {
  /** Rejects with Refused. */
  ask<T>(question: Question): Promise<T>;
  close(): void;
}

/** Returns the value of an answer, or throws its error. */
export function understood<T>(answer: string): T {
  const said = JSON.parse(answer) as { ok?: T; error?: Problem };
  if (said.error) throw new Refused(said.error);
  return said.ok as T;
}
