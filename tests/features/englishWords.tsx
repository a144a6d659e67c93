import type { ReactNode } from 'react';
import { WordsContext, type WordsSource } from '#features/words/WordsContext.ts';
import { catalogue } from '#languages/en/catalogue.ts';
import type { Part, Words } from '#languages/words.ts';

const parts = Object.keys(catalogue) as Part[];
const loaded = Object.fromEntries(
  await Promise.all(parts.map(async (part) => [part, await catalogue[part]()])),
) as Words;

const source: WordsSource = {
  language: 'en',
  locale: 'en-GB',
  loaded,
  load: (part) => Promise.resolve(loaded[part]),
};

/** All English words around a component that a unit test draws. */
export const EnglishWords = ({ children }: { children: ReactNode }) => (
  <WordsContext value={source}>{children}</WordsContext>
);
