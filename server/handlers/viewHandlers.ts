import { MAX_VIEWS } from '#contract/lists/views.ts';
import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/httpError.ts';
import type { ViewOutcome } from '../store/store.ts';

/** Throws unless the view was saved or removed. */
function throwUnlessDone(outcome: ViewOutcome): void {
  switch (outcome) {
    case 'done':
      return;
    case 'limitReached':
      throw new HttpError(409, (t) => t.errors.tooManyViews(MAX_VIEWS));
    case 'notOwner':
      throw new HttpError(403, (t) => t.errors.viewOfOther);
    case 'notFound':
      throw new HttpError(404, (t) => t.errors.viewNotFound);
    default:
      outcome satisfies never;
  }
}

export const viewHandlers = {
  getViews: {
    access: 'admins',
    handle: async ({ query: { list }, admin }, { store }) => {
      const { views, defaultId } = await store.views.find(list, admin.id);
      return { views: [...views], defaultId };
    },
  },

  saveView: {
    access: 'admins',
    handle: async ({ body, admin }, { store, log }) => {
      throwUnlessDone(await store.views.save(admin.id, body));
      log.info({ view: body.id, visibility: body.visibility }, 'view saved');
      return {};
    },
  },

  deleteView: {
    access: 'admins',
    handle: async ({ params: { id }, admin }, { store, log }) => {
      throwUnlessDone(await store.views.remove(id, admin.id));
      log.info({ view: id }, 'view deleted');
      return {};
    },
  },

  setDefaultView: {
    access: 'admins',
    handle: async ({ body: { list, id }, admin }, { store, log }) => {
      const isSet = await store.views.setDefault(admin.id, list, id);
      if (!isSet) throw new HttpError(404, (t) => t.errors.viewNotFound);
      log.info({ view: id, list }, 'default view set');
      return {};
    },
  },
} satisfies Partial<Handlers>;
