import { type ReactNode, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { getDirection } from '#languages/language.ts';
import { WordsContext } from '#features/words/WordsContext.ts';
import { getWordsSource, subscribeToWords } from './wordsStore.ts';

/** Hands the words of the chosen language to everything inside, and those of another one as soon as it is chosen. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const source = useSyncExternalStore(subscribeToWords, getWordsSource);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = source.language === 'pseudo' ? 'en' : source.language;
    page.dir = getDirection(source.language);
  }, [source.language]);
  return (
    <WordsContext value={source}>
      <Suspense>{children}</Suspense>
    </WordsContext>
  );
}
