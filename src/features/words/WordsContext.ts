import { createContext } from 'react';
import type { ShownLanguage } from '#languages/language.ts';
import type { Part, Words } from '#languages/words.ts';

/** The words of the language that is shown, as far as they have been loaded. */
export type WordsSource = {
  language: ShownLanguage;
  /** Of numbers, dates and lists. */
  locale: string;
  loaded: Readonly<Partial<Words>>;
  /** Loads a part that no page has asked for yet. The same promise each time. */
  load: <P extends Part>(part: P) => Promise<Words[P]>;
};

export const WordsContext = createContext<WordsSource | undefined>(undefined);
