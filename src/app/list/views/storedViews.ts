import { parseListViews } from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { readStored } from './storedEntry.ts';

export const loadViews = (key: string): ListViews => parseListViews(readStored(key));

export function saveViews(key: string, views: ListViews): 'kept' | 'notKept' {
  try {
    localStorage.setItem(key, JSON.stringify(views));
    return 'kept';
  } catch {
    // Storage is forbidden or full here: the panel says so.
    return 'notKept';
  }
}
