// Compiles the texts of one language to JavaScript: a text is a string, or a function of its variables. The page needs
// no Fluent library.

import type { CallArguments, Expression, InlineExpression, Pattern, SelectExpression, Variant } from '@fluent/syntax';
import { choose, functions, type Call, type Value } from './functions.ts';
import { TextError, variablesUsed, type Entry, type Texts, type Variable } from './parse.ts';
import { isFunction } from './tree.ts';

type Scope = Map<string, Value>;

const quoted = (text: string): string => JSON.stringify(text);
const inTemplate = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');

/** The code that formats a value within a text. */
function asText({ code, type }: Value): string | null {
  if (type === 'text' || type === 'number') return code;
  return type === 'player' ? `${code}.name` : null;
}

/** Dependencies of a module's texts. */
export class Module {
  /** Imported functions of words.ts. */
  readonly imports = new Set<string>();
  /** The functions of terms, by name. */
  readonly terms = new Map<string, string>();
}

export class Compiler {
  private at: Entry | null = null;
  private readonly open: string[] = [];

  constructor(
    readonly texts: Texts,
    /** Files whose terms and messages are available, too: the main file of an area, and that of the language. */
    private readonly outer: Texts[],
    readonly module: Module,
  ) {}

  fail(fault: string): never {
    throw new TextError(this.texts, this.at, fault);
  }

  /** Compiles a message, with the variables of the English one. */
  message(entry: Entry, english: Entry): string {
    this.at = entry;
    const scope: Scope = new Map(english.variables.map((one) => [one.name, { ...one, code: `$${one.name}` }]));
    const parameters = english.variables.map(({ name }) => `$${name}`).join(',');
    const said = entry.parts.map(({ pattern }, n) => {
      const code = this.pattern(pattern, scope);
      return isFunction(english, n) ? `(${parameters})=>${code}` : code;
    });
    return said.length === 1 ? said[0]! : `[${said.join(',')}]`;
  }

  private find<T>(look: (texts: Texts) => T | undefined): T | undefined {
    return [this.texts, ...this.outer].map(look).find((one) => one !== undefined);
  }

  /** A text without variables. */
  plain(id: string): string {
    const found = this.find((texts) => texts.messages.get(id)) ?? this.fail(`there is no message “${id}”`);
    const [element, ...others] = found.parts[0]!.pattern.elements;
    if (element?.type !== 'TextElement' || others.length > 0) this.fail(`“${id}” is not a plain text`);
    return this.flat(element.value);
  }

  /** The texts of a group, by name. */
  group(id: string): Map<string, string> {
    const ids = [this.texts, ...this.outer]
      .map(({ messages }) => [...messages.keys()].filter((one) => one.startsWith(`${id}-`)))
      .find((all) => all.length > 0);
    if (!ids) this.fail(`there is no group “${id}”`);
    return new Map(ids.map((one) => [one.slice(id.length + 1), this.plain(one)]));
  }

  /** Line breaks within a text count as spaces. */
  private flat(text: string): string {
    return text.replace(/ *\n+ */g, ' ');
  }

