import { isLanguage, type Language, pickLanguage } from '#languages/language.ts';
import { showLanguage } from './messageStore.ts';

const KEY = 'language';

/** Returns the saved language, or the browser's. index.html does the same before the first paint. */
export const getPreferredLanguage = (): Language => loadLanguage() ?? pickLanguage(navigator.languages);

function loadLanguage(): Language | undefined {
  try {
    const saved = localStorage.getItem(KEY);
    return isLanguage(saved) ? saved : undefined;
  } catch {
    // Storage is forbidden.
    return undefined;
  }
}

/** Shows the preferred language, and follows other tabs that change it. Resolves when the messages are loaded. */
export function syncLanguage(): Promise<void> {
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) void showLanguage(getPreferredLanguage());
  });
  return showLanguage(getPreferredLanguage());
}

/** Shows a language without reloading the page, and saves it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is forbidden: shown, but not saved.
  }
}
