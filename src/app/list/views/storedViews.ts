import { parseListViews } from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { readKey, writeKey } from '../../browser/adminStorage.ts';

export const loadViews = (key: string): ListViews => parseListViews(readKey(key));

export const saveViews = (key: string, views: ListViews) => writeKey(key, views);
