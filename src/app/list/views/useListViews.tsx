import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { ViewButton } from '#features/list/views/ViewButton.tsx';
import { applyLayout, type ListEntry, type ListLayout } from '#features/list/views/viewModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { withWords } from '../../language/withWords.ts';
import { useSession } from '../../session/useSession.ts';
import { CHOSEN } from '../useListCriteria.ts';
import { useLazyTool } from '../../shell/useLazyTool.ts';
import { getViewsKey, loadEntry, saveLayout } from './storedEntry.ts';

type ListViewsOptions<Row, Actions> = {
  /** Under which its choices are kept. */
  name: string;
  list: ListDefinition<Row, Actions>;
  /** Whether a bare address shows the view that the administrator has made the first. */
  entry: 'firstView' | 'asAddressed';
};

const loadSection = () =>
  withWords(import('./ViewSection.tsx'), 'listTools').then((module) => module.ViewSection);

/** How an administrator has the list, and the button and panel by which that is chosen. */
export function useListViews<Row, Actions>({ name, list, entry }: ListViewsOptions<Row, Actions>) {
  const { viewButtonCopy: copy } = useWords('list');
  const session = useSession();
  const storageKey = getViewsKey(name, session.status === 'signedIn' ? session.admin.email : '');
  const { layout, first, setLayout } = useLayout(storageKey, useBareKey(entry));
  const [, setParams] = useSearchParams();
  const showQuery = (query: string) =>
    setParams(query, { replace: true, preventScrollReset: true, state: CHOSEN });
  const enter = useEffectEvent((view: NonNullable<typeof first>) => {
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
          {...{ storageKey, list, criteria, layout, anchor }}
          onLayout={setLayout}
          onQuery={showQuery}
          onClose={close}
        />
      ),
  };
}

type Arrival = ListEntry & { key: string; bareKey: string | undefined };

/** How the list looks: read from the storage for each administrator, and with each arrival at a bare address. */
function useLayout(key: string, bareKey: string | undefined) {
  const [held, setHeld] = useState<Arrival>();
  let now = held;
  if (now?.key !== key || (bareKey && now.bareKey !== bareKey)) {
    const stored = loadEntry(key);
    const first = bareKey ? stored.first : undefined;
    // A view that is made the first meanwhile waits for the next arrival.
    now = { key, bareKey, first, layout: (first ?? stored).layout };
    setHeld(now);
  }
  return {
    layout: now.layout,
    /** The view that is shown because nothing else was asked for. */
    first: bareKey ? now.first : undefined,
    setLayout: (layout: ListLayout) => setHeld({ ...now, layout }),
  };
}

/** The history entry, where its address says nothing and nobody has chosen that it should not. */
function useBareKey(entry: 'firstView' | 'asAddressed') {
  const { key, search, state } = useLocation();
  const isChosen = (state as Partial<typeof CHOSEN> | null)?.list === CHOSEN.list;
  return entry === 'firstView' && search === '' && !isChosen ? key : undefined;
}
