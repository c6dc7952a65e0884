// The engine in WebAssembly and the native engine must agree: both get the same questions, and the answers are compared byte
// by byte; likewise study.wasm and json_study, which set up positions of these games. Then the program checks the records,
// shuffles included, and reviews some of them, as study.wasm does.
//   node tests/wasm_agrees.mjs [FOLDER NATIVE PROGRAM]    default: web/public build/wasm/json_engine build/roundtable
// FOLDER has engine_GAME.wasm for each game, and study.wasm.

import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inWasm, natively } from "../wasm/json_engines.mjs";

const [
  wasmFolder = "web/public",
  nativeFile = "build/wasm/json_engine",
  program = "build/roundtable",
] = process.argv.slice(2);
const gameNames = ["academy", "medievallons"];
const engineFile = (game) => join(wasmFolder, `engine_${game}.wasm`);
const studyFile = join(wasmFolder, "study.wasm");
const nativeStudy = join(dirname(nativeFile), "json_study");
for (const file of [
  ...gameNames.map(engineFile),
  studyFile,
  nativeFile,
  nativeStudy,
  program,
]) {
  if (existsSync(file)) continue;
  console.error(`wasm_agrees: ${file} is not there, build it first`);
  process.exit(2);
}

let questions = 0;

/** Both engines, asked at the same time. */
function pair(wasmFile, nativeFile) {
  const wasm = inWasm(wasmFile);
  const native = natively(nativeFile);
  const ask = async (question) => {
    const text = JSON.stringify(question);
    const answer = native.ask(text);
    const here = wasm(text);
    const there = await answer;
    questions++;
    if (here !== there)
      throw new Error(
        `${text}\nin WebAssembly: ${here}\nhere:           ${there}`,
      );
    const { ok, error } = JSON.parse(here);
    if (error) throw new Error(`${text}\n${error.message}`);
    return ok;
  };
  return { ask, close: () => native.close() };
}
const engines = Object.fromEntries(
  gameNames.map((game) => [game, pair(engineFile(game), nativeFile)]),
);
const workshop = pair(studyFile, nativeStudy);

const variations = ["knights", "bet", "codex", "scrolls", "dragon", "alms"];
const advanced = ["lift", "stepback", "orderedreset"];
const tables = [
  ...[3, 4, 5].map((players) => ["academy", players, {}]),
  ...[3, 4, 5].map((players) => ["academy", players, { advanced, variations }]),
  ...variations.map((one) => ["academy", 4, { variations: [one] }]),
  ...["karadoc", "lancelot"].flatMap((two) => [
    ["academy", 2, { two }],
    ["academy", 2, { two, advanced, variations }],
  ]),
  ...[2, 3, 4, 5].map((players) => ["medievallons", players, {}]),
];
const bots = ["page", "squire", "greedy", "random", "search:40"];
const tablesOfNets = [
  ["academy", 4, {}],
  ["academy", 5, { advanced, variations }],
  ...["karadoc", "lancelot"].map((two) => [
    "academy",
    2,
    { two, advanced, variations },
  ]),
  ...[2, 5].map((players) => ["medievallons", players, {}]),
];
const nets = [
  "net",
  "net:16",
  "net:soft:1.0",
  "net:12:root=puct:leaf=any",
  "net:8:leaf=round",
  "search:20:net",
];

/** A net with pseudorandom weights. */
function madeUpNet({ inputs, outputs, parts }) {
  const [hidden1, hidden2] = [256, 64];
  const bytes = [...Buffer.from("RTN2")];
  const put = (number, size) => {
    for (let i = 0; i < size; i++) bytes.push((number >> (8 * i)) & 255);
  };
  for (const number of [inputs, hidden1, hidden2, outputs]) put(number, 2);
  for (const number of [1, 7, 11, parts]) put(number, 1);
  let state = 1;
  const some = (count, most, size) => {
    for (let i = 0; i < count; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      put(((state >>> 8) % (2 * most + 1)) - most, size);
    }
  };
  some(hidden1, 100, 2);
  some(inputs * hidden1, 31, 1);
  for (let part = 0; part < parts; part++) {
    some(hidden2, 4000, 4);
    some(hidden2 * hidden1, 31, 1);
    some(outputs, 2000, 4);
    some(outputs * hidden2, 31, 1);
  }
  return Buffer.from(bytes).toString("base64");
}

