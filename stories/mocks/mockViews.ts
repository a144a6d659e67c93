import type { HttpHandler } from 'msw';
import { extensions } from '#contract/calls.ts';
import type { ListName } from '#contract/lists/lists.ts';
import { MAX_VIEWS, type StoredView } from '#contract/lists/views.ts';
import { mockCall, respondWithError } from './mockCall.ts';

/** A view of a list. It belongs to someone else if it has `sharedBy`. */
type MockedView = StoredView & { list: ListName };

const viewNotFound = () => respondWithError(404, 'View not found.');
const viewOfOther = () => respondWithError(403, 'Only the owner of this view can change or delete it.');
const tooManyViews = () =>
  respondWithError(409, `You can save up to ${MAX_VIEWS} views in each list. Delete one first.`);

/** Mocks a backend that stores views. `checkAdmin` must also announce the `views` capability. Create one per story. */
export function mockViews(
  initialViews: readonly MockedView[] = [],
  initialDefaults: Partial<Record<ListName, string>> = {},
) {
  const views = new Map(initialViews.map((view) => [view.id, view]));
  const defaults = new Map(Object.entries(initialDefaults));
  const isOwnOf = (list: ListName) => (view: MockedView) => view.list === list && !view.sharedBy;
  return {
    getViews: mockCall(extensions.getViews, ({ query: { list } }) => ({
      views: [...views.values()]
        .filter((view) => view.list === list)
        .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
      defaultId: views.get(defaults.get(list) ?? '')?.id,
    })),
    saveView: mockCall(extensions.saveView, ({ body }) => {
      if (views.get(body.id)?.sharedBy) return viewOfOther();
      const others = [...views.values()].filter(isOwnOf(body.list)).filter(({ id }) => id !== body.id);
      if (others.length >= MAX_VIEWS) return tooManyViews();
      views.set(body.id, body);
      return {};
    }),
    deleteView: mockCall(extensions.deleteView, ({ params: { id } }) => {
      if (views.get(id)?.sharedBy) return viewOfOther();
      return views.delete(id) ? {} : viewNotFound();
    }),
    setDefaultView: mockCall(extensions.setDefaultView, ({ body: { list, id } }) => {
      if (id !== null && views.get(id)?.list !== list) return viewNotFound();
      if (id === null) defaults.delete(list);
      else defaults.set(list, id);
      return {};
    }),
  } satisfies Record<string, HttpHandler>;
}
