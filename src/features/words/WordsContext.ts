import { createContext, use } from 'react';
import type { ShownLanguage } from '#languages/language.ts';
import type { Words } from '#languages/words.ts';

/** The messages of the shown language. */
export type WordsSource = {
  language: ShownLanguage;
  /** Locale of numbers, dates and lists. */
  locale: string;
  /** Signed-in bundle only once loaded. */
  messages: Readonly<Partial<Words>>;
};

export const WordsContext = createContext<WordsSource | undefined>(undefined);

export const useLanguage = (): ShownLanguage => use(WordsContext)?.language ?? 'en';

/** Returns the locale of numbers and dates (BCP 47). */
export const useLocale = (): string => use(WordsContext)?.locale ?? 'en-GB';
