import type { ListLayout } from '#contract/lists/views.ts';
import { asRecord } from '#contract/wire/envelope.ts';
import { parseListViews } from '#features/list/views/viewChanges.ts';
import { type InitialView, type ListViews, parseInitialView } from '#features/list/views/viewModel.ts';
import { getAdminKey, readKey, writeKey } from '../../browser/adminStorage.ts';

/** Returns the storage key of an administrator's views of a list. */
export const getViewsKey = (list: string, email: string) => getAdminKey(email, `views:${list}`);

export const loadInitialView = (key: string): InitialView => parseInitialView(readKey(key));

/** Saves the layout without changing the saved views. */
export const saveLayout = (key: string, layout: ListLayout) =>
  writeKey(key, { ...asRecord(readKey(key)), layout });

export const loadViews = (key: string): ListViews => parseListViews(readKey(key));

export const saveViews = (key: string, views: ListViews) => writeKey(key, views);
