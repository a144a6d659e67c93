import { MAX_VIEWS } from '#contract/lists/views.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';
import type { ViewOutcome } from '../base/database.ts';

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
    handle: async ({ query: { list }, admin }, { db }) => {
      const { views, defaultId } = await db.views.find(list, admin.id);
      return { views: [...views], defaultId };
    },
  },

  saveView: {
    access: 'admins',
    handle: async ({ body, admin }, { db, log }) => {
      throwUnlessDone(await db.views.save(admin.id, body));
      log.info({ view: body.id, visibility: body.visibility }, 'view saved');
      return {};
    },
  },

  deleteView: {
    access: 'admins',
    handle: async ({ params: { id }, admin }, { db, log }) => {
      throwUnlessDone(await db.views.remove(id, admin.id));
      log.info({ view: id }, 'view deleted');
      return {};
    },
  },

  setDefaultView: {
    access: 'admins',
    handle: async ({ body: { list, id }, admin }, { db, log }) => {
      const isSet = await db.views.setDefault(admin.id, list, id);
      if (!isSet) throw new HttpError(404, (t) => t.errors.viewNotFound);
      log.info({ view: id, list }, 'default view set');
      return {};
    },
  },
} satisfies Partial<Handlers>;
