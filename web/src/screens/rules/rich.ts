// A text of the rules, split into pieces: plain, strong, or a link to a ruling or a chapter.

export interface Piece {
  kind: 'plain' | 'strong' | 'ruling' | 'chapter';
  /** The text itself, or the id of the link's target. */
  text: string;
}

const mark = /\*\*(.+?)\*\*|\[([AM]\d+)\]|\[#([\w-]+)\]/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const plain = (end: number): void => {
    if (end > at) found.push({ kind: 'plain', text: text.slice(at, end) });
  };
  for (const one of text.matchAll(mark)) {
    plain(one.index);
    if (one[1] !== undefined) found.push({ kind: 'strong', text: one[1] });
    else if (one[2] !== undefined) found.push({ kind: 'ruling', text: one[2] });
    else found.push({ kind: 'chapter', text: one[3]! });
    at = one.index + one[0].length;
  }
  plain(text.length);
  return found;
}

/** The ids of a text's links. */
export function links(text: string): string[] {
  return pieces(text)
    .filter((piece) => piece.kind === 'ruling' || piece.kind === 'chapter')
    .map((piece) => piece.text);
}
