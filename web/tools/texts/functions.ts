// The functions that texts can call, and the selection of variants. docs/translating.md lists them.

import type { Texts, Type } from './parse.ts';

/** A piece of JavaScript, and the kind of its value. */
export interface Value {
  code: string;
  type: Type;
  none?: boolean;
  /** Selects variants by this code instead of the text. */
  number?: string;
}

/** The parts of the compiler that functions use. */
export interface Compiler {
  texts: Texts;
  module: { imports: Set<string> };
  fail(fault: string): never;
  group(id: string): Map<string, string>;
  termVariables(name: string): { name: string }[];
  termCall(name: string, values: Map<string, Value>, options: Map<string, string>): string;
}

/** A function that only selects variants: [test, key], in JavaScript, or a number. */
export interface Selector {
  type: 'selector';
  code: string;
  /** The possible keys, with a test for each. */
  keys: Record<string, string> | 'cardinal' | 'ordinal';
}

export interface Call {
  compiler: Compiler;
  name: string;
  values: Value[];
  /** A named argument; it then counts as known. */
  option(name: string): string | undefined;
  /** All named arguments that are not known yet. */
  rest(): Map<string, string>;
  /** Imports a function of words.ts. */
  uses(word: string): string;
}

function value(call: Call, n: number, ...types: Value['type'][]): Value {
  const found = call.values[n] ?? call.compiler.fail(`${call.name} needs ${n === 0 ? 'a value' : 'one more value'}`);
  if (!types.includes(found.type)) {
    call.compiler.fail(`${call.name} wants a value of the kind ${types.join(' or ')}, not “${found.type}”`);
  }
  return found;
}

const textOf = ({ code, type }: Value): string => (type === 'player' ? `${code}.name` : code);
const numberOf = ({ code, type }: Value): string => (type === 'text' ? `+${code}` : code);

function oneOf(call: Call, option: string, ...known: string[]): string | undefined {
  const found = call.option(option);
  if (found !== undefined && !known.includes(found)) {
    call.compiler.fail(`${call.name}: ${option} is ${known.join(' or ')}, not “${found}”`);
  }
  return found;
}

const lists = ['list', 'numbers', 'players', 'counts', 'amounts'] as const;

/** Formats each item of a list by a term. */
function items(call: Call, all: Value, term: string): string {
  const { compiler } = call;
  const options = new Map(call.rest());
  call.rest().clear();
  const names = compiler.termVariables(term).map(({ name }) => name);
  const free = names.filter((name) => !options.has(name));
  const values = new Map<string, Value>();
  if (all.type === 'counts') {
    values.set('kind', { code: 'i.kind', type: 'text' });
    values.set('count', { code: 'i.count', type: 'number' });
    for (const name of ['kind', 'count']) if (!names.includes(name)) values.delete(name);
  } else if (all.type === 'amounts') free.forEach((name, n) => values.set(name, { code: `i[${n}]`, type: 'text' }));
  else if (free[0] !== undefined) {
    const type = all.type === 'numbers' ? 'number' : all.type === 'players' ? 'player' : 'text';
    values.set(free[0], { code: 'i', type });
  }
  return `${all.code}.map((i)=>${compiler.termCall(term, values, options)})`;
}

function list(call: Call): Value {
  const { compiler } = call;
  const all = value(call, 0, ...lists);
  const last = oneOf(call, 'last', 'and', 'or', 'comma') ?? 'and';
  const you = call.option('you');
  const term = call.option('item');
  const language = JSON.stringify(compiler.texts.language);
  if (you !== undefined) {
    value(call, 0, 'players');
    return { code: `${call.uses('people')}(${language},${all.code},${JSON.stringify(you)})`, type: 'text' };
  }
  let code = all.code;
  if (term !== undefined) code = items(call, all, term);
  else if (all.type === 'numbers') code += '.map(String)';
  else if (all.type === 'players') code += '.map((i)=>i.name)';
  else if (all.type !== 'list') compiler.fail(`${call.name} needs item: the term that writes one of them`);
  if (last === 'comma') return { code: `${code}.join(", ")`, type: 'text' };
  return { code: `${call.uses('list')}(${language},${code}${last === 'or' ? ',"or"' : ''})`, type: 'text' };
}

