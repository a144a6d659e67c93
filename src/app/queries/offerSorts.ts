import { LIST_PAGED } from '#contract/lists/pageCall.ts';
import type { ListParams } from '#features/list/listParams.ts';

/**
 * Leaves out the sorts that the backend's pages don't know: it would refuse them, or answer in another order. An address that names
 * one reads as if it did not. The same list where nothing is left out: another one would be drawn anew.
 */
export function offerSorts<List extends Pick<ListParams, 'sortBy' | 'sortNeeds'>>(
  list: List,
  capabilities: readonly string[],
): List {
  const { sortBy, sortNeeds = {} } = list;
  const isKnown = (name: string) => !sortNeeds[name] || capabilities.includes(sortNeeds[name]);
  if (!capabilities.includes(LIST_PAGED) || Object.keys(sortBy).every(isKnown)) return list;
  return { ...list, sortBy: Object.fromEntries(Object.entries(sortBy).filter(([name]) => isKnown(name))) };
}
