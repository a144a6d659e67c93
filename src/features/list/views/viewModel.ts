import { asRecord } from '#contract/wire/envelope.ts';
import type { ListColumn, ListDefinition } from '../listDefinition.ts';

// What the first paint of a list needs. What only the panel does is in viewChanges.ts.

/** Which columns a list has, in which order, and how high its rows are. */
export type ListLayout = {
  /** Ids of columns. One that is not among them stands after those that are. */
  order: readonly string[];
  /** Ids of columns that are not shown: a new column is shown until somebody hides it. */
  hidden: readonly string[];
  density: 'comfortable' | 'compact';
};

/** What a list shows and how, under a name. */
export type SavedView = {
  name: string;
  /** Search, filters and sort, as the list's address has them. */
  query: string;
  layout: ListLayout;
};

/** What an administrator has chosen for a list. */
export type ListViews = {
  /** How the list looks now. */
  layout: ListLayout;
  saved: readonly SavedView[];
  /** The name of the view that the list is entered with. */
  first?: string | undefined;
};

/** What a list is entered with. */
export type ListEntry = {
  layout: ListLayout;
  first: Pick<SavedView, 'query' | 'layout'> | undefined;
};

/** Reads what the first paint needs of what is stored. What is not as expected counts as not chosen. */
export function parseEntry(value: unknown): ListEntry {
  const { layout, saved, first } = asRecord(value) ?? {};
  const view =
    first && Array.isArray(saved) ? saved.map(asRecord).find((one) => one?.['name'] === first) : undefined;
  return {
    layout: parseLayout(layout),
    first: view && { query: String(view['query']), layout: parseLayout(view['layout']) },
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
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

type LaidOutColumn = Pick<ListColumn<never, never>, 'id' | 'fixed'>;

/** Sorts the columns as the layout has them; those that it does not know stand last, but before the actions. */
export const orderColumns = <Column extends LaidOutColumn>(
  columns: readonly Column[],
  { order }: ListLayout,
) => columns.toSorted((a, b) => getPlace(a, order) - getPlace(b, order));

function getPlace({ id, fixed }: LaidOutColumn, order: readonly string[]) {
  if (fixed === 'last') return Infinity;
  const place = order.indexOf(id);
  return place < 0 ? order.length : place;
}

/** Returns the list as the layout has it. */
export const applyLayout = <Row, Actions>(
  list: ListDefinition<Row, Actions>,
  layout: ListLayout,
): ListDefinition<Row, Actions> => ({
  ...list,
  columns: orderColumns(list.columns, layout).filter(({ id, fixed }) => fixed || !layout.hidden.includes(id)),
  rowHeight: layout.density,
});
