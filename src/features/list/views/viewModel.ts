import { asRecord } from '#contract/wire/envelope.ts';
import type { ListColumn, ListDefinition } from '../listDefinition.ts';

// Part of the list's bundle. Code that only the panel needs is in viewChanges.ts.

/** Column order, hidden columns and row height of a list. */
export type ListLayout = {
  /** Column ids. Columns that are not listed come last. */
  order: readonly string[];
  /**
   * Ids of columns that differ from their default: hidden ones, and optional ones that are shown. Not called `toggled`,
   * because browsers have stored it as `hidden`.
   */
  hidden: readonly string[];
  density: 'comfortable' | 'compact';
};

export type SavedView = {
  name: string;
  /** Query string with search, filters and sort. */
  query: string;
  layout: ListLayout;
};

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
  const view =
    first && Array.isArray(saved)
      ? saved.map(asRecord).find((record) => record?.['name'] === first)
      : undefined;
  return {
    layout: parseLayout(layout),
    defaultView: view && { query: String(view['query']), layout: parseLayout(view['layout']) },
  };
}

export function parseLayout(value: unknown): ListLayout {
  const { order, hidden, density } = asRecord(value) ?? {};
  return {
    order: parseIds(order),
    hidden: parseIds(hidden),
    density: density === 'compact' ? density : 'comfortable',
  };
}

const parseIds = (value: unknown) =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

type ArrangedColumn = Pick<ListColumn<never, never>, 'id' | 'fixed' | 'optional'>;

/** Returns whether a column is hidden. Optional ones are, unless the administrator shows them. */
export const isHiddenColumn = (
  { id, fixed, optional }: ArrangedColumn,
  { hidden }: Pick<ListLayout, 'hidden'>,
): boolean => !fixed && hidden.includes(id) !== (optional ?? false);

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
  columns: orderColumns(list.columns, layout).filter((column) => !isHiddenColumn(column, layout)),
  rowHeight: layout.density,
});