  pattern({ elements }: Pattern, scope: Scope): string {
    const pieces: { text?: string; code?: string; string?: boolean }[] = [];
    const add = (text: string): void => {
      const last = pieces.at(-1);
      if (last?.text !== undefined) last.text += text;
      else pieces.push({ text });
    };
    for (const element of elements) {
      if (element.type === 'TextElement') add(this.flat(element.value));
      else if (element.expression.type === 'StringLiteral') add(element.expression.parse().value);
      else {
        const value = this.expression(element.expression, scope);
        const code = asText(value) ?? this.fail(`a value of the kind “${value.type}” needs a function, such as LIST`);
        if (/^"(?:[^"\\]|\\.)*"$/.test(code)) add(JSON.parse(code) as string);
        else pieces.push({ code, string: value.type !== 'number' });
      }
    }
    const [first] = pieces;
    if (!first) return '""';
    if (pieces.length === 1 && first.text !== undefined) return quoted(first.text);
    if (pieces.length === 1 && first.string) return first.code!;
    return `\`${pieces.map(({ text, code }) => (text === undefined ? `\${${code}}` : inTemplate(text))).join('')}\``;
  }

  private expression(expression: Expression, scope: Scope): Value {
    if (expression.type === 'SelectExpression') return { code: this.select(expression, scope), type: 'text' };
    return this.inline(expression as InlineExpression, scope);
  }

  /** Compiles a value in a text or an argument. */
  inline(expression: InlineExpression, scope: Scope): Value {
    switch (expression.type) {
      case 'StringLiteral':
        return { code: quoted(expression.parse().value), type: 'text' };
      case 'NumberLiteral':
        return { code: expression.value, type: 'number' };
      case 'VariableReference':
        return (
          scope.get(expression.id.name) ?? this.fail(`there is no variable $${expression.id.name}; ${known(scope)}`)
        );
      case 'MessageReference':
        return { code: quoted(this.plain(expression.id.name)), type: 'text' };
      case 'TermReference':
        if (expression.attribute) this.fail('attributes of terms are not used here');
        return { code: this.term(expression.id.name, expression.arguments, scope), type: 'text' };
      case 'FunctionReference': {
        const { code, type } = this.call(expression.id.name, expression.arguments, scope);
        if (type === 'selector')
          this.fail(`${expression.id.name} only chooses: write { ${expression.id.name}(…) -> … }`);
        return { code, type };
      }
      default:
        return this.expression((expression as { expression: Expression }).expression, scope);
    }
  }

  private call(name: string, given: CallArguments, scope: Scope): ReturnType<(typeof functions)[string]> {
    const known = functions[name] ?? this.fail(`there is no function ${name}; ${Object.keys(functions).join(', ')}`);
    const options = this.named(given);
    const call: Call = {
      compiler: this,
      name,
      values: given.positional.map((one) => this.inline(one, scope)),
      option: (option) => {
        const found = options.get(option);
        options.delete(option);
        return found;
      },
      rest: () => options,
      uses: (word) => {
        this.module.imports.add(word);
        return word;
      },
    };
    const found = known(call);
    for (const option of options.keys()) this.fail(`${name} knows no “${option}”`);
    return found;
  }

  private named(given: CallArguments | null): Map<string, string> {
    return new Map(
      given?.named.map(({ name, value }) => [
        name.name,
        value.type === 'StringLiteral' ? value.parse().value : value.value,
      ]) ?? [],
    );
  }

  private termEntry(name: string): Entry {
    return this.find((texts) => texts.terms.get(name)) ?? this.fail(`there is no term “-${name}” in this language`);
  }

  /** The variables of a term in the order of its comment; a single variable needs no comment. */
  termVariables(name: string): Pick<Variable, 'name'>[] {
    const entry = this.termEntry(name);
    if (entry.variables.length > 0) return entry.variables;
    const names = variablesUsed(entry.parts[0]!.pattern);
    if (names.length > 1) this.fail(`-${name} has several variables: name them in a comment above it`);
    return names.map((one) => ({ name: one }));
  }

  private term(name: string, given: CallArguments | null, scope: Scope): string {
    const variables = this.termVariables(name);
    const positional = given?.positional.map((one) => this.inline(one, scope)) ?? [];
    const values = new Map(
      positional.map((value, n) => [variables[n]?.name ?? this.fail(`-${name} takes fewer values`), value]),
    );
    return this.termCall(name, values, this.named(given));
  }

  /** A term becomes a function for each combination of kinds of values. */
  termCall(name: string, values: Map<string, Value>, options: Map<string, string>): string {
    const entry = this.termEntry(name);
    const all = new Map(values);
    for (const [option, text] of options) all.set(option, { code: quoted(text), type: 'text' });
    const names = this.termVariables(name).map((one) => one.name);
    for (const one of all.keys()) if (!names.includes(one)) this.fail(`-${name} knows no $${one}`);
    const kinds = names.map((one) => `${all.get(one)?.type ?? 'text'}${all.get(one)?.none ? '?' : ''}`);
    const made = `${this.texts.language}_${name.replaceAll('-', '_')}${kinds.map((kind) => (kind === 'text' ? '' : `_${kind.replace('?', '0')}`)).join('')}`;
    if (!this.module.terms.has(made)) {
      if (this.open.includes(made)) this.fail(`-${name} uses itself`);
      this.open.push(made);
      const scope: Scope = new Map(
        names.map((one) => {
          const { type, none } = all.get(one) ?? { type: 'text' as const, none: false };
          return [one, { code: `$${one}`, type, none: none ?? false }];
        }),
      );
      const code = this.pattern(entry.parts[0]!.pattern, scope);
      this.open.pop();
      this.module.terms.set(
        made,
        names.length === 0
          ? `const ${made}=${code};`
          : `const ${made}=(${names.map((one) => `$${one}`).join(',')})=>${code};`,
      );
    }
    if (names.length === 0) return made;
    const codes = names.map((one) => all.get(one)?.code ?? '""');
    return `${made}(${codes.join(',')})`;
  }

  private select({ selector, variants }: SelectExpression, scope: Scope): string {
    const codes = new Map<string, string>();
    let otherwise = '';
    for (const variant of variants) {
      const key = keyOf(variant);
      if (codes.has(key)) this.fail(`[${key}] is there twice`);
      codes.set(key, this.pattern(variant.value, scope));
      if (variant.default) otherwise = key;
    }
    const chosen =
      selector.type === 'FunctionReference'
        ? this.call(selector.id.name, selector.arguments, scope)
        : this.inline(selector, scope);
    return choose(this, chosen, codes, otherwise);
  }
}

function keyOf({ key }: Variant): string {
  return key.type === 'Identifier' ? key.name : key.value;
}

function known(scope: Scope): string {
  return scope.size === 0 ? 'there are none' : `there is ${[...scope.keys()].map((name) => `$${name}`).join(', ')}`;
}
