// How the rules of a game are written down: parts of short chapters for reading from top to bottom, then every ruling by
// its number. A text may hold **strong words** and [A17], a link to a ruling, or [#bets], a link to a chapter.

import type { Component } from 'svelte';

export type Block =
  | string
  | { list: string[] }
  | { steps: string[] }
  /** Rows of cells; the first row is the head. */
  | { table: string[][] }
  | { example: string }
  /** The name of a picture, and what it shows. */
  | { picture: string; caption: string };

export interface Chapter {
  id: string;
  title: string;
  /** A picture before the title. */
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

/** The rules of a game with all that is drawn in them. */
export interface RulesBook {
  texts(): GameRules;
  /** A picture by its name; `title` has the titles of chapters. */
  Picture: Component<{ name: string; title: (chapter: string) => string }>;
  /** The colour of what a chapter's icon stands for. */
  colourOf(icon: string): string;
  /** The number of a ruling, to show how one is looked for. */
  someRuling: string;
}

export const rulingIn = ({ subjects }: GameRules, id: string): Ruling | undefined =>
  subjects.flatMap(({ rulings }) => rulings).find((one) => one.id === id);
export const chapterIn = ({ parts }: GameRules, id: string): Chapter | undefined =>
  parts.flatMap(({ chapters }) => chapters).find((one) => one.id === id);

/** How translators write a block: rows of a table as `a | b`, a picture under its name. */
type Written =
  Exclude<Block, { table: unknown } | { picture: unknown }> | { table: string[] } | { picture: Record<string, string> };
type WrittenChapter = { title: string; body: Written[] };
type WrittenRuling = [title: string, text: string, why?: string];

interface Outline {
  /** The files of the texts, in the order of the book. */
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

/** Makes a book of the texts in i18n/LANGUAGE/rules. */
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

/** All that is written in a block, piece by piece. */
export function texts(block: Block): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('table' in block) return block.table.flat();
  if ('example' in block) return [block.example];
  return [block.caption];
}
