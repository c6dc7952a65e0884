import { expect, it } from 'vitest';
import { Refused } from '../protocol/protocol';
import { fragmentOf, holdsGame, longest, recordOfFragment } from './game_link';

const record = JSON.stringify({
  ...{ format: 'roundtable/2', game: 'academy', players: 3, seats: ['Ärger 🗡', 'bot:knight', 'Анна'] },
  log: Array.from({ length: 200 }, (_, at) => `${at % 3} play ${'CEGKQS'[at % 6]}${1 + (at % 5)}`),
});

async function refusal(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refused);
  const { code, reason } = (error as Refused).problem;
  return `${code}.${reason}`;
}

it('brings a record back as it was, in characters that every program keeps', async () => {
  const fragment = await fragmentOf(record);
  expect(fragment).toMatch(/^#record=[\w-]+$/);
  expect(fragment.length).toBeLessThan(record.length / 4);
  expect(holdsGame(fragment)).toBe(true);
  expect(await recordOfFragment(fragment)).toBe(record);
});

it('notices every cut and every changed character', async () => {
  const fragment = await fragmentOf(record);
  for (const by of [1, 2, 3, 40, 200])
    expect(await refusal(recordOfFragment(fragment.slice(0, -by)))).toBe('damaged.link');
  for (let at = '#record='.length; at < fragment.length - 1; at += 7) {
    const other = fragment[at] === 'A' ? 'B' : 'A';
    expect(await refusal(recordOfFragment(fragment.slice(0, at) + other + fragment.slice(at + 1)))).toBe(
      'damaged.link',
    );
  }
});

it.each(['', 'nonsense', '!!!', '%7B%7D', 'eJw', '🗡', 'A', '{"format":"roundtable/2"}'])(
  'refuses nonsense: %s',
  async (text) => expect(await refusal(recordOfFragment(`#record=${text}`))).toBe('damaged.link'),
);

it('refuses links that are too long, and that unfold to too much', async () => {
  expect(await refusal(recordOfFragment(`#record=${'A'.repeat(longest + 1)}`))).toBe('damaged.link');
  const bomb = new Blob(['x'.repeat(600_000)]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const text = Buffer.from(bytes).toString('base64url');
  expect(text.length).toBeLessThan(longest);
  expect(await refusal(recordOfFragment(`#record=${text}`))).toBe('damaged.link');
});

it('says so if a game is too long for a link', async () => {
  const noise = Array.from({ length: 9_000 }, (_, at) => ((at * 2_654_435_761) >>> 7).toString(36)).join('');
  expect(await refusal(fragmentOf(noise))).toBe('damaged.link');
});

it('leaves other fragments alone', () => {
  for (const hash of ['', '#A17', '#x=1']) expect(holdsGame(hash)).toBe(false);
});
