import { isLanguage, type Language, pickLanguage } from '#languages/language.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../shell/useNotify.ts';
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
async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is forbidden: shown, but not saved.
  }
}

/** Returns a function that changes the language, and shows a toast if its messages can't be loaded. */
export function useChangeLanguage(): (language: Language) => void {
  const t = useMessages('shell').layout;
  const notify = useNotify();
  return (language) => {
    chooseLanguage(language).catch((error: unknown) => {
      logFailure(error);
      notify('error', t.languageNotLoaded);
    });
  };
}
