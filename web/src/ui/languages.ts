import { speak, type Language } from '../i18n/i18n';

/** Changes the language and stores it on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  try {
    localStorage.setItem('roundtable.language', language);
  } catch {
    // no storage
  }
}
