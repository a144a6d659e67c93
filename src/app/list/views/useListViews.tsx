import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { ViewButton } from '#features/list/views/ViewButton.tsx';
import { viewButtonCopy as copy } from '#features/list/views/viewButtonCopy.ts';
import {
  applyLayout,
  type ListLayout,
  type ListViews,
  type SavedView,
} from '#features/list/views/viewModel.ts';
import { useSession } from '../../session/useSession.ts';
import { CHOSEN } from '../useListCriteria.ts';
import { useLazyTool } from '../useLazyTool.ts';
import { getViewsKey, loadEntry, saveLayout } from './storedEntry.ts';

type ListViewsOptions<Row, Actions> = {
  /** Under which its choices are kept. */
  name: string;
  list: ListDefinition<Row, Actions>;
  /** Whether a bare address shows the view that the administrator has made the first. */
  entry: 'firstView' | 'asAddressed';
};

const loadSection = () => import('./ViewSection.tsx').then((module) => module.ViewSection);

/** How an administrator has the list, and the button and panel by which that is chosen. */
export function useListViews<Row, Actions>({ name, list, entry }: ListViewsOptions<Row, Actions>) {
  const session = useSession();
  const storageKey = getViewsKey(name, session.status === 'signedIn' ? session.admin.email : '');
  const { layout, first, unkept, choose } = useChosen(storageKey, entry);
  const [, setParams] = useSearchParams();
  const showQuery = (query: string) =>
    setParams(query, { replace: true, preventScrollReset: true, state: CHOSEN });
  const enter = useEffectEvent((view: SavedView) => {
    saveLayout(storageKey, view.layout);
    showQuery(view.query);
  });
  useEffect(() => {
    if (first) enter(first);
  }, [first]);

  const anchor = useRef<HTMLButtonElement>(null);
  const { status, Opened: Section, open, close } = useLazyTool(loadSection, copy.notLoaded);
  return {
    list: useMemo(() => applyLayout(list, layout), [list, layout]),
    /** What a bare address is about to become. */
    entryQuery: first?.query,
    button: useMemo(() => <ViewButton ref={anchor} {...{ status }} onPress={open} />, [status, open]),
    renderPanel: (criteria: ListCriteria) =>
      Section && (
        <Section
          {...{ storageKey, list, criteria, layout, unkept, anchor }}
          onChange={choose}
          onQuery={showQuery}
          onClose={close}
        />
      ),
  };
}

type Chosen = {
  key: string;
  bareKey: string | undefined;
  layout: ListLayout;
  /** The view that is shown because nothing else was asked for. */
  first: SavedView | undefined;
  unkept?: ListViews | undefined;
};

/** How the list looks: read from the storage for each administrator, and with each arrival at a bare address. */
function useChosen(key: string, entry: 'firstView' | 'asAddressed') {
  const bareKey = useBareKey(entry);
  const [held, setHeld] = useState<Chosen>();
  let chosen = held;
  if (chosen?.key !== key || chosen.bareKey !== bareKey) {
    const stored = loadEntry(key);
    // A view that is made the first waits for the next arrival.
    const first = bareKey === undefined ? undefined : stored.first;
    const former = chosen?.key === key ? chosen : { ...stored, key };
    chosen = { ...former, bareKey, first, layout: first?.layout ?? former.layout };
    setHeld(chosen);
  }
  const choose = (views: ListViews, storage: 'kept' | 'notKept') =>
    setHeld({ ...chosen, layout: views.layout, unkept: storage === 'kept' ? undefined : views });
  return { ...chosen, choose };
}

/** The history entry, where its address says nothing and nobody has chosen that it should not. */
function useBareKey(entry: 'firstView' | 'asAddressed') {
  const { key, search, state } = useLocation();
  const isChosen = (state as Partial<typeof CHOSEN> | null)?.listEntry === CHOSEN.listEntry;
  return entry === 'firstView' && search === '' && !isChosen ? key : undefined;
}
