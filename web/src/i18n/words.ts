// Plurals, ordinals, lists and signs. Compiled texts call these functions (web/tools/texts/functions.ts names them), so
// a search of the sources does not find every caller.

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

function ruleOf(language: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const key = language + type;
  const found = rules.get(key) ?? new Intl.PluralRules(language, { type });
  rules.set(key, found);
  return found;
}

/** `plural('ru', 3, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })` is `карты`. */
export function plural(language: string, count: number, forms: Forms): string {
  return forms[ruleOf(language, 'cardinal').select(Math.abs(count))] ?? forms.other;
}

/** Like plural, for ordinal numbers: English has `one` for 1st and 21st. */
export function ordinal(language: string, n: number, forms: Forms): string {
  return forms[ruleOf(language, 'ordinal').select(n)] ?? forms.other;
}

/**
 * French elides a vowel before these words: before the h of Hugues, not of Harry; before the y of Yves, not of Yann.
 */
const silent =
  /^([aàâäæeéèêëiîïoôöœuùûü]|y(?![aàâäeéèêëiîïoôöuùûü])|h(é|ad|ec|el|en|er[cmnv]|il|ip|om|ono|ora|ort|ub|ug|ya)|[аоуэиы])/i;

/** True if the word is pronounced with an initial vowel. */
export function vowel(word: string): boolean {
  return silent.test(word);
}

/** +3, −1, 0, with a typographic minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Without a plus, with a typographic minus. */
export function number(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

const decimals = new Map<string, Intl.NumberFormat>();

/** With one decimal and a typographic minus: `−1.1`, in French `−1,1`. */
export function decimal(language: string, n: number): string {
  const format =
    decimals.get(language) ?? new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  decimals.set(language, format);
  return format.format(n).replace('-', '−');
}

/** `25%` in English. All other languages put a narrow no-break space before the sign. */
export function percent(language: string, n: number | string): string {
  return `${n}${language === 'en' ? '' : '\u202f'}%`;
}

/** Rounds of a game have Roman numerals; those of tournaments do not. */
export function roman(n: number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V', 'VI'][n] ?? String(n);
}

/** `A, B and C`, as in British English; or `A, B or C`. */
export function list(language: string, items: string[], last: 'and' | 'or' = 'and'): string {
  const type = last === 'or' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(items);
}

/** 1:05 */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Adds a full stop, unless the text has its own end: `Welcome, squire!` does. */
export function sentence(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}

/** A person in a sentence. Texts about `you` differ from those with a name. */
export interface Who {
  name: string;
  you: boolean;
}

/** `You, Ann and Hugo`: you first. */
export function people(language: string, all: Who[], you: string): string {
  const first = [...all].sort((a, b) => Number(b.you) - Number(a.you));
  return list(
    language,
    first.map((who) => (who.you ? you : who.name)),
  );
}
