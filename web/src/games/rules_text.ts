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

export function chapter(id: string, title: string, ...body: Block[]): Chapter {
  return { id, title, body };
}

/** A chapter with a picture before its title. */
export function pictured(icon: string, id: string, title: string, ...body: Block[]): Chapter {
  return { id, title, icon, body };
}

export function ruling(id: string, title: string, text: string, why?: string): Ruling {
  return why === undefined ? { id, title, text } : { id, title, text, why };
}

/** `rows('a | b', '1 | 2')`. */
export function rows(...lines: string[]): { table: string[][] } {
  return { table: lines.map((line) => line.split('|').map((cell) => cell.trim())) };
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
