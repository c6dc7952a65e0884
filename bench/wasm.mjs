// What the engines cost in WebAssembly, beside the same engine built for this machine: how large the files are, and how
// many playouts a search makes in a second: the hand-written judgement's to the game's end, and the net's. Needs `scripts/wasm` and the release build.
//   node bench/wasm.mjs [FOLDER NATIVE]    default: web/public build/wasm/json_engine

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inWasm, natively } from '../wasm/json_engines.mjs';

const [folder = 'web/public', nativeFile = 'build/wasm/json_engine'] = process.argv.slice(2);
const runs = 5;
const byHand = {
  question: { do: 'explain', bot: 'search:3000' },
  times: 1,
  playouts: 3000,
};
const byNet = {
  question: { do: 'think', bot: 'net:64' },
  times: 100,
  playouts: 64,
};

const fileOf = (name) => `${folder}/${name}.wasm`;
const engineOf = (game) => fileOf(`engine_${game}`);
const kilobytes = (size) => `${(size / 1000).toFixed(0)} KB`;
for (const file of [engineOf('academy'), engineOf('medievallons'), fileOf('study')]) {
  const bytes = readFileSync(file);
  console.log(
    `${file}: ${kilobytes(bytes.length)}, gzip ${kilobytes(gzipSync(bytes, { level: 9 }).length)}, ` +
      `brotli ${kilobytes(brotliCompressSync(bytes).length)}`,
  );
}

async function speed(ask, game, options, { question, times, playouts }) {
  const told = async (question) => {
    const { ok, error } = JSON.parse(await ask(JSON.stringify(question)));
    if (error) throw new Error(error.message);
    return ok;
  };
  const seats = ['a', 'b', 'c', 'd'];
  await told({
    do: 'start',
    game,
    players: 4,
    options,
    seats,
    seed: '07'.repeat(32),
    you: 0,
  });
  await told({
    do: 'net',
    game,
    bytes: readFileSync(`bots/${game}/net.bin`, 'base64'),
  });
  const { deciders } = await told({ do: 'look', viewer: null, since: 0 });
  let best = 0;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    for (let time = 0; time < times; time++) await told({ ...question, seat: deciders[0] });
    best = Math.max(best, ((times * playouts) / (performance.now() - start)) * 1000);
  }
  return best;
}

const native = natively(nativeFile);
const variations = ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'];
for (const [game, options] of [
  ['academy', {}],
  ['academy', { variations }],
  ['medievallons', {}],
]) {
  for (const work of [byHand, byNet]) {
    const there = await speed(inWasm(engineOf(game)), game, options, work);
    const here = await speed(native.ask, game, options, work);
    console.log(
      `${game}${options.variations ? ', all variations' : ''}, ${work.question.bot}: ${there.toFixed(0)} playouts a second, ` +
        `natively ${here.toFixed(0)}: ${((100 * there) / here).toFixed(0)} %`,
    );
  }
}
native.close();
