import { useState } from 'react';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { useEventCallback } from '../../browser/useEventCallback.ts';
import { useSession } from '../../session/useSession.ts';
import { getViewsKey, loadViews, saveViews } from './storedViews.ts';

/** What the administrator has chosen for a list; kept in the browser for them alone. */
export function useStoredViews(list: string) {
  const session = useSession();
  const key = getViewsKey(list, session.status === 'signedIn' ? session.admin.email : '');
  const [held, setHeld] = useState(() => read(key));
  if (held.key !== key) setHeld(read(key));
  const update = useEventCallback((change: (views: ListViews) => ListViews) => {
    // Another tab may have chosen meanwhile: its views are not written over.
    const views = change(held.storage === 'kept' ? loadViews(key) : held.views);
    setHeld({ key, views, storage: saveViews(key, views) });
  });
  return { views: held.views, storage: held.storage, update };
}

const read = (key: string) => ({ key, views: loadViews(key), storage: 'kept' as 'kept' | 'notKept' });