function number(call: Call): Value | Selector {
  const { compiler } = call;
  const n = numberOf(value(call, 0, 'number', 'text'));
  const style = oneOf(call, 'style', 'roman', 'clock');
  const sign = oneOf(call, 'sign', 'always', 'never');
  const digits = oneOf(call, 'digits', '1', 'any');
  if (oneOf(call, 'type', 'ordinal')) return { type: 'selector', code: n, keys: 'ordinal' };
  if (style) return { code: `${call.uses(style)}(${n})`, type: 'text' };
  if (digits === 'any')
    return { code: `(${n}).toLocaleString(${JSON.stringify(compiler.texts.language)})`, type: 'text' };
  if (digits) {
    const code = `${call.uses('decimal')}(${JSON.stringify(compiler.texts.language)},${n})`;
    return { code, type: 'text', number: `Math.round(${n}*10)/10` };
  }
  if (sign === 'never') return { code: `Math.abs(${n})`, type: 'number' };
  return { code: `${call.uses(sign ? 'signed' : 'number')}(${n})`, type: 'text' };
}

const yesNo = (test: string): Selector => ({ type: 'selector', code: '', keys: { yes: test, no: `!(${test})` } });

export const functions: Record<string, (call: Call) => Value | Selector> = {
  NUMBER: number,
  LIST: list,
  COUNT: (call) => ({ code: `${value(call, 0, ...lists).code}.length`, type: 'number' }),
  MOST: (call) => ({ code: `Math.max(...${value(call, 0, 'counts').code}.map((i)=>i.count))`, type: 'number' }),
  YOU: (call) => {
    const who = value(call, 0, 'player', 'players');
    const test = who.type === 'player' ? `${who.code}.you` : `${who.code}.some((i)=>i.you)`;
    return { type: 'selector', code: '', keys: { you: test, other: `!${test}` } };
  },
  SAME: (call) => {
    const [one, other] = [0, 1].map((n) => textOf(value(call, n, 'text', 'player', 'number')));
    return yesNo(`${one}===${other}`);
  },
  VOWEL: (call) => yesNo(`${call.uses('vowel')}(${textOf(value(call, 0, 'text', 'player'))})`),
  LOWER: (call) => ({ code: `${textOf(value(call, 0, 'text', 'player'))}.toLowerCase()`, type: 'text' }),
  KEY: (call) => {
    const given = value(call, 0, 'text', 'player', 'list', 'amounts');
    const text = textOf(given);
    const group = JSON.parse(value(call, 1, 'text').code) as string;
    const all = call.compiler.group(group);
    const words = JSON.stringify([...all.values()]);
    // For a list: true if any item is in the group.
    if (given.type === 'list' || given.type === 'amounts') {
      const item = given.type === 'list' ? 'i' : 'i[0]';
      const test = `${text}.some((i)=>${words}.includes(${item}))`;
      return { type: 'selector', code: '', keys: { none: `!${test}` } };
    }
    const keys = Object.fromEntries([...all].map(([key, one]) => [key, `${text}===${JSON.stringify(one)}`]));
    return { type: 'selector', code: '', keys: { ...keys, none: `!${words}.includes(${text})` } };
  },
};

const otherKeys = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isNumeral = (key: string): boolean => /^-?\d/.test(key);

function chain(tests: [test: string, code: string][], otherwise: string): string {
  return tests.length === 0 ? otherwise : `(${tests.map(([test, code]) => `${test}?${code}:`).join('')}${otherwise})`;
}

