import { isLanguage, type Language, pickLanguage } from '#languages/language.ts';
import { showLanguage } from './wordsStore.ts';

const KEY = 'language';

/** The saved choice, or what the browser asks for until there is one. index.html decides the same before the first paint. */
export const getLanguage = (): Language => loadLanguage() ?? pickLanguage(navigator.languages);

function loadLanguage(): Language | undefined {
  try {
    const saved = localStorage.getItem(KEY);
    return isLanguage(saved) ? saved : undefined;
  } catch {
    return undefined; // Storage is forbidden here: the browser's language it is.
  }
}

/** Shows the chosen language, and follows what other tabs choose. Ends when its words have come. */
export function followLanguage(): Promise<void> {
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) void showLanguage(getLanguage());
  });
  return showLanguage(getLanguage());
}

/** Shows another language from now on. What stands on the page stays as it is but for its words. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Not remembered, but shown.
  }
}
