// The format of a game's rules: parts with short chapters for reading in order, then all rulings by number. A text may
// contain **strong words**, a link to a ruling [A17], or to a chapter [#bets].

import type { Component } from 'svelte';

export type Block =
  | string
  | { list: string[] }
  | { steps: string[] }
  /** Rows of cells; the first row is the header. */
  | { table: string[][] }
  | { example: string }
  /** A picture's name, and a description of it. */
  | { picture: string; caption: string };

export interface Chapter {
  id: string;
  title: string;
  /** Name of an icon before the title. */
  icon?: string;
  body: Block[];
}

export interface Part {
  id: string;
  title: string;
  chapters: Chapter[];
}

export interface Ruling {
  id: string;
  title: string;
  text: string;
  why?: string;
}

export interface Subject {
  id: string;
  title: string;
  rulings: Ruling[];
}

export interface GameRules {
  /** The game in a few sentences. */
  lead: string;
  parts: Part[];
  subjects: Subject[];
}

/** The rules of a game with their pictures. */
export interface RulesBook {
  texts(): GameRules;
  /** A picture by its name; `title` gives the titles of chapters. */
  Picture: Component<{ name: string; title: (chapter: string) => string }>;
  /** The colour for a chapter's icon. */
  colourOf(icon: string): string;
  /** A ruling's number, used as the example in the search field. */
  someRuling: string;
}

export const rulingIn = ({ subjects }: GameRules, id: string): Ruling | undefined =>
  subjects.flatMap(({ rulings }) => rulings).find((one) => one.id === id);
export const chapterIn = ({ parts }: GameRules, id: string): Chapter | undefined =>
  parts.flatMap(({ chapters }) => chapters).find((one) => one.id === id);

/** A block in the translators' files: rows of a table as `a | b`, a caption under the name of its picture. */
type Written =
  Exclude<Block, { table: unknown } | { picture: unknown }> | { table: string[] } | { picture: Record<string, string> };
type WrittenChapter = { title: string; body: Written[] };
type WrittenRuling = [title: string, text: string, why?: string];

interface Outline {
  /** The text files, in the order of the book. */
  parts: string[];
  subjects: string[];
  /** By chapter. */
  icons: Record<string, string>;
}

function block(written: Written): Block {
  if (typeof written === 'string') return written;
  if ('table' in written) return { table: written.table.map((row) => row.split('|').map((cell) => cell.trim())) };
  if (!('picture' in written)) return written;
  const [[picture, caption] = ['', '']] = Object.entries(written.picture);
  return { picture, caption };
}

/** Makes a book from the texts in i18n/LANGUAGE/rules. */
export function bookOf({ parts, subjects, icons }: Outline): (texts: { lead: string }) => GameRules {
  return (texts) => {
    const files = texts as unknown as Record<string, { title: string } & Record<string, unknown>>;
    const chapters = ({ title: _, ...all }: Record<string, unknown>): Chapter[] =>
      Object.entries(all as Record<string, WrittenChapter>).map(([id, { title, body }]) => ({
        id,
        title,
        ...(icons[id] === undefined ? {} : { icon: icons[id] }),
        body: body.map(block),
      }));
    const rulings = ({ title: _, ...all }: Record<string, unknown>): Ruling[] =>
      Object.entries(all as Record<string, WrittenRuling>).map(([id, [title, text, why]]) => ({
        id,
        title,
        text,
        ...(why === undefined ? {} : { why }),
      }));
    return {
      lead: texts.lead,
      parts: parts.map((id) => ({ id, title: files[id]!.title, chapters: chapters(files[id]!) })),
      subjects: subjects.flatMap((file) =>
        Object.entries(files[file] as unknown as Record<string, { title: string }>).map(([id, one]) => ({
          id,
          title: one.title,
          rulings: rulings(one),
        })),
      ),
    };
  };
}

/** All texts of a block. */
export function texts(block: Block): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('table' in block) return block.table.flat();
  if ('example' in block) return [block.example];
  return [block.caption];
}
