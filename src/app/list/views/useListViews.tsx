import { useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { ViewButton } from '#features/list/views/ViewButton.tsx';
import { applyLayout, type ListEntry, type ListLayout } from '#features/list/views/viewModel.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { useSession } from '../../session/useSession.ts';
import { REPLACE_OPTIONS, USER_CHANGED } from '../useListCriteria.ts';
import { getViewsKey, loadEntry, saveLayout } from './storedViews.ts';

type ListViewsOptions<Row, Actions> = {
  /** Part of the key under which the browser stores the views. */
  name: string;
  list: ListDefinition<Row, Actions>;
  /** Whether a URL without a query shows the administrator's default view. */
  entry: 'defaultView' | 'fromUrl';
};

const ViewSection = lazyWithRetry(() => import('./ViewSection.tsx').then((module) => module.ViewSection));

/** The administrator's layout of a list, and the button and panel that change it. */
export function useListViews<Row, Actions>({ name, list, entry }: ListViewsOptions<Row, Actions>) {
  const session = useSession();
  const storageKey = getViewsKey(name, session.status === 'signedIn' ? session.admin.email : '');
  const { layout, defaultView, setLayout } = useLayout(storageKey, useEntryWithoutQuery(entry));
  const [, setParams] = useSearchParams();
  const showQuery = (query: string) => setParams(query, REPLACE_OPTIONS);
  const enter = useEffectEvent((view: NonNullable<typeof defaultView>) => {
    saveLayout(storageKey, view.layout);
    showQuery(view.query);
  });
  useEffect(() => {
    if (defaultView) enter(defaultView);
  }, [defaultView]);

  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const close = () => setOpen(false);
  return {
    // Stable until the layout changes, so that memoized rows are not rendered again.
    list: useMemo(() => applyLayout(list, layout), [list, layout]),
    /** The query that the URL is about to have. */
    pendingQuery: defaultView?.query,
    button: (
      <ViewButton
        ref={anchor}
        status={isLoading ? 'busy' : 'ready'}
        onPress={() => startTransition(() => setOpen(true))}
      />
    ),
    renderPanel: (criteria: ListCriteria) => (
      <LoadBoundary onClose={close}>
        {isOpen && (
          <ViewSection
            {...{ storageKey, list, criteria, layout, anchor }}
            onLayout={setLayout}
            onQuery={showQuery}
            onClose={close}
          />
        )}
      </LoadBoundary>
    ),
  };
}

type Arrival = ListEntry & { key: string; entryKey: string | undefined };

/** Reads the layout for each administrator, and again with each history entry without a query. */
function useLayout(key: string, entryKey: string | undefined) {
  const [last, setLast] = useState<Arrival>();
  let current = last;
  if (current?.key !== key || (entryKey && current.entryKey !== entryKey)) {
    const stored = loadEntry(key);
    const first = entryKey ? stored.first : undefined;
    // A view that is made the default meanwhile applies to the next entry.
    current = { key, entryKey, first, layout: (first ?? stored).layout };
    setLast(current);
  }
  return {
    layout: current.layout,
    /** The view to show because the URL has no query. */
    defaultView: entryKey ? current.first : undefined,
    setLayout: (layout: ListLayout) => setLast({ ...current, layout }),
  };
}

/** Returns the key of a history entry without a query, unless the administrator has emptied it. */
function useEntryWithoutQuery(entry: 'defaultView' | 'fromUrl') {
  const { key, search, state } = useLocation();
  const isUserChanged = (state as Partial<typeof USER_CHANGED> | null)?.list === USER_CHANGED.list;
  return entry === 'defaultView' && search === '' && !isUserChanged ? key : undefined;
}
