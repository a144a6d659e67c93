import { createContext } from 'react';

/** Where the lists of a story have their rows from: as many as its backend says, or pages however few rows there are. */
export type ListSourceName = 'usual' | 'pages';

export const ListSourceContext = createContext<ListSourceName>('usual');

/** Every list is longer than this, and stays with pages. */
export const NO_ROWS_AT_ALL = -1;
