// Finds chapters and rulings by words: by their beginnings, with typos, and by words of the same meaning.

import MiniSearch, { type Query } from 'minisearch';
import { texts, type GameRules } from '../../games/rules_text';
import { bare, wordsIn } from './search';

/** Words of the same meaning, separated by commas (i18n/LANGUAGE/search.ftl). */
export interface Synonyms {
  same: Record<string, string>;
  /** Words that a question may contain, and that say nothing. */
  ignored: string;
}

export interface Found {
  /** Of chapters and rulings, the best first. */
  ids: ReadonlySet<string>;
  /** The words found in them, to highlight. */
  words: string[];
  /** False if some of the words were found nowhere together: these are the closest places. */
  all: boolean;
}

/** Number of places shown if no place has all words. */
const closest = 5;

/** Words that share this many letters at their beginning have the same synonyms: `split`, `splitting`. */
const stem = 4;
const related = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= stem && (a.startsWith(b) || b.startsWith(a)));

export class Finder {
  private readonly index: MiniSearch<{ id: string; title: string; text: string }>;
  private readonly groups: string[][];
  private readonly ignored: ReadonlySet<string>;

  constructor({ parts, subjects }: Pick<GameRules, 'parts' | 'subjects'>, synonyms: Synonyms) {
    this.index = new MiniSearch({ fields: ['title', 'text'], tokenize: wordsIn, processTerm: (word) => word });
    this.index.addAll([
      ...parts
        .flatMap(({ chapters }) => chapters)
        .map(({ id, title, body }) => ({ id, title, text: bare(body.flatMap(texts).join('\n')) })),
      ...subjects
        .flatMap(({ rulings }) => rulings)
        .map(({ id, title, text, why = '' }) => ({ id, title, text: bare(`${text}\n${why}`) })),
    ]);
    this.groups = Object.values(synonyms.same).map(wordsIn);
    this.ignored = new Set(wordsIn(synonyms.ignored));
  }

  find(typed: string): Found {
    const every = [...new Set(wordsIn(typed))].filter((word) => word.length > 1 || /\d/.test(word));
    const told = every.filter((word) => !this.ignored.has(word));
    const queries = (told.length > 0 ? told : every).map((word) => this.meaning(word));
    const all = this.index.search({ combineWith: 'AND', queries });
    const found = all.length > 0 ? all : this.index.search({ combineWith: 'OR', queries }).slice(0, closest);
    return {
      ids: new Set(found.map(({ id }) => id as string)),
      words: [...new Set(found.flatMap(({ terms }) => terms))],
      all: all.length > 0,
    };
  }

  /** The word itself with its endings and typos, or a synonym with its endings. */
  private meaning(word: string): Query {
    const group = this.groups.filter((one) => one.some((other) => related(word, other))).flat();
    const synonyms = group.filter((other) => other !== word);
    const prefix = (term: string): boolean => /^\p{L}{2}/u.test(term);
    const long = (term: string): boolean => /^\p{L}{4}/u.test(term);
    const own: Query = { queries: [word], prefix, fuzzy: (term) => long(term) && 0.2, boost: { title: 2 } };
    if (synonyms.length === 0) return own;
    return { combineWith: 'OR', queries: [own, { combineWith: 'OR', queries: synonyms, prefix: long, fuzzy: false }] };
  }
}
