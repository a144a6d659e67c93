import type { ListName } from '#contract/lists/lists.ts';
import { type ListViews, parseListViews } from '#features/list/views/viewModel.ts';
import { getAdminKey, readKey, writeKey } from '../../browser/adminStorage.ts';

/** Returns the storage key of an administrator's views of a list. Browsers have stored those of the history as `activity`. */
export const getViewsKey = (list: ListName, email: string) =>
  getAdminKey(email, `views:${list === 'history' ? 'activity' : list}`);

export const loadViews = (key: string): ListViews => parseListViews(readKey(key));

export const saveViews = (key: string, views: ListViews) => writeKey(key, views);

/** Changes an administrator's views of a list, and returns the changed ones. */
export type ChangeViews = (apply: (views: ListViews) => ListViews) => ListViews;
