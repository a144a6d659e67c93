import { isLanguage, type Language, pickLanguage } from '#languages/language.ts';
import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../shell/useNotify.ts';
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

/** Shows another language as soon as its words have come; says so where they can't be had. */
export function useLanguageChoice(): (language: Language) => void {
  const { shellCopy: copy } = useWords('shell');
  const notify = useNotify();
  return (language) => {
    chooseLanguage(language).catch((error: unknown) => {
      logFailure(error);
      notify('error', copy.languageNotLoaded);
    });
  };
}
