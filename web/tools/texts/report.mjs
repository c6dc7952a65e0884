// scripts/web texts [LANGUAGE]: lists texts that are missing, the same as in English, or too long. With --check it
// lists only missing and too long texts, and fails if there are any.

import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('./report.ts', import.meta.url).pathname);
const [wanted] = process.argv.slice(2).filter((one) => !one.startsWith('-'));
const check = process.argv.includes('--check');
const titles = { missing: 'missing', same: 'the same as in English (fine for names)', long: 'too long' };
const all = module
  .findings()
  .filter(({ language, fault }) => (!wanted || language === wanted) && !(check && fault === 'same'));
let last = '';
for (const fault of Object.keys(titles))
  for (const { file, id, words } of all.filter((one) => one.fault === fault)) {
    const title = `${titles[fault]}: ${file}`;
    if (title !== last) console.log(`\n${title}`);
    last = title;
    console.log(`  ${id}: ${words}`);
  }
console.log(
  `\n${Object.entries(titles)
    .map(([fault, title]) => `${all.filter((one) => one.fault === fault).length} ${title}`)
    .join(', ')}`,
);
if (check && all.length > 0) process.exitCode = 1;
