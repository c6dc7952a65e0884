// What the engine costs in WebAssembly, beside the same engine built for this machine: how large the file is, and how
// many playouts a search makes in a second. Needs `scripts/wasm` and the release build.
//   node bench/wasm.mjs [WASM NATIVE]    default: web/public/engine.wasm build/wasm/json_engine

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inWasm, natively } from '../wasm/json_engines.mjs';

const [wasmFile = 'web/public/engine.wasm', nativeFile = 'build/wasm/json_engine'] = process.argv.slice(2);
const playouts = 3000;
const runs = 5;

const bytes = readFileSync(wasmFile);
const kilobytes = (size) => `${(size / 1000).toFixed(0)} KB`;
console.log(
  `${wasmFile}: ${kilobytes(bytes.length)}, gzip ${kilobytes(gzipSync(bytes, { level: 9 }).length)}, ` +
    `brotli ${kilobytes(brotliCompressSync(bytes).length)}`,
);

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

const wasm = inWasm(wasmFile);
const native = natively(nativeFile);
const variations = ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'];
for (const [game, options] of [
  ['academy', {}],
  ['academy', { variations }],
  ['medievallons', {}],
]) {
  const there = await speed(wasm, game, options);
  const here = await speed(native.ask, game, options);
  console.log(
    `${game}${options.variations ? ', all variations' : ''}: ${there.toFixed(0)} playouts a second, ` +
      `natively ${here.toFixed(0)}: ${((100 * there) / here).toFixed(0)} %`,
  );
}
native.close();
