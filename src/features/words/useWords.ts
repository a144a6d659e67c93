import { use } from 'react';
import type { Part, Words } from '#languages/words.ts';
import { WordsContext } from './WordsContext.ts';

/**
 * Returns a part of the words in the administrator's language. Pages and tools load their parts with their code; one that was
 * not loaded is waited for here.
 */
export function useWords<P extends Part>(part: P): Words[P] {
  const source = use(WordsContext);
  if (!source) throw new Error('useWords needs a WordsContext around it');
  return (source.loaded as Words)[part] ?? use(source.load(part));
}
