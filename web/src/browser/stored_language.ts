/** The language chosen on this device. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem('roundtable.language');
  } catch {
    return null;
  }
}
