import * as z from 'zod/mini';
import {
  DEFAULT_LAYOUT,
  lenientLayout,
  type ListLayout,
  type StoredView,
  viewFields,
} from '#contract/lists/views.ts';
import { asRecord } from '#contract/wire/envelope.ts';
import { lenientArray } from '#contract/wire/lenient.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { ListRules } from '#contract/lists/listRules.ts';
import type { ListColumn, ListDefinition } from '../listDefinition.ts';
import { getDefaultCriteria, readCriteria, writeCriteria } from '#contract/lists/listParams.ts';

/** An administrator's views of a list, as stored in the browser. */
export type ListViews = {
  /** Layout of the built-in views. */
  layout: ListLayout;
  /** Unsaved layout of a saved view, until another view is opened. */
  draft?: { viewId: string; layout: ListLayout } | undefined;
  saved: readonly StoredView[];
  /** Id of the default view. Not called `default`, because browsers have stored it as `first`. */
  first?: string | undefined;
  /** `server`: the saved views are a copy of those on the server. Missing if the browser is their only place. */
  source?: 'server' | undefined;
  /** Ids of views in such a copy that still have to be sent to the server, or be set as the default there. */
  unsent?: readonly string[] | undefined;
};

/** The views of a list and what can be done with them. */
export type ViewTabsState = Pick<ListViews, 'saved' | 'first'> & {
  /** Number of rows by the id of a saved view, undefined while it loads. Views without a count are missing. */
  counts?: ReadonlyMap<string, RowCount | undefined> | undefined;
  /** The saved view whose tab is selected; undefined for a built-in view. */
  openView: StoredView | undefined;
  /** Whether search, filters, sort or columns differ from the open view, and can be saved. */
  status: 'unchanged' | 'changed';
  /** Whether views can be shared with other administrators. */
  sharing: 'offered' | 'unavailable';
  onOpen: (view: StoredView) => void;
  /** Opens a built-in view from a saved one. */
  onOpenBuiltIn: (filters: Readonly<Record<string, string>>) => void;
  /** Saves the search, filters, sort and columns under a name, and opens the view. */
  onSaveAs: (name: string) => void;
  /** Saves the search, filters, sort and columns in the open view. */
  onSaveChanges: () => void;
  /** Saves a renamed or shared view. */
  onSave: (view: StoredView) => void;
  /** Deletes a view and opens that of all rows. */
  onDelete: (view: StoredView) => void;
  onSetDefault: (id: string | undefined) => void;
};

/** Search parameter with the id of the open view. */
export const VIEW_PARAM = 'view';

const lenientText = z.catch(z.optional(z.string()), undefined);

/**
 * A view as browsers have stored it. Earlier versions stored neither ids nor times. A query that is too long for the
 * server is kept.
 */
const lenientView = z.object({
  ...viewFields,
  id: z.catch(z.optional(viewFields.id), undefined),
  query: z.string(),
  visibility: z.catch(viewFields.visibility, 'own'),
  createdAt: z.catch(z.optional(viewFields.createdAt), undefined),
  sharedBy: lenientText,
  layout: lenientLayout,
});

const lenientViews = z.object({
  layout: lenientLayout,
  draft: z.catch(z.optional(z.object({ viewId: z.string(), layout: lenientLayout })), undefined),
  saved: z.catch(lenientArray(lenientView), []),
  first: lenientText,
  source: z.catch(z.optional(z.literal('server')), undefined),
  unsent: z.catch(z.optional(z.readonly(lenientArray(z.string()))), undefined),
});

/** Parses stored views. Invalid values are dropped, and views without an id or a valid time get one. */
export function parseListViews(value: unknown): ListViews {
  const { saved, first, ...others } = lenientViews.parse(asRecord(value) ?? {});
  const views = new Map<string, StoredView>();
  for (const [index, view] of saved.entries()) {
    const { id = view.name, createdAt = new Date(index).toISOString() } = view;
    if (!views.has(id)) views.set(id, { ...view, id, createdAt });
  }
  return {
    ...others,
    saved: [...views.values()],
    first: first !== undefined && views.has(first) ? first : undefined,
  };
}

/** Finds a view by its id, or by its name, which earlier versions used as the id in links. */
export const findView = ({ saved }: Pick<ListViews, 'saved'>, id: string | null | undefined) =>
  saved.find((view) => view.id === id) ?? saved.find((view) => view.name === id);

/** Returns the layout to show: that of the open view, possibly with unsaved changes, or of the built-in views. */
export function getShownLayout(views: ListViews, openView: StoredView | undefined): ListLayout {
  if (!openView) return views.layout;
  return views.draft?.viewId === openView.id ? views.draft.layout : openView.layout;
}

/** Changes the layout of the built-in views, or keeps it as a draft of the open view. */
export const changeLayout = (
  views: ListViews,
  openView: StoredView | undefined,
  layout: ListLayout,
): ListViews => (openView ? { ...views, draft: { viewId: openView.id, layout } } : { ...views, layout });

type ViewRules = Pick<ListRules<never>, 'sortBy' | 'filterBy' | 'pageSizes' | 'defaultPageSize'>;

/** Returns the query string of a view with these criteria. */
export const toViewQuery = (rules: ViewRules, criteria: ListCriteria): string =>
  writeCriteria(rules, new URLSearchParams(), {
    ...criteria,
    page: 1,
    pageSize: rules.defaultPageSize,
  }).toString();

