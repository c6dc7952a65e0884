// Texts come in areas, each a module a language: LANGUAGE/AREA.ts, whose default export holds texts and functions that make
// sentences. The other languages have the type of the English one, so the compiler finds what is missing (i18n.test.ts finds
// what nobody uses). An area is loaded when a screen needs it, in one language:
//
//   const setup = area(import.meta.glob<typeof import('./en/setup')>('./*/setup.ts'));
//   await load(setup);       // before the screen is drawn
//   setup().title            // in a component; follows the language

export const languages = ['en', 'fr', 'ru'] as const;
export type Language = (typeof languages)[number];

export interface Area<T = unknown> {
  (): T;
  fetch(language: Language): Promise<void>;
}

let spoken = $state<Language>('en');
const loaded = new Set<Area>();

export function area<T>(modules: Record<string, () => Promise<{ default: T }>>): Area<T> {
  let texts = $state.raw<Partial<Record<Language, T>>>({});
  const read = (): T => texts[spoken]!;
  const fetch = async (language: Language): Promise<void> => {
    if (texts[language]) return;
    const path = Object.keys(modules).find((one) => one.includes(`/${language}/`));
    const { default: found } = await modules[path!]!();
    texts = { ...texts, [language]: found };
  };
  return Object.assign(read, { fetch });
}

/** Makes areas ready to be drawn. */
export async function load(...areas: Area[]): Promise<void> {
  for (const one of areas) loaded.add(one);
  await Promise.all(areas.map((one) => one.fetch(spoken)));
}

/** Switches the language of everything that is drawn, at once. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...loaded].map((one) => one.fetch(language)));
  spoken = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken;
}

/** The language to begin with: `?lang=`, what was chosen before, or the browser's. */
export function preferred(search: string, stored: string | null, browser: readonly string[]): Language {
  const wanted = [new URLSearchParams(search).get('lang'), stored, ...browser.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => languages.includes(tag as Language)) as Language | undefined) ?? 'en';
}
