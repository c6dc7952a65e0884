// A finished game in a link: its record, compressed, in the fragment of the address, which browsers send to no server.

import { Refused } from '../protocol/protocol';

/** Longest text of a link: longer ones are cut off by some programs. A game takes about 2,000 characters. */
export const longest = 8_000;
/** Longest record that a link may unfold to. */
const mostText = 500_000;
const key = '#record=';

const bad = (message: string): Refused => new Refused({ code: 'damaged', reason: 'link', message });

/** Pipes bytes through a (de)compressor. Rejects beyond `most` bytes. */
async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
  most: number,
): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(through) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel();
      throw bad('the link is too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The fragment of a link with this record. Rejects with Refused if it would be too long. */
export async function fragmentOf(record: string): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(record), new CompressionStream('deflate'), mostText);
  const text = btoa(String.fromCharCode(...bytes));
  if (text.length > longest) throw bad(`the link would have ${text.length} characters, allowed: ${longest}`);
  return key + text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** True if the fragment of an address claims to hold a game. */
export const holdsGame = (hash: string): boolean => hash.startsWith(key);

/** The record in a fragment. Rejects with Refused if it is damaged or too long. */
export async function recordOfFragment(hash: string): Promise<string> {
  const text = hash.slice(key.length);
  if (text.length > longest) throw bad(`the link has ${text.length} characters, allowed: ${longest}`);
  if (!/^[\w-]+$/.test(text)) throw bad('the link has characters that no link has');
  try {
    const packed = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
    const bytes = await piped(packed, new DecompressionStream('deflate'), mostText);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof Refused ? error : bad('the link is incomplete or damaged');
  }
}