/** Selects by a number: `none`, `negative`, the number itself, or its plural category. */
function byNumber(
  compiler: Compiler,
  n: string,
  type: 'cardinal' | 'ordinal',
  none: string | null,
  codes: Map<string, string>,
  otherwise: string,
): string {
  const { language } = compiler.texts;
  const categories = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories as string[];
  const tests: [string, string][] = [];
  const forms: [string, string][] = [];
  for (const [key, code] of codes) {
    if (key === 'none' && none) tests.unshift([none, code]);
    else if (key === 'negative') tests.push([`${n}<0`, code]);
    else if (key === otherwise && key !== 'other') continue;
    else if (isNumeral(key)) tests.push([`${n}===${key}`, code]);
    else if (categories.includes(key)) forms.push([key, code]);
    else if (key !== 'other') compiler.fail(`[${key}] is no form of a number here; there is ${categories.join(', ')}`);
  }
  const rest = codes.get(otherwise)!;
  const isPlural = forms.some(([key]) => key !== 'other');
  if (!isPlural) return chain(tests, rest);
  // Categories without a variant use the default.
  const named = forms.map(([key]) => key);
  if (!named.includes('other') || otherwise !== 'other') {
    for (const key of categories)
      if (!named.includes(key) && (key === 'other' || named.includes('other'))) forms.push([key, rest]);
  }
  const word = type === 'ordinal' ? 'ordinal' : 'plural';
  compiler.module.imports.add(word);
  const body = forms.map(([key, code]) => `${key}:${code}`).join(',');
  return chain(tests, `${word}(${JSON.stringify(language)},${n},{${body}})`);
}

function byTests(
  compiler: Compiler,
  keys: Record<string, string>,
  codes: Map<string, string>,
  otherwise: string,
): string {
  for (const key of codes.keys()) {
    if (!(key in keys) && !(key === otherwise && key === 'other')) {
      compiler.fail(`[${key}] cannot be; there is ${Object.keys(keys).join(', ')}`);
    }
  }
  const tests = [...codes]
    .filter(([key]) => key !== otherwise)
    .map(([key, code]): [string, string] => [keys[key]!, code]);
  return chain(tests, codes.get(otherwise)!);
}

function byText(text: string, codes: Map<string, string>, otherwise: string): string {
  const keyed = [...codes].filter(([key]) => key !== otherwise && key !== 'none');
  const none: [string, string][] = codes.has('none') && otherwise !== 'none' ? [[`!${text}`, codes.get('none')!]] : [];
  const rest = codes.get(otherwise)!;
  if (keyed.length > 2 && keyed.every(([, code]) => code.startsWith('"'))) {
    const body = keyed.map(([key, code]) => `${JSON.stringify(key)}:${code}`).join(',');
    return chain(none, `({${body}}[${text}]??${rest})`);
  }
  return chain(
    [...none, ...keyed.map(([key, code]): [string, string] => [`${text}===${JSON.stringify(key)}`, code])],
    rest,
  );
}

/** The code of a select expression. */
export function choose(
  compiler: Compiler,
  by: Value | Selector,
  codes: Map<string, string>,
  otherwise: string,
): string {
  const keys = [...codes.keys()];
  if (by.type === 'selector') {
    if (typeof by.keys === 'object') return byTests(compiler, by.keys, codes, otherwise);
    return byNumber(compiler, by.code, by.keys, null, codes, otherwise);
  }
  const numeric = keys.some((key) => isNumeral(key) || (otherKeys.includes(key) && key !== 'other'));
  switch (by.type) {
    case 'number':
      return byNumber(compiler, by.code, 'cardinal', by.none ? `${by.code}===null` : null, codes, otherwise);
    case 'text':
      if (numeric) return byNumber(compiler, by.number ?? `+${by.code}`, 'cardinal', null, codes, otherwise);
      return byText(by.code, codes, otherwise);
    case 'flag':
      return byTests(compiler, { yes: by.code, no: `!${by.code}` }, codes, otherwise);
    default:
      if (by.none && keys.includes('none')) return chain([[`!${by.code}`, codes.get('none')!]], codes.get(otherwise)!);
      return compiler.fail(`a value of the kind “${by.type}” cannot choose: use YOU or COUNT`);
  }
}
