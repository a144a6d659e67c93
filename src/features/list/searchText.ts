/** The text of a list's search box, which can be ahead of the list. */
export type SearchText = {
  text: string;
  /** The search of the list. */
  search: string;
  /** Texts that were searched for, oldest first, and whose search the list doesn't have yet. */
  sent: readonly string[];
};

export const createSearchText = (search: string): SearchText => ({ text: search, search, sent: [] });

/** Returns the text that was searched for last. */
export const getLastSearch = ({ search, sent }: SearchText): string => sent.at(-1) ?? search;

export const sendSearch = (state: SearchText, text: string): SearchText => ({
  ...state,
  sent: text === state.search ? [] : [...state.sent, text],
});

/** Applies the search of the list. It replaces the text, unless it was typed here: more may have been typed since. */
export function receiveSearch(state: SearchText, search: string): SearchText {
  if (search === state.search) return state;
  const index = state.sent.lastIndexOf(search);
  return index === -1 ? createSearchText(search) : { ...state, search, sent: state.sent.slice(index + 1) };
}
