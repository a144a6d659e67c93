import { toMatchKey } from '#contract/text/foldText.ts';
import { asRecord } from '#contract/wire/envelope.ts';
import { type ListLayout, type ListViews, orderColumns, parseLayout, type SavedView } from './viewModel.ts';

export const MAX_VIEWS = 20;
export const MAX_NAME_LENGTH = 60;

export const DEFAULT_LAYOUT: ListLayout = { order: [], hidden: [], density: 'comfortable' };

const isSameName = (a: string, b: string) => toMatchKey(a) === toMatchKey(b);

function parseView(value: unknown): SavedView | undefined {
  const { name, query, layout } = asRecord(value) ?? {};
  return typeof name === 'string' && typeof query === 'string'
    ? { name, query, layout: parseLayout(layout) }
    : undefined;
}

/** Parses stored views. Invalid values are dropped. */
export function parseListViews(value: unknown): ListViews {
  const { layout, saved, first } = asRecord(value) ?? {};
  const views: SavedView[] = [];
  for (const entry of Array.isArray(saved) ? saved : []) {
    const view = parseView(entry);
    if (view && !validateName({ saved: views }, view.name)) views.push(view);
  }
  return {
    layout: parseLayout(layout),
    saved: views,
    first: views.find(({ name }) => name === first)?.name,
  };
}

export type ViewColumn = {
  id: string;
  header: string;
  fixed?: 'shown' | 'last' | undefined;
  optional?: true | undefined;
};

/** Returns a column's name in sentence case: some headers are in capitals. */
export const getColumnName = ({ header }: Pick<ViewColumn, 'header'>) =>
  header === header.toUpperCase() ? header.slice(0, 1) + header.slice(1).toLowerCase() : header;

type Step = -1 | 1;

const replaceLayout = (views: ListViews, change: Partial<ListLayout>): ListViews => ({
  ...views,
  layout: { ...views.layout, ...change },
});

export const getMovableColumns = (columns: readonly ViewColumn[], layout: ListLayout) =>
  orderColumns(columns, layout).filter(({ fixed }) => fixed !== 'last');

export function toggleColumn(views: ListViews, id: string): ListViews {
  const { hidden } = views.layout;
  const isHidden = hidden.includes(id);
  return replaceLayout(views, {
    hidden: isHidden ? hidden.filter((hiddenId) => hiddenId !== id) : [...hidden, id],
  });
}

/** Swaps a column with its neighbour. Does nothing at either end. */
export function moveColumn(
  views: ListViews,
  columns: readonly ViewColumn[],
  id: string,
  step: Step,
): ListViews {
  const order = getMovableColumns(columns, views.layout).map((column) => column.id);
  const from = order.indexOf(id);
  const other = order[from + step];
  if (from < 0 || other === undefined) return views;
  return replaceLayout(views, { order: order.with(from + step, id).with(from, other) });
}

export const setDensity = (views: ListViews, density: ListLayout['density']): ListViews =>
  replaceLayout(views, { density });

export const resetLayout = (views: ListViews): ListViews => replaceLayout(views, DEFAULT_LAYOUT);

/** Returns whether two layouts look the same. */
export function isSameLayout(columns: readonly ViewColumn[], a: ListLayout, b: ListLayout): boolean {
  const toKey = (layout: ListLayout) =>
    getMovableColumns(columns, layout)
      .map(({ id, fixed }) => (!fixed && layout.hidden.includes(id) ? `-${id}` : id))
      .join();
  return a.density === b.density && toKey(a) === toKey(b);
}

type NamedViews = Pick<ListViews, 'saved'>;

export const findView = ({ saved }: NamedViews, name: string) =>
  saved.find((view) => isSameName(view.name, name.trim()));

export type NameError = 'missing' | 'tooLong' | 'taken' | 'limitReached';

/** Returns what is wrong with a name. Omit `currentName` for a new view. */
export function validateName(views: NamedViews, text: string, currentName?: string): NameError | undefined {
  const name = text.trim();
  if (name === '') return 'missing';
  if (name.length > MAX_NAME_LENGTH) return 'tooLong';
  const other = findView(views, name);
  if (other && other.name !== currentName) return 'taken';
  return currentName === undefined && views.saved.length >= MAX_VIEWS ? 'limitReached' : undefined;
}

/** Adds a view, or replaces the one with the same name. */
export function saveView(views: ListViews, view: SavedView): ListViews {
  const existing = findView(views, view.name);
  if (!existing) return { ...views, saved: [...views.saved, view] };
  const savedViews = views.saved.map((savedView) =>
    savedView === existing ? { ...view, name: existing.name } : savedView,
  );
  return { ...views, saved: savedViews };
}

export const renameView = (views: ListViews, from: string, to: string): ListViews => ({
  ...views,
  saved: views.saved.map((view) => (view.name === from ? { ...view, name: to } : view)),
  first: views.first === from ? to : views.first,
});

/** Makes a view the default, or unsets it if it is the default. */
export const toggleDefault = (views: ListViews, name: string): ListViews => ({
  ...views,
  first: views.first === name ? undefined : name,
});

export type DeletedView = { view: SavedView; index: number; wasDefault: boolean };

/** Returns what restoreView needs to undo a deletion. */
export function getDeletedView(views: ListViews, name: string): DeletedView | undefined {
  const index = views.saved.findIndex((view) => view.name === name);
  const view = views.saved[index];
  return view && { view, index, wasDefault: views.first === name };
}

export const deleteView = (views: ListViews, name: string): ListViews => ({
  ...views,
  saved: views.saved.filter((view) => view.name !== name),
  first: views.first === name ? undefined : views.first,
});

/** Restores a deleted view at its position, unless its name is taken by now. */
export function restoreView(views: ListViews, { view, index, wasDefault }: DeletedView): ListViews {
  if (findView(views, view.name)) return views;
  return {
    ...views,
    saved: views.saved.toSpliced(index, 0, view),
    first: wasDefault ? view.name : views.first,
  };
}
