// What the engine costs in WebAssembly, beside the same engine built for this machine: how large the file is, and how
// many playouts a search makes in a second. Needs `scripts/wasm` and the release build.
//   node bench/wasm.mjs [ENGINE DESK]    default: web/public/engine.wasm build/wasm/desk

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const [file = 'web/public/engine.wasm', desk = 'build/wasm/desk'] = process.argv.slice(2);
const playouts = 3000;
const runs = 5;

const bytes = readFileSync(file);
const kilobytes = (size) => `${(size / 1000).toFixed(0)} KB`;
console.log(
  `${file}: ${kilobytes(bytes.length)}, gzip ${kilobytes(gzipSync(bytes, { level: 9 }).length)}, ` +
    `brotli ${kilobytes(brotliCompressSync(bytes).length)}`,
);

function inWasm() {
  let memory;
  const refused = () => 8;
  const clock_time_get = (_clock, _precision, at) => {
    new DataView(memory.buffer).setBigUint64(at, process.hrtime.bigint(), true);
    return 0;
  };
  const wasi = { clock_time_get, fd_write: refused, fd_close: refused, fd_seek: refused };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { wasi_snapshot_preview1: wasi });
  memory = exports.memory;
  exports._initialize();
  return async (question) => {
    const text = new TextEncoder().encode(question);
    const at = exports.question(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const size = exports.ask();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, exports.answer(), size));
  };
}

const child = spawn(desk, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
const native = async (question) => {
  child.stdin.write(`${question}\n`);
  return (await lines.next()).value;
};

async function speed(ask, game, options) {
  const told = async (question) => {
    const { ok, error } = JSON.parse(await ask(JSON.stringify(question)));
    if (error) throw new Error(error.message);
    return ok;
  };
  const seats = ['a', 'b', 'c', 'd'];
  await told({ do: 'start', game, players: 4, options, seats, seed: '07'.repeat(32), you: 0 });
  const { deciders } = await told({ do: 'look', viewer: null, since: 0 });
  let best = 0;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await told({ do: 'explain', seat: deciders[0], bot: `search:${playouts}` });
    best = Math.max(best, (playouts / (performance.now() - start)) * 1000);
  }
  return best;
}

const wasm = inWasm();
const variations = ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'];
for (const [game, options] of [
  ['academy', {}],
  ['academy', { variations }],
  ['medievallons', {}],
]) {
  const there = await speed(wasm, game, options);
  const here = await speed(native, game, options);
  console.log(
    `${game}${options.variations ? ', all variations' : ''}: ${there.toFixed(0)} playouts a second, ` +
      `natively ${here.toFixed(0)}: ${((100 * there) / here).toFixed(0)} %`,
  );
}
child.stdin.end();
