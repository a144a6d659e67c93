import { useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { ViewButton } from '#features/list/views/ViewButton.tsx';
import { applyLayout, type InitialView, type ListLayout } from '#features/list/views/viewModel.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useSession } from '../../session/useSession.ts';
import { REPLACE_OPTIONS, USER_CHANGED } from '../useListPage.ts';
import { getViewsKey, loadInitialView, saveLayout } from './storedViews.ts';

type ListViewsOptions<Row, Actions> = {
  /** Part of the storage key of the views. */
  name: string;
  list: ListDefinition<Row, Actions>;
  /** Whether a URL without search parameters shows the administrator's default view. */
  entry: 'defaultView' | 'fromUrl';
};

const ViewSection = lazyWithRetry(() => import('./ViewSection.tsx').then((module) => module.ViewSection));

/** The administrator's layout of a list, and the button and panel that change it. */
export function useListViews<Row, Actions>({ name, list, entry }: ListViewsOptions<Row, Actions>) {
  const session = useSession();
  const storageKey = getViewsKey(name, session.status === 'signedIn' ? session.admin.email : '');
  const { layout, defaultView, setLayout } = useLayout(storageKey, useEntryWithoutSearch(entry));
  const [, setParams] = useSearchParams();
  const showSearch = (search: string) => setParams(search, REPLACE_OPTIONS);
  const enter = useEffectEvent((view: NonNullable<typeof defaultView>) => {
    saveLayout(storageKey, view.layout);
    showSearch(view.query);
  });
  useEffect(() => {
    if (defaultView) enter(defaultView);
  }, [defaultView]);

  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const close = () => setOpen(false);
  return {
    // Stable until the layout changes, so that memoized rows don't render again.
    list: useMemo(() => applyLayout(list, layout), [list, layout]),
    /** The query string the URL is about to have. */
    pendingSearch: defaultView?.query,
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
            onSearch={showSearch}
            onClose={close}
          />
        )}
      </LoadBoundary>
    ),
  };
}

type CurrentView = InitialView & { key: string; entryKey: string | undefined };

/** Reads the layout per administrator, and again with each history entry without search parameters. */
function useLayout(key: string, entryKey: string | undefined) {
  const [last, setLast] = useState<CurrentView>();
  let current = last;
  if (current?.key !== key || (entryKey && current.entryKey !== entryKey)) {
    const stored = loadInitialView(key);
    const defaultView = entryKey ? stored.defaultView : undefined;
    // A new default applies from the next entry on.
    current = { key, entryKey, defaultView, layout: (defaultView ?? stored).layout };
    setLast(current);
  }
  return {
    layout: current.layout,
    /** The view to show because the URL has no search parameters. */
    defaultView: entryKey ? current.defaultView : undefined,
    setLayout: (layout: ListLayout) => setLast({ ...current, layout }),
  };
}

/** Returns the key of a history entry without search parameters, unless the administrator has cleared them. */
function useEntryWithoutSearch(entry: 'defaultView' | 'fromUrl') {
  const { key, search, state } = useLocation();
  const isUserChanged = (state as Partial<typeof USER_CHANGED> | null)?.list === USER_CHANGED.list;
  return entry === 'defaultView' && search === '' && !isUserChanged ? key : undefined;
}
