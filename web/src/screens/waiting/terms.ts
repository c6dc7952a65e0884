// The terms of a table as short texts, with those changed since all players last agreed.

import type { Game } from '../../games/game';
import type { GameSetup } from '../../games/setup';
import { language, setup } from '../../i18n/i18n';
import { waiting } from '../../i18n/later';
import type { OptionDescription } from '../../protocol/description';
import type { Clock, Options, Terms } from '../../protocol/protocol';
import { duration } from '../../ui/form/duration';
import { wordsOf } from '../setup/words';

/** `key`: the subject. Two facts with the same key and different values are a change. */
interface Fact {
  key: string;
  value: string;
  text: string;
}

export interface Chip {
  text: string;
  /** The old text. */
  was?: string;
  state: 'same' | 'new' | 'gone';
}

export function factsOf(game: Game, own: GameSetup | undefined, terms: Terms): Fact[] {
  const words = waiting();
  const rules = game.options.flatMap((option) => factsOfOption(option, own, terms.options));
  const once = rules.filter(({ key }, at) => rules.findIndex((other) => other.key === key) === at);
  const fact = (key: string, text: string): Fact => ({ key, text, value: text });
  return [
    ...(once.length > 0 ? once : [fact('plain', words.plain)]),
    ...(terms.hidden ? [fact('hidden', words.hidden)] : []),
    fact('players', words.seats(terms.players)),
    fact('clock', clockText(terms.clock)),
    ...(terms.clock !== null && terms.overtime === 'end' ? [fact('overtime', words.othersEnd)] : []),
    fact('public', terms.public ? words.listed : words.notListed),
    ...(terms.chat ? [] : [fact('chat', words.noChat)]),
    ...(terms.hints ? [fact('hints', words.hints)] : []),
  ];
}

function clockText(clock: Clock | null): string {
  const time = (seconds: number): string => duration(language(), seconds);
  if (clock === null) return waiting().noClock;
  return typeof clock === 'number' ? waiting().each(time(clock)) : waiting().bank(time(clock.bank), time(clock.plus));
}

function factsOfOption(option: OptionDescription, own: GameSetup | undefined, options: Options): Fact[] {
  const [group, ...inside] = option.name.split('.') as [string, ...string[]];
  const value = options[group];
  if (value === undefined) return [];
  const texts = own?.texts();
  const whole = { key: group, value: JSON.stringify(value) };
  if (inside.length > 0) return [{ ...whole, text: texts?.groups?.[group]?.name ?? group }];
  const words = wordsOf(option, texts);
  switch (option.kind) {
    case 'set':
      return (value as string[]).map((rule) => ({ key: `${group} ${rule}`, value: '', text: words.value(rule).name }));
    case 'choice':
      return [{ ...whole, text: words.value(value as string).name }];
    case 'number':
      return [{ ...whole, text: `${words.name}: ${String(value)}` }];
    case 'seat':
      return [{ ...whole, text: `${setup().firstPlayer}: ${(value as number) + 1}` }];
    default:
      return [{ ...whole, text: words.name }];
  }
}

export function chipsOf(now: Fact[], before: Fact[] | null): Chip[] {
  const chips = now.map(({ key, value, text }): Chip => {
    const old = before?.find((one) => one.key === key);
    if (!before || old?.value === value) return { text, state: 'same' };
    return { text, state: 'new', ...(old && old.text !== text ? { was: old.text } : {}) };
  });
  const gone = (before ?? []).filter(({ key }) => key !== 'plain' && !now.some((one) => one.key === key));
  return [...chips, ...gone.map(({ text }): Chip => ({ text, state: 'gone' }))].sort(
    (a, b) => Number(a.state === 'same') - Number(b.state === 'same'),
  );
}
