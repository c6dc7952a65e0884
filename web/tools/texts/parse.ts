// Reads a Fluent file: messages and terms, and the comments above them with variables and the maximum length.

import {
  FluentParser,
  Visitor,
  lineOffset,
  type Attribute,
  type Pattern,
  type Resource,
  type VariableReference,
} from '@fluent/syntax';

/** The kinds of values for texts, with their TypeScript types. */
export const types = {
  number: 'number',
  text: 'string',
  flag: 'boolean',
  player: 'Who',
  players: 'readonly Who[]',
  list: 'readonly string[]',
  numbers: 'readonly number[]',
  counts: 'readonly { kind: string; count: number }[]',
  amounts: 'readonly (readonly [string, string])[]',
} as const;
export type Type = keyof typeof types;

export interface Variable {
  name: string;
  type: Type;
  /** May be null. */
  none: boolean;
}

/** One text of a message: its value, or an attribute. */
export interface Part {
  name: string;
  pattern: Pattern;
}

export interface Entry {
  id: string;
  line: number;
  parts: Part[];
  variables: Variable[];
  /** The maximum number of characters, if the comment names one. */
  limit: number | null;
}

export interface Texts {
  language: string;
  /** For error messages. */
  file: string;
  messages: Map<string, Entry>;
  terms: Map<string, Entry>;
  /** Groups that the program looks up by names that are not known when compiling. */
  lookups: string[];
}

export class TextError extends Error {
  constructor(texts: { file: string }, entry: { id: string; line: number } | null, fault: string) {
    super(entry ? `${texts.file}:${entry.line} ${entry.id}: ${fault}` : `${texts.file}: ${fault}`);
  }
}

/** `$n (number)`, `$card (text or none)`: any number of them, on one or several lines. */
const variable = /\$([A-Za-z]\w*) \(([a-z]+)( or none)?\)/g;

function variablesIn(comment: string, fail: (fault: string) => never): Variable[] {
  return [...comment.matchAll(variable)].map(([, name, type, none]) => {
    if (!(type! in types)) fail(`“${type}” is no type; there are ${Object.keys(types).join(', ')}`);
    return { name: name!, type: type as Type, none: none !== undefined };
  });
}

function limitIn(comment: string): number | null {
  const found = /At most (\d+) characters/.exec(comment);
  return found ? Number(found[1]) : null;
}

/** `### Looked up: levels, paces` */
function lookupsIn(resource: Resource): string[] {
  return resource.body.flatMap((entry) =>
    entry.type === 'ResourceComment' && /^Looked up:/.test(entry.content)
      ? entry.content
          .replace(/^Looked up:/, '')
          .split(',')
          .map((name) => name.trim())
      : [],
  );
}

export function parse(language: string, file: string, source: string): Texts {
  const resource = new FluentParser().parse(source);
  const texts: Texts = { language, file, messages: new Map(), terms: new Map(), lookups: lookupsIn(resource) };
  for (const entry of resource.body) {
    if (entry.type === 'Junk') {
      const { message, span } = entry.annotations[0]!;
      const id = /^-?[\w-]+/.exec(entry.content)?.[0] ?? 'text';
      throw new TextError(texts, { id, line: lineOffset(source, span!.start) + 1 }, message);
    }
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const id = entry.id.name;
    // An entry's span includes its comment: report the line of the text.
    const at = { id, line: lineOffset(source, entry.id.span!.start) + 1 };
    const fail = (fault: string): never => {
      throw new TextError(texts, at, fault);
    };
    const place = entry.type === 'Term' ? texts.terms : texts.messages;
    if (place.has(id)) fail('there are two of this name');
    if (!entry.value) fail('there is no text');
    const comment = entry.comment?.content ?? '';
    const parts = [
      { name: '', pattern: entry.value! },
      ...entry.attributes.map(({ id: { name }, value }: Attribute) => ({ name, pattern: value })),
    ];
    place.set(id, { ...at, parts, variables: variablesIn(comment, fail), limit: limitIn(comment) });
  }
  return texts;
}

/** The names of the variables in a text, in order. */
export function variablesUsed(pattern: Pattern): string[] {
  const found = new Set<string>();
  class Finder extends Visitor {
    override visitVariableReference({ id }: VariableReference): void {
      found.add(id.name);
    }
  }
  new Finder().visit(pattern);
  return [...found];
}