/** Returns the search parameters that open a view. The number of rows per page stays. */
export function toViewParams(
  rules: ViewRules,
  view: Pick<StoredView, 'id' | 'query'>,
  pageSize: number,
): URLSearchParams {
  const criteria = readCriteria(rules, new URLSearchParams(view.query));
  return writeCriteria(rules, new URLSearchParams({ [VIEW_PARAM]: view.id }), { ...criteria, pageSize });
}

/** Returns the search parameters that open a built-in view. The number of rows per page stays. */
export const toBuiltInParams = (
  rules: ViewRules,
  filters: ListCriteria['filters'],
  pageSize: number,
): URLSearchParams =>
  writeCriteria(rules, new URLSearchParams(), { ...getDefaultCriteria(rules), filters, pageSize });

/** Returns whether there are views besides that of all rows. */
export const hasViews = <Row, Actions>(
  { builtInViews }: Pick<ListDefinition<Row, Actions>, 'builtInViews'>,
  views: Pick<ListViews, 'saved'> | undefined,
): boolean => builtInViews !== undefined || (views !== undefined && views.saved.length > 0);

type ViewState = {
  criteria: ListCriteria;
  layout: ListLayout;
  openView: StoredView | undefined;
};

type ViewableList<Row, Actions> = ViewRules &
  Pick<ListDefinition<Row, Actions>, 'builtInViews'> & { columns: readonly ViewColumn[] };

/** Returns whether search, filters, sort or columns differ from the open view. Page and page size don't count. */
export function isViewChanged<Row, Actions>(
  list: ViewableList<Row, Actions>,
  { criteria, layout, openView }: ViewState,
): boolean {
  const query = toViewQuery(list, criteria);
  if (openView) {
    const savedQuery = toViewQuery(list, readCriteria(list, new URLSearchParams(openView.query)));
    return query !== savedQuery || !isSameLayout(list.columns, layout, openView.layout);
  }
  const { [list.builtInViews ?? '']: _builtIn, ...filters } = criteria.filters;
  // The density of the built-in views is a preference, not a change.
  const columns = { ...layout, density: DEFAULT_LAYOUT.density };
  return (
    toViewQuery(list, { ...criteria, filters }) !== '' || !isSameLayout(list.columns, columns, DEFAULT_LAYOUT)
  );
}

/** Finds the view with exactly these criteria. All rows and the built-in views have tabs of their own. */
export function findSameView<Row, Actions>(
  list: ViewableList<Row, Actions>,
  { saved }: Pick<ListViews, 'saved'>,
  criteria: ListCriteria,
): StoredView | undefined {
  if (!isViewChanged(list, { criteria, layout: DEFAULT_LAYOUT, openView: undefined })) return undefined;
  const query = toViewQuery(list, criteria);
  return saved.find(
    (view) => toViewQuery(list, readCriteria(list, new URLSearchParams(view.query))) === query,
  );
}

export type ViewColumn = Pick<ListColumn<never, never>, 'id' | 'header' | 'visible' | 'card'>;

type ArrangedColumn = Pick<ViewColumn, 'id' | 'visible' | 'card'>;

/** Returns whether a column can't be hidden, because it names the row or has its actions. */
export const isAlwaysShown = ({ card }: Pick<ArrangedColumn, 'card'>): boolean =>
  card === 'title' || card === 'label' || card === 'actions';

/** Returns whether a column is hidden in a layout. `hidden` lists the columns that differ from the default. */
export const isHiddenColumn = (column: ArrangedColumn, { hidden }: Pick<ListLayout, 'hidden'>): boolean =>
  !isAlwaysShown(column) && hidden.includes(column.id) !== (column.visible === 'onRequest');

/** Sorts columns by the layout. Columns not in the layout come last, before the actions. */
const orderColumns = <Column extends ArrangedColumn>(
  columns: readonly Column[],
  { order }: Pick<ListLayout, 'order'>,
) => columns.toSorted((a, b) => getPosition(a, order) - getPosition(b, order));

function getPosition({ id, card }: ArrangedColumn, order: readonly string[]) {
  if (card === 'actions') return Infinity;
  const position = order.indexOf(id);
  return position < 0 ? order.length : position;
}

export const getMovableColumns = <Column extends ArrangedColumn>(
  columns: readonly Column[],
  layout: Pick<ListLayout, 'order'>,
) => orderColumns(columns, layout).filter(({ card }) => card !== 'actions');

/** Returns whether two layouts look the same. */
export function isSameLayout(columns: readonly ArrangedColumn[], a: ListLayout, b: ListLayout): boolean {
  const toKey = (layout: ListLayout) =>
    getMovableColumns(columns, layout)
      .map((column) => (isHiddenColumn(column, layout) ? `-${column.id}` : column.id))
      .join();
  return a.density === b.density && toKey(a) === toKey(b);
}

export const applyLayout = <Row, Actions>(
  list: ListDefinition<Row, Actions>,
  layout: ListLayout,
): ListDefinition<Row, Actions> => ({
  ...list,
  columns: orderColumns(list.columns, layout).filter((column) => !isHiddenColumn(column, layout)),
  rowHeight: layout.density,
});
