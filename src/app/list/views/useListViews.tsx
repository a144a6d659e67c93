import { useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListLayout } from '#contract/lists/views.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { ViewButton } from '#features/list/views/ViewButton.tsx';
import { applyLayout, type InitialView } from '#features/list/views/viewModel.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useAdminEmail } from '../../session/useSession.ts';
import { REPLACE_OPTIONS, USER_CHANGED } from '../useListPage.ts';
import { getViewsKey, loadInitialView, saveLayout } from './storedViews.ts';

type ListViewsOptions<Row, Actions> = {
  /** Part of the storage key of the views. */
  name: string;
  list: ListDefinition<Row, Actions>;
  /** Rows shown if the URL has no search parameters: those of the default view, or all. */
  opensWith: 'defaultView' | 'allRows';
};

const ViewSection = lazyWithRetry(() => import('./ViewSection.tsx').then((module) => module.ViewSection));

/** The administrator's layout of a list, and the button and panel that change it. */
export function useListViews<Row, Actions>({ name, list, opensWith }: ListViewsOptions<Row, Actions>) {
  const storageKey = getViewsKey(name, useAdminEmail());
  const { layout, defaultView, setLayout } = useLayout(storageKey, useDefaultViewEntry(opensWith));
  const [, setParams] = useSearchParams();
  const setQueryString = (query: string) => setParams(query, REPLACE_OPTIONS);
  const applyDefaultView = useEffectEvent((view: NonNullable<typeof defaultView>) => {
    saveLayout(storageKey, view.layout);
    setQueryString(view.query);
  });
  useEffect(() => {
    if (defaultView) applyDefaultView(defaultView);
  }, [defaultView]);

  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const close = () => setOpen(false);
  return {
    // Stable until the layout changes, so that memoized rows don't render again.
    list: useMemo(() => applyLayout(list, layout), [list, layout]),
    /** Query string of the default view, until the URL has it. */
    pendingQuery: defaultView?.query,
    button: (
      <ViewButton
        ref={anchor}
        status={isLoading ? 'busy' : 'ready'}
        onClick={() => startTransition(() => setOpen(true))}
      />
    ),
    renderPanel: (criteria: ListCriteria) => (
      <LoadBoundary onClose={close}>
        {isOpen && (
          <ViewSection
            {...{ storageKey, list, criteria, layout, anchor }}
            onLayout={setLayout}
            onQueryString={setQueryString}
            onClose={close}
          />
        )}
      </LoadBoundary>
    ),
  };
}

type LoadedView = InitialView & { storageKey: string; entryKey: string | undefined };

/**
 * Loads the administrator's layout from storage, and again with the default view for each history entry that opens
 * with it. A default view that is chosen later applies from the next such entry.
 */
function useLayout(storageKey: string, entryKey: string | undefined) {
  const [loaded, setLoaded] = useState<LoadedView>();
  let current = loaded;
  if (current?.storageKey !== storageKey || (entryKey && current.entryKey !== entryKey)) {
    const stored = loadInitialView(storageKey);
    const defaultView = entryKey ? stored.defaultView : undefined;
    current = { storageKey, entryKey, defaultView, layout: (defaultView ?? stored).layout };
    setLoaded(current);
  }
  return {
    layout: current.layout,
    /** The view to apply; undefined if the entry doesn't open with one. */
    defaultView: entryKey ? current.defaultView : undefined,
    setLayout: (layout: ListLayout) => setLoaded({ ...current, layout }),
  };
}

/**
 * Returns the key of the history entry if it opens with the default view: it has no search parameters, and the
 * administrator has not cleared them.
 */
function useDefaultViewEntry(opensWith: 'defaultView' | 'allRows') {
  const { key, search, state } = useLocation();
  const isUserChanged = (state as Partial<typeof USER_CHANGED> | null)?.list === USER_CHANGED.list;
  return opensWith === 'defaultView' && search === '' && !isUserChanged ? key : undefined;
}
