import { asRecord } from '#contract/wire/unknownRecord.ts';
import { type ListLayout, parseEntry } from '#features/list/views/viewModel.ts';

/** Whose choices for which list: a browser may be shared, and each administrator has their own. */
export const getViewsKey = (list: string, email: string) => `views:${list}:${email}`;

/** Returns what is stored; null where nothing is, or nothing that could be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is forbidden here, or its text is not ours.
    return null;
  }
}

/** Returns what the first paint of a list needs. */
export const loadEntry = (key: string) => parseEntry(readStored(key));

/** Keeps how the list looks, beside what else is stored. */
export function saveLayout(key: string, layout: ListLayout) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...asRecord(readStored(key)), layout }));
  } catch {
    // Storage is forbidden or full here: the list looks so for now.
  }
}
