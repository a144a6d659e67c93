import { lenientLayout, lenientSavedView, type ListLayout, type SavedView } from '#contract/lists/views.ts';
import { asRecord } from '#contract/wire/envelope.ts';
import type { ListColumn, ListDefinition } from '../listDefinition.ts';

// Part of the list's bundle. Code that only the panel needs is in viewChanges.ts.

/** An administrator's current layout and saved views of a list, as stored in the browser. */
export type ListViews = {
  layout: ListLayout;
  saved: readonly SavedView[];
  /** Name of the default view. Not called `default`, because browsers have stored it as `first`. */
  first?: string | undefined;
};

/** Layout of the first render, and the view to apply. */
export type InitialView = {
  layout: ListLayout;
  defaultView: Pick<SavedView, 'query' | 'layout'> | undefined;
};

/** Parses the layout and default view for the first render. Ignores invalid values. */
export function parseInitialView(value: unknown): InitialView {
  const { layout, saved, first } = asRecord(value) ?? {};
  const view = Array.isArray(saved) ? saved.find((entry) => asRecord(entry)?.['name'] === first) : undefined;
  const defaultView = parseSavedView(view);
  return {
    layout: lenientLayout.parse(layout),
    defaultView: defaultView && { query: defaultView.query, layout: defaultView.layout },
  };
}

export const parseSavedView = (value: unknown): SavedView | undefined =>
  lenientSavedView.safeParse(value).data;

type ArrangedColumn = Pick<ListColumn<never, never>, 'id' | 'fixed'>;

/** Sorts columns by the layout. Columns not in the layout come last, before the actions. */
export const orderColumns = <Column extends ArrangedColumn>(
  columns: readonly Column[],
  { order }: ListLayout,
) => columns.toSorted((a, b) => getPosition(a, order) - getPosition(b, order));

function getPosition({ id, fixed }: ArrangedColumn, order: readonly string[]) {
  if (fixed === 'last') return Infinity;
  const position = order.indexOf(id);
  return position < 0 ? order.length : position;
}

export const applyLayout = <Row, Actions>(
  list: ListDefinition<Row, Actions>,
  layout: ListLayout,
): ListDefinition<Row, Actions> => ({
  ...list,
  columns: orderColumns(list.columns, layout).filter(({ id, fixed }) => fixed || !layout.hidden.includes(id)),
  rowHeight: layout.density,
});
