import { type RefObject, startTransition, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListRules } from '#contract/lists/listRules.ts';
import { writeCriteria } from '#features/list/listParams.ts';
import type { ViewColumn } from '#features/list/views/viewChanges.ts';
import type { ListLayout, ListViews } from '#features/list/views/viewModel.ts';
import { ViewPanel } from '#features/list/views/ViewPanel.tsx';
import { isStored } from '../../browser/adminStorage.ts';
import { loadViews, saveViews } from './storedViews.ts';

export type ViewSectionProps = {
  /** Under which the browser keeps what is chosen. */
  storageKey: string;
  list: ListRules<never> & { columns: readonly ViewColumn[] };
  criteria: ListCriteria;
  /** How the list looks now. */
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
  /** Shows what a view's query says. */
  onQuery: (query: string) => void;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** The panel of a list's view, and what the browser keeps of it. Loaded when it is opened. */
export function ViewSection(props: ViewSectionProps) {
  const { storageKey, list, criteria, layout, onLayout, onQuery, ...panel } = props;
  const [views, setViews] = useState(() => ({ ...loadViews(storageKey), layout }));
  const update = (change: (views: ListViews) => ListViews) => {
    // Another tab may have saved a view meanwhile: it is not written over.
    const next = change({ ...loadViews(storageKey), layout: views.layout });
    saveViews(storageKey, next);
    setViews(next);
    // The panel answers at once: a hundred rows may take a moment.
    startTransition(() => onLayout(next.layout));
  };
  return (
    <ViewPanel
      {...panel}
      columns={list.columns}
      query={writeCriteria(list, new URLSearchParams(), { ...criteria, page: 1 }).toString()}
      sortedBy={criteria.sort?.column}
      views={views}
      storage={isStored(storageKey) ? 'kept' : 'notKept'}
      onChange={update}
      onApply={(view) => {
        update((now) => ({ ...now, layout: view.layout }));
        onQuery(view.query);
      }}
    />
  );
}
