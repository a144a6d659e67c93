import type { ReactNode } from 'react';
import { WordsContext, type WordsSource } from '#features/words/WordsContext.ts';
import * as signedIn from '#languages/en/signedIn.ts';
import * as signedOut from '#languages/en/signedOut.ts';

const source: WordsSource = { language: 'en', locale: 'en-GB', messages: { ...signedOut, ...signedIn } };

/** All English messages around a component that a unit test draws. */
export const EnglishWords = ({ children }: { children: ReactNode }) => (
  <WordsContext value={source}>{children}</WordsContext>
);
