import { type RefObject, startTransition, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListRules } from '#contract/lists/listRules.ts';
import type { ListLayout } from '#contract/lists/views.ts';
import { writeCriteria } from '#features/list/listParams.ts';
import { ViewPanel } from '#features/list/views/ViewPanel.tsx';
import type { ViewColumn } from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { isStored } from '../../browser/adminStorage.ts';
import { loadViews, saveViews } from './storedViews.ts';

type ViewSectionProps = {
  /** Key of the views in the browser's storage. */
  storageKey: string;
  list: ListRules<never> & { columns: readonly ViewColumn[] };
  criteria: ListCriteria;
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
  /** Called with the query string of the applied view. */
  onQueryString: (query: string) => void;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** Connects the view panel to the browser's storage. */
export function ViewSection(props: ViewSectionProps) {
  const { storageKey, list, criteria, layout, onLayout, onQueryString, ...panel } = props;
  const [views, setViews] = useState(() => ({ ...loadViews(storageKey), layout }));
  const update = (change: (views: ListViews) => ListViews) => {
    // Read again, so that views saved in another tab are kept.
    const next = change({ ...loadViews(storageKey), layout: views.layout });
    saveViews(storageKey, next);
    setViews(next);
    // The panel updates at once; the table may take longer.
    startTransition(() => onLayout(next.layout));
  };
  return (
    <ViewPanel
      {...panel}
      columns={list.columns}
      query={writeCriteria(list, new URLSearchParams(), { ...criteria, page: 1 }).toString()}
      sortedBy={criteria.sort?.column}
      views={views}
      storage={isStored(storageKey) ? 'available' : 'unavailable'}
      onChange={update}
      onApply={(view) => {
        update((current) => ({ ...current, layout: view.layout }));
        onQueryString(view.query);
      }}
    />
  );
}
