import { use } from 'react';
import { WordsContext } from './WordsContext.ts';

/** Returns the locale in which numbers and dates are written: a BCP 47 tag. */
export const useLocale = (): string => use(WordsContext)?.locale ?? 'en-GB';
