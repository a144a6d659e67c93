import { sumRevisions } from '#contract/lists/lists.ts';
import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/httpError.ts';
import { addThumbnailUrls } from '../images/imageStore.ts';
import { replayVersion } from '../products/replayVersion.ts';

export const historyHandlers = {
  getHistoryPage: {
    access: 'admins',
    handle: async ({ query, revisions }, { store, historyDays }) => {
      const { rows, ...page } = await store.history.getPage(query);
      const people = await store.history.findPeople();
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
    handle: async ({ params }, { store, images }) => {
      const history = await store.history.findProductHistory(params.entryId);
      if (!history) throw new HttpError(404, (t) => t.errors.entryNotFound);
      const product = replayVersion(history);
      if (!product) throw new HttpError(410, (t) => t.errors.versionUnreadable);
      return { product: addThumbnailUrls(product, images) };
    },
  },
} satisfies Partial<Handlers>;