async function play(number, game, players, options, bots) {
  const { ask } = engines[game];
  const seats = Array.from(
    { length: players },
    (_, seat) => `bot:${bots[(seat + number) % bots.length]}`,
  );
  const seed = (number + 17).toString(16).padStart(2, "0").repeat(32);
  await ask({ do: "start", game, players, options, seats, seed, you: 0 });
  for (let turn = 0; ; turn++) {
    const viewer = turn % (players + 1);
    const { over, deciders, decision } = await ask({
      do: "look",
      viewer: viewer < players ? viewer : null,
      since: 0,
    });
    if (over) break;
    const seat = deciders[turn % deciders.length];
    const { choice } = await ask({
      do: "think",
      seat,
      bot: seats[seat].slice(4),
    });
    await ask({ do: "choose", seat, decision, choice });
  }
  const { record } = await ask({ do: "save" });
  await ask({ do: "read", record });
  return record;
}

/** Positions of a game, set up, looked at and dealt again; and one with an illegal change. */
async function setUp(record) {
  const { log, players } = JSON.parse(record);
  const seed = "5a".repeat(32);
  for (const part of [0.2, 0.5, 0.8]) {
    const entries = Math.floor(part * log.length);
    const seen = await workshop.ask({ do: "setup", record, entries });
    if (seen.faults.length > 0) throw new Error(JSON.stringify(seen.faults));
    await workshop.ask({ do: "look", viewer: "all", since: 0 });
    const seat = entries % players;
    await workshop.ask({ do: "imagine", record, entries, seat, seed });
    const cut = JSON.parse(seen.record);
    const changed = { ...cut, position: { ...cut.position, turn: 0, round: 9 } };
    const { faults } = await workshop.ask({
      do: "setup",
      record: JSON.stringify(changed),
    });
    if (faults.length === 0) throw new Error(`it cannot be: ${seen.record}`);
  }
}

const reviewed = [1, 11, 16, 18]; // numbers of tables
const games = 6;

/** The review by study.wasm must equal the program's review of that record in a file. */
function review(file, number, record) {
  const study = inWasm(studyFile);
  const ask = (question) => {
    const answer = study(JSON.stringify(question));
    if (answer.startsWith('{"error"')) throw new Error(answer);
    return answer;
  };
  const { game } = JSON.parse(record);
  if (existsSync(`bots/${game}/net.bin`))
    ask({
      do: "net",
      game,
      bytes: readFileSync(`bots/${game}/net.bin`, "base64"),
    });
  const { entries } = JSON.parse(
    ask({ do: "review", record, games, seed: 1 }),
  ).ok;
  for (let found = 0; found < entries; found++) ask({ do: "find" });
  const here = ask({ do: "tell" });
  const { stdout, stderr } = spawnSync(
    program,
    [
      "review",
      file,
      "--only",
      `${number + 1}`,
      "--games",
      `${games}`,
      "--json",
    ],
    { encoding: "utf8", maxBuffer: 1e8 },
  );
  if (here !== `{"ok":{"review":${stdout.trim()}}}`)
    throw new Error(`a review of game ${number} differs: ${stderr}`);
}

const folder = mkdtempSync(join(tmpdir(), "roundtable-"));
try {
  const records = [];
  // What this machine's engine brings of itself.
  for (const game of gameNames.filter((name) =>
    existsSync(`bots/${name}/net.bin`),
  )) {
    await engines[game].ask({
      do: "net",
      game,
      bytes: readFileSync(`bots/${game}/net.bin`, "base64"),
    });
  }
  for (const [number, table] of tables.entries())
    records.push(await play(number, ...table, bots));
  for (const game of gameNames) {
    const { ask } = engines[game];
    await ask({
      do: "net",
      game,
      bytes: madeUpNet(await ask({ do: "net", game })),
    });
  }
  for (const [number, table] of tablesOfNets.entries())
    records.push(await play(number, ...table, nets));
  const file = join(folder, "games.jsonl");
  writeFileSync(file, records.map((record) => `${record}\n`).join(""));
  const { status, stdout, stderr } = spawnSync(
    program,
    ["replay", file, "--verify"],
    { encoding: "utf8" },
  );
  const said = (stdout + stderr).trim();
  if (
    status !== 0 ||
    !said.includes(`${records.length} match the server's shuffle of their seed`)
  ) {
    throw new Error(`${program} replay --verify: ${said}`);
  }
  for (const record of records) await setUp(record);
  for (const number of reviewed) review(file, number, records[number]);
  console.log(
    `${questions} answers alike; ${records.length} records right, their shuffles too; ${reviewed.length} reviews alike`,
  );
} catch (error) {
  console.error(`wasm_agrees: ${error.message}`);
  process.exitCode = 1;
} finally {
  for (const { close } of Object.values(engines)) close();
  workshop.close();
  rmSync(folder, { recursive: true });
}
