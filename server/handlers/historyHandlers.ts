import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/httpError.ts';

export const historyHandlers = {
  getHistoryPage: {
    access: 'admins',
    handle: async () => {
      throw new HttpError(404, (t) => t.errors.noSuchCall);
    },
  },

  getProductVersion: {
    access: 'admins',
    handle: async () => {
      throw new HttpError(404, (t) => t.errors.noSuchCall);
    },
  },
} satisfies Partial<Handlers>;
