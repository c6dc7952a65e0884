// The options of a game in a form. The engine describes the options, their defaults and their ranges; nothing here
// depends on a game.

import type { Description, OptionDescription, OptionValue } from '../../protocol/description';
import type { Options } from '../../protocol/protocol';

/** All options by name, including those that do not apply at the moment. */
export type Values = Record<string, OptionValue>;

export function usualValue(option: OptionDescription): OptionValue {
  const usual = option.kind === 'choice' && option.required ? option.values[0]! : option.default;
  return structuredClone(usual);
}

export function usualValues(game: Description): Values {
  return Object.fromEntries(game.options.map((option) => [option.name, usualValue(option)]));
}

/** True if an option applies to these values. */
export function applies(option: OptionDescription, values: Values, players: number): boolean {
  return (option.when ?? []).every((condition) => {
    if ('players' in condition) return players === condition.players;
    const value = values[condition.option];
    if ('is' in condition) return value === condition.is;
    const inside = (name: string): boolean => Array.isArray(value) && (value as unknown[]).includes(name);
    return 'has' in condition ? inside(condition.has) : !inside(condition.lacks);
  });
}

export function isUsual(option: OptionDescription, value: OptionValue): boolean {
  return JSON.stringify(value) === JSON.stringify(usualValue(option));
}

/** As in a record: only options that apply and differ from their defaults, and required ones. */
export function optionsOf(game: Description, values: Values, players: number): Options {
  const options: Options = {};
  for (const option of game.options) {
    const value = values[option.name]!;
    const said = (option.kind === 'choice' && option.required) || !isUsual(option, value);
    if (!said || !applies(option, values, players)) continue;
    const path = option.name.split('.');
    const last = path.pop()!;
    const inside = path.reduce((at, name) => (at[name] ??= {}) as Options, options);
    inside[last] = value;
  }
  return options;
}

/** Fields without a valid number, with the engine's names: `values.quests[1]`. */
export function wrongFields(game: Description, values: Values, players: number): string[] {
  return game.options
    .filter((option) => applies(option, values, players))
    .flatMap((option) => {
      if (option.kind === 'number') return whole(values[option.name], option.range) ? [] : [option.name];
      if (option.kind !== 'numbers') return [];
      const numbers = values[option.name] as (number | null)[];
      return numbers.flatMap((number, i) => (whole(number, option.range) ? [] : [`${option.name}[${i}]`]));
    });
}

function whole(number: unknown, [from, to]: [number, number]): number is number {
  return Number.isInteger(number) && (number as number) >= from && (number as number) <= to;
}

/** A stored value if it is valid, otherwise the default. */
export function understoodValue(option: OptionDescription, kept: unknown, players: number): OptionValue {
  const usual = usualValue(option);
  switch (option.kind) {
    case 'set':
      return Array.isArray(kept) ? option.values.filter((name) => kept.includes(name)) : usual;
    case 'choice':
      return option.values.includes(kept as string) ? (kept as string) : usual;
    case 'switch':
      return typeof kept === 'boolean' ? kept : usual;
    case 'number':
      return whole(kept, option.range) ? kept : usual;
    case 'numbers': {
      const good =
        Array.isArray(kept) && kept.length === option.length && kept.every((one) => whole(one, option.range));
      return good ? (kept as number[]) : usual;
    }
    case 'orders': {
      const good = (row: unknown): boolean => orders(option.values).includes(String(row));
      return Array.isArray(kept) && kept.length === option.rows && kept.every(good) ? (kept as string[][]) : usual;
    }
    case 'seat':
      return whole(kept, [0, players - 1]) ? kept : usual;
  }
}

/** All permutations, each as a text with commas. */
export function orders(of: readonly string[]): string[] {
  if (of.length === 1) return [...of];
  return of.flatMap((first) => orders(of.filter((one) => one !== first)).map((rest) => `${first},${rest}`));
}

/** The initial orders: each row starts one value later. */
export function firstOrders(values: readonly string[], rows: number): string[][] {
  return Array.from({ length: rows }, (_, row) => values.map((_, at) => values[(at + row) % values.length]!));
}

/** Adds a value to a set or removes it; keeps the order of a record. */
export function toggled(all: readonly string[], on: readonly string[], one: string): string[] {
  return all.filter((name) => (name === one ? !on.includes(name) : on.includes(name)));
}

export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((one, i) => (i === at ? value : one));
}
