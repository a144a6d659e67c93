import { use } from 'react';
import type { ShownLanguage } from '#languages/language.ts';
import { WordsContext } from './WordsContext.ts';

/** Returns the language that is shown. */
export const useLanguage = (): ShownLanguage => use(WordsContext)?.language ?? 'en';
