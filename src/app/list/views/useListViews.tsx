import { Columns3 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import {
  DEFAULT_LAYOUT,
  type ListLayout,
  MAX_VIEW_QUERY_LENGTH,
  type StoredView,
} from '#contract/lists/views.ts';
import type { ListDefinition, ListTool } from '#features/list/listDefinition.ts';
import { readCriteria } from '#contract/lists/listParams.ts';
import { type Toast, useToast } from '#ui/toast/ToastProvider.tsx';
import { findOwnView } from '#features/list/views/viewChanges.ts';
import {
  applyLayout,
  changeLayout,
  findSameView,
  findView,
  getShownLayout,
  isViewChanged,
  type ListViews,
  toBuiltInParams,
  toViewParams,
  toViewQuery,
  VIEW_PARAM,
  type ViewTabsState,
} from '#features/list/views/viewModel.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { createRandomKey } from '../../queries/idempotencyKey.ts';
import type { PageQueries } from '../../queries/listQueries.ts';
import { REPLACE_OPTIONS, USER_CHANGED } from '../useListPage.ts';
import { useStoredViews } from './useStoredViews.ts';

type ListViewsOptions<Row extends { _id: string }, Actions> = {
  queries: Pick<PageQueries<Row>, 'list'>;
  list: ListDefinition<Row, Actions>;
  /** Rows shown if the URL has no search parameters: those of the default view, or all. */
  opensWith: 'defaultView' | 'allRows';
};

/** Returns the views of a list, the open one with its layout, and functions that change them. */
export function useListViews<Row extends { _id: string }, Actions>({
  queries,
  list,
  opensWith,
}: ListViewsOptions<Row, Actions>) {
  const store = useStoredViews(queries.list);
  const { storageKey, views } = store;
  const [params, setParams] = useSearchParams();
  const criteria = readCriteria(list, params);
  const { pageSize } = criteria;
  const entryKey = useDefaultViewEntry(opensWith);
  const defaultView = useDefaultView(views, entryKey, store.sharing);
  const defaultParams = defaultView && toViewParams(list, defaultView, pageSize);
  const openDefaultView = useEffectEvent(() => setParams(defaultParams, REPLACE_OPTIONS));
  useEffect(() => {
    // Again for each history entry: another navigation may replace one before its view is open.
    if (defaultView && entryKey !== undefined) openDefaultView();
  }, [defaultView, entryKey]);

  const openView =
    defaultView ?? findView(views, params.get(VIEW_PARAM)) ?? findSameView(list, views, criteria);
  const layout = getShownLayout(views, openView);
  const dropDraft = () => store.change((current) => ({ ...current, draft: undefined }));
  const open = (view: Pick<StoredView, 'id' | 'query'>) => {
    dropDraft();
    setParams(toViewParams(list, view, pageSize), REPLACE_OPTIONS);
  };
  const openBuiltIn = (filters: ListCriteria['filters']) => {
    dropDraft();
    setParams(toBuiltInParams(list, filters, pageSize), REPLACE_OPTIONS);
  };
  const columns = useColumnsTool({ storageKey, list, layout, openView, store });
  const offerUndo = useUndoToast();

  const getTabs = (shown: ListCriteria): ViewTabsState => {
    const content = { query: toViewQuery(list, shown), layout };
    // Only a URL that was edited by hand is longer. Its view couldn't be saved.
    const isStorable = content.query.length <= MAX_VIEW_QUERY_LENGTH;
    return {
      saved: views.saved,
      first: views.first,
      openView,
      status:
        isViewChanged(list, { criteria: shown, layout, openView }) && isStorable ? 'changed' : 'unchanged',
      sharing: store.sharing,
      onOpen: (view) => open(view),
      onOpenBuiltIn: openBuiltIn,
      onSaveAs(viewName) {
        const view: StoredView = {
          id: createRandomKey(),
          visibility: 'own',
          createdAt: new Date().toISOString(),
          ...findOwnView(views, viewName),
          name: viewName,
          ...content,
        };
        store.save(view);
        open(view);
      },
      onSaveChanges: () => openView && store.save({ ...openView, ...content }),
      onSave: store.save,
      onDelete(view) {
        const wasDefault = views.first === view.id;
        store.remove(view.id);
        openBuiltIn({});
        offerUndo(view.name, () => {
          store.save(view);
          if (wasDefault) store.setDefault(view.id);
          open(view);
        });
      },
      onSetDefault: store.setDefault,
    };
  };
  return {
    // Stable until the layout changes, so that memoized rows don't render again.
    list: useMemo(() => applyLayout(list, layout), [list, layout]),
    saved: views.saved,
    /** Query string of the default view, until the URL has it. */
    pendingQuery: defaultParams?.toString(),
    getTabs,
    columnsTool: columns.tool,
    renderPanel: columns.renderPanel,
  };
}

/** Returns a function that shows that a view was deleted, and offers to undo it while the list is shown. */
function useUndoToast() {
  const t = useMessages('list').viewTabs;
  const { toasts } = useMessages('adminShell');
  const { add, close } = useToast();
  const [shown] = useState(() => new Set<Toast>());
  useEffect(() => () => close((toast) => shown.has(toast)), [close, shown]);
  return (name: string, undo: () => void) => {
    const toast: Toast = {
      tone: 'success',
      text: t.deleted(name),
      action: { label: toasts.undo, onClick: undo },
    };
    shown.add(toast);
    add(toast);
  };
}

const ColumnsSection = lazyWithRetry(() =>
  import('./ColumnsSection.tsx').then((module) => module.ColumnsSection),
);

type ColumnsToolOptions<Row, Actions> = {
  storageKey: string;
  list: ListDefinition<Row, Actions>;
  layout: ListLayout;
  openView: StoredView | undefined;
  store: Pick<ReturnType<typeof useStoredViews>, 'change'>;
};

/** The button that opens the columns panel, and the panel. */
function useColumnsTool<Row, Actions>(options: ColumnsToolOptions<Row, Actions>) {
  const { storageKey, list, layout, openView, store } = options;
  const t = useMessages('list').tools;
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const close = () => setOpen(false);
  const tool: ListTool = {
    label: t.columns,
    icon: <Columns3 />,
    status: isLoading ? 'busy' : 'ready',
    onSelect: () => startTransition(() => setOpen(true)),
    ref: anchor,
  };
  const renderPanel = ({ sort }: ListCriteria) => (
    <LoadBoundary onClose={close}>
      {isOpen && (
        <ColumnsSection
          {...{ storageKey, layout, anchor }}
          columns={list.columns}
          savedLayout={openView?.layout ?? DEFAULT_LAYOUT}
          sortedBy={sort?.column}
          onLayout={(next) => store.change((views) => changeLayout(views, openView, next))}
          onClose={close}
        />
      )}
    </LoadBoundary>
  );
  return { tool, renderPanel };
}

type DefaultViewEntry = { key: string; viewId: string | undefined; status: 'known' | 'loading' };

/**
 * Returns the view to open for a history entry; undefined if the entry doesn't open with one. A default view that is
 * chosen later applies from the next such entry. In a browser without a copy of the views, it applies when they are
 * loaded.
 */
function useDefaultView(
  views: ListViews,
  entryKey: string | undefined,
  sharing: ViewTabsState['sharing'],
): StoredView | undefined {
  const [entry, setEntry] = useState<DefaultViewEntry>();
  const isLoading = sharing === 'offered' && views.source !== 'server';
  let current = entry;
  if (entryKey !== undefined && (current?.key !== entryKey || (current.status === 'loading' && !isLoading))) {
    current = { key: entryKey, viewId: views.first, status: isLoading ? 'loading' : 'known' };
    setEntry(current);
  }
  return entryKey === undefined ? undefined : findView(views, current?.viewId);
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
