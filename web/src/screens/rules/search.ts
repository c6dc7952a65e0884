// Search in the rules. It ignores case and accents, and takes ё for е.

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

/** Words that must all occur, or one ruling by its number. */
export type Query = { words: string[] } | { ruling: string };

/** Null if there is nothing to search for. */
export function understood(typed: string): Query | null {
  const plain = fold(typed).plain.trim();
  const number = /^([amам])\s?(\d+)$/.exec(plain);
  if (number) return { ruling: (number[1] === 'a' || number[1] === 'а' ? 'A' : 'M') + number[2] };
  const words = plain.split(/\s+/).filter((word) => word.length > 1 || /\d/.test(word));
  return words.length === 0 ? null : { words };
}

/** A text without its marks and links. */
export function bare(text: string): string {
  return text.replace(/\*\*/g, '').replace(/\s?\[[^\]]*\]/g, '');
}

export function matches(query: Query, id: string, texts: string[]): boolean {
  if ('ruling' in query) return id === query.ruling || texts.some((text) => text.includes(`[${query.ruling}]`));
  const all = fold(texts.map(bare).join('\n')).plain;
  return query.words.every((word) => all.includes(word));
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** Splits a text at the words found in it. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const { plain, from } = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let i = plain.indexOf(word); i >= 0; i = plain.indexOf(word, i + word.length)) {
      hit.fill(true, from[i]!, from[i + word.length]!);
    }
  }
  const cut: Stretch[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = cut.at(-1);
    if (last && last.hit === hit[i]) last.text += text[i];
    else cut.push({ text: text[i]!, hit: hit[i]! });
  }
  return cut;
}
