// JsonEngine for Node.js, in WebAssembly and as a native program. Questions and answers are JSON.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The engine in that .wasm file; it answers synchronously. */
export function inWasm(file) {
  let memory;
  const refused = () => 8;
  const clock_time_get = (_clock, _precision, at) => {
    new DataView(memory.buffer).setBigUint64(at, process.hrtime.bigint(), true);
    return 0;
  };
  const wasi = { clock_time_get, fd_write: refused, fd_close: refused, fd_seek: refused };
  const module = new WebAssembly.Module(readFileSync(file));
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi });
  memory = exports.memory;
  exports._initialize();
  return (question) => {
    const bytes = new TextEncoder().encode(question);
    const at = exports.question(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const size = exports.ask();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, exports.answer(), size));
  };
}

/** The engine in that program; `close` ends it. */
export function natively(program) {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      child.stdin.write(`${question}\n`);
      return (await lines.next()).value;
    },
    close: () => child.stdin.end(),
  };
}
