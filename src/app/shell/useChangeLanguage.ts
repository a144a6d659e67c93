import type { Language } from '#languages/language.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { chooseLanguage } from '../language/language.ts';
import { useNotify } from '../page/useNotify.ts';

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
