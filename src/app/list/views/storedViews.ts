import { type ListViews, parseListViews } from '#features/list/views/viewModel.ts';
import { getAdminKey, readKey, writeKey } from '../../browser/adminStorage.ts';

/** Returns the storage key of an administrator's views of a list. */
export const getViewsKey = (list: string, email: string) => getAdminKey(email, `views:${list}`);

export const loadViews = (key: string): ListViews => parseListViews(readKey(key));

export const saveViews = (key: string, views: ListViews) => writeKey(key, views);

/** Changes an administrator's views of a list, and returns the changed ones. */
export type ChangeViews = (apply: (views: ListViews) => ListViews) => ListViews;
