import { sumRevisions } from '#contract/lists/lists.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';
import { addThumbnailUrls } from '../base/imageStore.ts';
import { replayVersion } from './replayVersion.ts';

export const historyHandlers = {
  getHistoryPage: {
    access: 'admins',
    handle: async ({ query, revisions }, { db, historyDays }) => {
      const { rows, ...page } = await db.history.getPage(query);
      const people = await db.history.findPeople();
      return {
        entries: [...rows],
        people: people.toSorted((a, b) => a.name.localeCompare(b.name)),
        keptDays: historyDays,
        ...page,
        revision: sumRevisions('history', revisions),
      };
    },
  },

  getProductVersion: {
    access: 'admins',
    handle: async ({ params }, { db, images }) => {
      const history = await db.history.findProductHistory(params.entryId);
      if (!history) throw new HttpError(404, (t) => t.errors.entryNotFound);
      const product = replayVersion(history);
      if (!product) throw new HttpError(410, (t) => t.errors.versionUnreadable);
      return { product: addThumbnailUrls(product, images) };
    },
  },
} satisfies Partial<Handlers>;
