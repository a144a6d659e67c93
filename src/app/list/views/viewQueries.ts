import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListName } from '#contract/lists/lists.ts';
import { deleteView, getViews, saveView, setDefaultView, type StoredView } from '#contract/lists/views.ts';
import type { Body, ParsedResponse } from '#contract/call.ts';
import { hasStatus } from '../../api/failure.ts';
import { send } from '../../api/send.ts';
import { updateCachedQuery } from '../../queries/listQueries.ts';

// Only for backends that announce VIEWS_CAPABILITY.

/** Selects the views of one list and administrator. */
type ViewScope = { list: ListName; email: string };
type ViewsData = ParsedResponse<typeof getViews>;
/** A view as its owner saves it. */
type OwnView = Omit<Body<typeof saveView>, 'list'>;

export const viewQueries = {
  /** The views that the administrator can use, oldest first, and the id of the default view. */
  all: ({ list, email }: ViewScope) =>
    queryOptions({
      queryKey: ['views', email, list],
      queryFn: ({ signal }) => send(getViews, { params: {}, body: undefined, query: { list } }, signal),
    }),
};

const updateViews = (client: QueryClient, scope: ViewScope, change: (data: ViewsData) => ViewsData) =>
  updateCachedQuery(client, viewQueries.all(scope).queryKey, change);

function upsertView(views: readonly StoredView[], view: StoredView): StoredView[] {
  const others = views.filter(({ id }) => id !== view.id);
  return [...others, view].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** In sequence, so that an earlier change of a view can't replace a later one. */
const SCOPE = { id: 'views' };

export const viewMutations = {
  /**
   * Adds a view, or replaces the one with its id. Saving a deleted view restores it in its place, but it isn't the
   * default any more.
   */
  save: (client: QueryClient, scope: ViewScope) =>
    mutationOptions({
      scope: SCOPE,
      mutationFn: (view: OwnView) => send(saveView, { params: {}, body: { ...view, list: scope.list } }),
      onSuccess: (_, view) =>
        updateViews(client, scope, (data) => ({ ...data, views: upsertView(data.views, view) })),
    }),

  /** Deletes a view. Succeeds if the server doesn't have it, for example because it was never sent. */
  remove: (client: QueryClient, scope: ViewScope) =>
    mutationOptions({
      scope: SCOPE,
      mutationFn: (id: string) =>
        send(deleteView, { params: { id }, body: undefined }).catch((error: unknown) => {
          if (!hasStatus(error, 404)) throw error;
        }),
      onSuccess: (_, id) =>
        updateViews(client, scope, ({ views, defaultId }) => ({
          views: views.filter((view) => view.id !== id),
          defaultId: defaultId === id ? undefined : defaultId,
        })),
    }),

  /** Sets the default view; null for none. Loads the views again if that view no longer exists. */
  setDefault: (client: QueryClient, scope: ViewScope) =>
    mutationOptions({
      scope: SCOPE,
      mutationFn: (id: string | null) => send(setDefaultView, { params: {}, body: { list: scope.list, id } }),
      onSuccess: (_, id) => updateViews(client, scope, (data) => ({ ...data, defaultId: id ?? undefined })),
      onError(error) {
        if (hasStatus(error, 404)) void client.invalidateQueries(viewQueries.all(scope));
      },
    }),
};
