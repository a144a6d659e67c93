import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { writeCriteria } from '#features/list/listParams.ts';
import { ViewButton } from '#features/list/views/ViewButton.tsx';
import { viewButtonCopy as copy } from '#features/list/views/viewButtonCopy.ts';
import { applyLayout, getFirstView, type SavedView } from '#features/list/views/viewModel.ts';
import { CHOSEN } from '../useListCriteria.ts';
import { useLazyTool } from '../useLazyTool.ts';
import { useStoredViews } from './useStoredViews.ts';

type ListViewsOptions<Row, Actions> = {
  /** Under which its choices are kept. */
  name: string;
  list: ListDefinition<Row, Actions>;
  /** Whether a bare address shows the view that the administrator has made the first. */
  entry: 'firstView' | 'asAddressed';
};

const loadPanel = () => import('#features/list/views/ViewPanel.tsx').then((module) => module.ViewPanel);

/** How an administrator has the list, and the button and panel by which that is chosen. */
export function useListViews<Row, Actions>({ name, list, entry }: ListViewsOptions<Row, Actions>) {
  const { views, storage, update } = useStoredViews(name);
  const [, setParams] = useSearchParams();
  const bareKey = useBareKey();
  // Decided once for each arrival: a view that is made the first waits for the next one.
  const [arrival, setArrival] = useState<{ bareKey?: string | undefined; first?: SavedView | undefined }>({});
  if (arrival.bareKey !== bareKey)
    setArrival({ bareKey, first: bareKey && entry === 'firstView' ? getFirstView(views) : undefined });
  const { first } = arrival;
  const show = ({ query, layout }: SavedView) => {
    setParams(query, { replace: true, preventScrollReset: true, state: CHOSEN });
    update((now) => ({ ...now, layout }));
  };
  const enter = useEffectEvent(show);
  useEffect(() => {
    if (first) enter(first);
  }, [first]);

  const layout = first?.layout ?? views.layout;
  const laidOut = useMemo(() => applyLayout(list, layout), [list, layout]);

  const anchor = useRef<HTMLButtonElement>(null);
  const { status, Opened: Panel, open, close } = useLazyTool(loadPanel, copy.notLoaded);
  const button = useMemo(() => <ViewButton ref={anchor} {...{ status }} onPress={open} />, [status, open]);
  const renderPanel = (criteria: ListCriteria) =>
    Panel && (
      <Panel
        columns={list.columns}
        query={writeCriteria(list, new URLSearchParams(), { ...criteria, page: 1 }).toString()}
        sortedBy={criteria.sort?.column}
        {...{ views, storage, anchor }}
        onChange={update}
        onApply={show}
        onClose={close}
      />
    );
  return { list: laidOut, entryQuery: first?.query, button, renderPanel };
}

/** The history entry, where its address says nothing and nobody has chosen that it should not. */
function useBareKey() {
  const { key, search, state } = useLocation();
  const isChosen = (state as Partial<typeof CHOSEN> | null)?.listEntry === CHOSEN.listEntry;
  return search === '' && !isChosen ? key : undefined;
}
