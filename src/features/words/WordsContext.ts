import { createContext, use } from 'react';
import type { ShownLanguage } from '#languages/language.ts';
import type { Words } from '#languages/words.ts';

/** The messages of the language that is shown. */
export type WordsSource = {
  language: ShownLanguage;
  /** Of numbers, dates and lists. */
  locale: string;
  /** Without those of the signed-in pages until one of these is shown. */
  messages: Readonly<Partial<Words>>;
};

export const WordsContext = createContext<WordsSource | undefined>(undefined);

/** Returns the language that is shown. */
export const useLanguage = (): ShownLanguage => use(WordsContext)?.language ?? 'en';

/** Returns the locale in which numbers and dates are written: a BCP 47 tag. */
export const useLocale = (): string => use(WordsContext)?.locale ?? 'en-GB';
