import { asRecord } from '#contract/wire/unknownRecord.ts';
import { type ListEntry, type ListLayout, parseEntry } from '#features/list/views/viewModel.ts';
import { getAdminKey, readKey, writeKey } from '../../browser/adminStorage.ts';

/** Whose choices for which list. */
export const getViewsKey = (list: string, email: string) => getAdminKey(email, `views:${list}`);

/** Returns what the first paint of a list needs. */
export const loadEntry = (key: string): ListEntry => parseEntry(readKey(key));

/** Keeps how the list looks, beside what else is stored. */
export const saveLayout = (key: string, layout: ListLayout) =>
  writeKey(key, { ...asRecord(readKey(key)), layout });
