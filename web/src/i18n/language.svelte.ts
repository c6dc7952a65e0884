import type { Language } from './i18n';

/** The language now spoken, and the texts loaded so far by `LANGUAGE/AREA`. */
class LanguageState {
  language = $state<Language>('en');
  texts = $state.raw<Record<string, unknown>>({});
}

export const languageState = new LanguageState();
