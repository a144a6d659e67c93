import { parseListViews } from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { readStored } from './storedEntry.ts';

/** What the browser would not keep: it is there until the page is loaded anew. */
const unkept = new Map<string, ListViews>();

export function loadViews(key: string): ListViews {
  try {
    return unkept.get(key) ?? parseListViews(readStored(key));
  } catch {
    // Storage is forbidden here, or its text is not ours.
    return parseListViews(null);
  }
}

export const isKept = (key: string) => !unkept.has(key);

export function saveViews(key: string, views: ListViews) {
  try {
    localStorage.setItem(key, JSON.stringify(views));
    unkept.delete(key);
  } catch {
    // Storage is forbidden or full here: the panel says so.
    unkept.set(key, views);
  }
}
