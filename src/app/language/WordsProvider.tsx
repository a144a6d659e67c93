import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { WordsContext } from '#features/words/WordsContext.ts';
import { getWordsSource, subscribeToWords } from './wordsStore.ts';

/** Hands the words of the chosen language to everything inside, and those of another one as soon as it is chosen. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const source = useSyncExternalStore(subscribeToWords, getWordsSource);
  return (
    <WordsContext value={source}>
      <Suspense>{children}</Suspense>
    </WordsContext>
  );
}
