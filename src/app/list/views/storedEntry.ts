import { asRecord } from '#contract/wire/unknownRecord.ts';
import { type ListEntry, type ListLayout, parseEntry } from '#features/list/views/viewModel.ts';

/** Whose choices for which list: a browser may be shared, and each administrator has their own. */
export const getViewsKey = (list: string, email: string) => `views:${list}:${email}`;

export const readStored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Returns what the first paint of a list needs. */
export function loadEntry(key: string): ListEntry {
  try {
    return parseEntry(readStored(key));
  } catch {
    // Storage is forbidden here, or its text is not ours.
    return parseEntry(null);
  }
}

/** Keeps how the list looks, beside what else is stored. */
export function saveLayout(key: string, layout: ListLayout) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...asRecord(readStored(key)), layout }));
  } catch {
    // Storage is forbidden or full here: the list looks so for now.
  }
}
