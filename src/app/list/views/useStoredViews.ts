import { useState } from 'react';
import type { StoredView } from '#contract/lists/views.ts';
import { deleteView, saveView, setDefaultView } from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { loadViews, saveViews } from './storedViews.ts';

/** An administrator's views of a list, and functions that change them. */
export function useStoredViews(storageKey: string) {
  const [loaded, setLoaded] = useState<{ storageKey: string; views: ListViews }>();
  let current = loaded;
  if (current?.storageKey !== storageKey) {
    current = { storageKey, views: loadViews(storageKey) };
    setLoaded(current);
  }
  const change = (apply: (views: ListViews) => ListViews) => {
    // Read again, so that views saved in another tab are kept.
    const views = apply(loadViews(storageKey));
    saveViews(storageKey, views);
    setLoaded({ storageKey, views });
  };
  return {
    views: current.views,
    /** Changes what only this browser stores. */
    change,
    save: (view: StoredView) => change((views) => saveView(views, view)),
    remove: (id: string) => change((views) => deleteView(views, id)),
    setDefault: (id: string | undefined) => change((views) => setDefaultView(views, id)),
  };
}
