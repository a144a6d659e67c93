import { type ReactNode, useSyncExternalStore } from 'react';
import { WordsContext } from '#features/words/WordsContext.ts';
import { getWordsSource, subscribeToWords } from './wordsStore.ts';

/** Provides the messages of the chosen language. */
export const WordsProvider = ({ children }: { children: ReactNode }) => (
  <WordsContext value={useSyncExternalStore(subscribeToWords, getWordsSource)}>{children}</WordsContext>
);
