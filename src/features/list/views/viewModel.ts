import { asRecord, asString } from '#contract/wire/unknownRecord.ts';
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

export const MAX_VIEWS = 20;
export const MAX_NAME_LENGTH = 60;

export const DEFAULT_LAYOUT: ListLayout = { order: [], hidden: [], density: 'comfortable' };

/** Tells whether two names would be taken for the same. */
export const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export const getFirstView = ({ saved, first }: ListViews) => saved.find(({ name }) => name === first);

/** Reads what is stored. Whatever is not as expected, by another version or another hand, counts as not there. */
export function parseListViews(value: unknown): ListViews {
  const stored = asRecord(value);
  const saved = (Array.isArray(stored?.['saved']) ? stored['saved'] : [])
    .map(parseView)
    .filter(
      (view, index, all) => view && all.findIndex((one) => one && isSameName(one.name, view.name)) === index,
    )
    .slice(0, MAX_VIEWS) as SavedView[];
  return { layout: parseLayout(stored?.['layout']), saved, first: asString(stored?.['first']) };
}

function parseView(value: unknown): SavedView | undefined {
  const view = asRecord(value);
  const name = asString(view?.['name'])?.trim();
  const query = asString(view?.['query']);
  if (!name || name.length > MAX_NAME_LENGTH || query === undefined) return undefined;
  return { name, query, layout: parseLayout(view?.['layout']) };
}

function parseLayout(value: unknown): ListLayout {
  const layout = asRecord(value);
  return {
    order: parseIds(layout?.['order']),
    hidden: parseIds(layout?.['hidden']),
    density: layout?.['density'] === 'compact' ? 'compact' : 'comfortable',
  };
}

const parseIds = (value: unknown) =>
  Array.isArray(value) ? value.filter((id) => asString(id) !== undefined) : [];

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
export function applyLayout<Row, Actions>(
  list: ListDefinition<Row, Actions>,
  layout: ListLayout,
): ListDefinition<Row, Actions> {
  const columns = orderColumns(list.columns, layout).filter(
    ({ id, fixed }) => fixed || !layout.hidden.includes(id),
  );
  return { ...list, columns: fillWidth(columns), rowHeight: layout.density };
}

/** Where the column is hidden that takes what others leave, all of them take their part of it. */
function fillWidth<Row, Actions>(columns: ListColumn<Row, Actions>[]) {
  if (columns.some(({ width }) => width === undefined)) return columns;
  return columns.map((column) =>
    column.fixed === 'last' ? column : { ...column, width: `minmax(${column.width}, 1fr)` },
  );
}
