import { use } from 'react';
import type { Part, Words } from '#languages/words.ts';
import { WordsContext } from './WordsContext.ts';

/** Returns the messages of one area in the administrator's language. The page's layout has loaded them. */
export function useWords<P extends Part>(part: P): Words[P] {
  const messages = use(WordsContext)?.messages[part] as Words[P] | undefined;
  if (!messages) throw new Error(`The messages of '${part}' are not loaded: see loadMessages`);
  return messages;
}
