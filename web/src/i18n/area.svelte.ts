// Texts are divided into areas. An area is one file per language: LANGUAGE/AREA.ftl (docs/translating.md). tools/texts
// compiles it into a module; its default export has texts, and functions that form sentences. A screen loads the areas
// that it needs, in one language:
//
//   const setup = area(import.meta.glob<typeof import('./en/setup.ftl')>('./*/setup.ftl'));
//   await load(setup);       // before the screen is drawn
//   setup().title            // in a component; follows the language

/** Modules of all languages, by the name of their folder. */
export function byLanguage<T>(modules: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(modules).map(([path, one]) => [path.split('/').at(-2)!, one]));
}

/** Each folder with a language.ftl is a language; no list names them. */
const own = byLanguage(
  import.meta.glob<typeof import('./en/language.ftl').default>('./*/language.ftl', { eager: true, import: 'default' }),
);
export const languages: readonly string[] = Object.keys(own);
export const nameOf = (language: Language): string => own[language]?.name ?? language;
export type Language = string;

export interface Area<T = unknown> {
  (): T;
  fetch(language: Language): Promise<void>;
}

let spoken = $state<Language>('en');
const loaded = new Set<Area>();

/** `made`: turns the texts into the area's own type. */
export function area<T, Made = T>(
  modules: Record<string, () => Promise<{ default: T }>>,
  made?: () => Promise<{ default: (texts: T) => Made }>,
): Area<Made> {
  const files = byLanguage(modules);
  let texts = $state.raw<Partial<Record<Language, Made>>>({});
  const read = (): Made => texts[spoken]!;
  const fetch = async (language: Language): Promise<void> => {
    if (texts[language]) return;
    const [found, make] = await Promise.all([(files[language] ?? files.en!)(), made?.()]);
    texts = { ...texts, [language]: make ? make.default(found.default) : (found.default as unknown as Made) };
  };
  return Object.assign(read, { fetch });
}

/** Fetches areas before they are drawn. */
export async function load(...areas: Area[]): Promise<void> {
  for (const one of areas) loaded.add(one);
  await Promise.all(areas.map((one) => one.fetch(spoken)));
}

/** Changes the language of the page. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...loaded].map((one) => one.fetch(language)));
  spoken = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken;
}

/** The initial language: `?lang=`, the stored one, or the browser's. */
export function preferred(search: string, stored: string | null, browser: readonly string[]): Language {
  const wanted = [new URLSearchParams(search).get('lang'), stored, ...browser.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => tag !== null && languages.includes(tag)) ?? 'en';
}
