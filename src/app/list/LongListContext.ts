import { createContext, use } from 'react';
import { LONG_LIST_ROWS } from '#contract/lists/pageCall.ts';

/** From how many rows on a list stays with pages; a story may set it lower. */
export const LongListContext = createContext(LONG_LIST_ROWS);

export const useLongListRows = () => use(LongListContext);
