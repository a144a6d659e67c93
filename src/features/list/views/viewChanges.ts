import { toMatchKey } from '#contract/text/foldText.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import { type ListLayout, MAX_VIEW_NAME_LENGTH, MAX_VIEWS, type StoredView } from '#contract/lists/views.ts';
import { getMovableColumns, type ListViews, type ViewColumn } from './viewModel.ts';

export const toggleColumn = (layout: ListLayout, id: string): ListLayout => ({
  ...layout,
  hidden: layout.hidden.includes(id)
    ? layout.hidden.filter((hiddenId) => hiddenId !== id)
    : [...layout.hidden, id],
});

/** Moves a column to another index among the movable columns. Does nothing beyond either end. */
export function moveColumn(
  layout: ListLayout,
  columns: readonly ViewColumn[],
  id: string,
  toIndex: number,
): ListLayout {
  const order = getMovableColumns(columns, layout).map((column) => column.id);
  const from = order.indexOf(id);
  if (from < 0 || from === toIndex || order[toIndex] === undefined) return layout;
  return { ...layout, order: order.toSpliced(from, 1).toSpliced(toIndex, 0, id) };
}

type NamedViews = Pick<ListViews, 'saved'>;

/** Finds one of the administrator's own views by name. */
export const findOwnView = ({ saved }: NamedViews, name: string) =>
  saved.find((view) => !view.sharedBy && toMatchKey(view.name) === toMatchKey(cleanLine(name)));

export type NameError = 'missing' | 'tooLong' | 'taken' | 'limitReached';

/** Returns what is wrong with a name. Omit `currentId` for a new view. */
export function validateName(views: NamedViews, text: string, currentId?: string): NameError | undefined {
  const name = cleanLine(text);
  if (name === '') return 'missing';
  if (name.length > MAX_VIEW_NAME_LENGTH) return 'tooLong';
  const other = findOwnView(views, name);
  if (other && other.id !== currentId) return 'taken';
  const ownCount = views.saved.filter(({ sharedBy }) => !sharedBy).length;
  return currentId === undefined && ownCount >= MAX_VIEWS ? 'limitReached' : undefined;
}

const sortByCreation = (views: readonly StoredView[]) =>
  views.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));

/** Adds a view, or replaces the one with the same id. Its unsaved layout is dropped. */
export function saveView(views: ListViews, view: StoredView): ListViews {
  const others = views.saved.filter(({ id }) => id !== view.id);
  return {
    ...views,
    saved: sortByCreation([...others, view]),
    draft: views.draft?.viewId === view.id ? undefined : views.draft,
  };
}

export const deleteView = (views: ListViews, id: string): ListViews => ({
  ...views,
  saved: views.saved.filter((view) => view.id !== id),
  first: views.first === id ? undefined : views.first,
});

export const setDefaultView = (views: ListViews, id: string | undefined): ListViews => ({
  ...views,
  first: id,
});

type ServerViews = { views: readonly StoredView[]; defaultId?: string | undefined };

/**
 * Replaces the browser's copy of the views with those on the server. Keeps views that only the browser has, and their
 * ids, so that sending them again adds nothing twice.
 */
export function mergeServerViews(views: ListViews, server: ServerViews, createId: () => string): ListViews {
  const current = views.source === 'server' ? views : markAllAsUnsent(views, createId);
  const isOnServer = (id: string) => server.views.some((view) => view.id === id);
  const isUnsentDefault = (id: string) => id === current.first && !server.defaultId;
  const unsentViews = current.saved.filter(
    ({ id }) => current.unsent?.includes(id) && (!isOnServer(id) || isUnsentDefault(id)),
  );
  const unsent = unsentViews.map(({ id }) => id);
  return {
    ...current,
    saved: sortByCreation([...server.views, ...unsentViews.filter(({ id }) => !isOnServer(id))]),
    first: server.defaultId ?? unsent.find(isUnsentDefault),
    source: 'server',
    unsent,
  };
}

/**
 * Marks all views as not sent yet. Replaces ids that are names, as earlier versions stored them: on the server, ids are
 * unique.
 */
function markAllAsUnsent(views: ListViews, createId: () => string): ListViews {
  const ids = new Map(views.saved.map(({ id, name }) => [id, id === name ? createId() : id]));
  const getId = (id: string) => ids.get(id) ?? id;
  const { draft, first } = views;
  return {
    ...views,
    saved: views.saved.map((view) => ({ ...view, id: getId(view.id) })),
    first: first === undefined ? undefined : getId(first),
    draft: draft && { ...draft, viewId: getId(draft.viewId) },
    unsent: [...ids.values()],
  };
}
