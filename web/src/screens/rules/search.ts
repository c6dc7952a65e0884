// Searched words and highlights in the rules. Case and accents are ignored, and ё is taken for е.

/** A normalized text, with the original index of each of its characters. */
interface Folded {
  plain: string;
  from: number[];
}

const alike: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", '−': '-', '–': '-', '\u00a0': ' ', '\u202f': ' ' };

export function fold(text: string): Folded {
  let plain = '';
  const from: number[] = [];
  let at = 0;
  for (const sign of text) {
    const low = sign.toLowerCase();
    const bare = (alike[low] ?? low).normalize('NFD').replace(/\p{M}/gu, '');
    for (const one of bare) {
      plain += one;
      for (let i = 0; i < one.length; i++) from.push(at);
    }
    at += sign.length;
  }
  from.push(text.length);
  return { plain, from };
}

const wordPattern = /(?<![\p{L}\d])[-+]\d+|[\p{L}\d]+/gu;
/** The folded words and numbers of a text. */
export const wordsIn = (text: string): string[] => fold(text).plain.match(wordPattern) ?? [];

/** Words, or one ruling by its number. */
export type Query = { words: string } | { ruling: string };

/** Null if there is nothing to search for. */
export function understood(typed: string): Query | null {
  const plain = fold(typed).plain.trim();
  const number = /^([amам])\s?(\d+)$/.exec(plain);
  if (number) return { ruling: (number[1] === 'a' || number[1] === 'а' ? 'A' : 'M') + number[2] };
  return /[^\s]{2}|\d/.test(plain) ? { words: plain } : null;
}

/** A text without its marks and links. */
export function bare(text: string): string {
  return text.replace(/\*\*/g, '').replace(/\s?\[[^\]]*\]/g, '');
}

/** True if this is the ruling, or a text with a link to it. */
export function cites(ruling: string, id: string, texts: string[]): boolean {
  return id === ruling || texts.some((text) => text.includes(`[${ruling}]`));
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** Splits a text at the words found in it: whole ones. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const { plain, from } = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  const wanted = new Set(words);
  for (const { 0: word, index } of plain.matchAll(wordPattern)) {
    if (wanted.has(word)) hit.fill(true, from[index]!, from[index + word.length]!);
  }
  const cut: Stretch[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = cut.at(-1);
    if (last && last.hit === hit[i]) last.text += text[i];
    else cut.push({ text: text[i]!, hit: hit[i]! });
  }
  return cut;
}
