import type { Language } from '#languages/language.ts';
import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../shell/useNotify.ts';
import { chooseLanguage } from './language.ts';

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
