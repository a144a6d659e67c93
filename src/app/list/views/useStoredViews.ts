import { useState } from 'react';
import type { ListName } from '#contract/lists/lists.ts';
import type { StoredView } from '#contract/lists/views.ts';
import { deleteView, saveView, setDefaultView } from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { useAdminEmail } from '../../session/useSession.ts';
import { type ChangeViews, getViewsKey, loadViews, saveViews } from './storedViews.ts';
import { useServerViews } from './useServerViews.ts';

/**
 * An administrator's views of a list, and functions that change them. If the backend stores views, the browser keeps a
 * copy of them, so that a list opens with its default view at once.
 */
export function useStoredViews(list: ListName) {
  const email = useAdminEmail();
  const storageKey = getViewsKey(list, email);
  const [loaded, setLoaded] = useState<{ storageKey: string; views: ListViews }>();
  let current = loaded;
  if (current?.storageKey !== storageKey) {
    current = { storageKey, views: loadViews(storageKey) };
    setLoaded(current);
  }
  const { views } = current;
  const change: ChangeViews = (apply) => {
    // Read again, so that views saved in another tab are kept.
    const next = apply(loadViews(storageKey));
    saveViews(storageKey, next);
    setLoaded({ storageKey, views: next });
    return next;
  };
  const server = useServerViews({ list, email, change });
  return {
    storageKey,
    views,
    sharing: server.status,
    /** Changes values that only this browser stores. */
    change,
    save(view: StoredView) {
      change((latest) => saveView(latest, view));
      server.save(view);
    },
    remove(id: string) {
      change((latest) => deleteView(latest, id));
      server.remove(id);
    },
    setDefault(id: string | undefined) {
      change((latest) => setDefaultView(latest, id));
      server.setDefault(id);
    },
  };
}
