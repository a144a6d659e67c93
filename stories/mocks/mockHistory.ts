import type { HttpHandler } from 'msw';
import { extensions } from '#contract/calls.ts';
import { type HistoryEntry, historyListRules, type Person } from '#contract/history/history.ts';
import { getPage } from '#contract/lists/getPage.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { mockCall, respondWithError } from './mockCall.ts';

type MockedHistory = {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  /** Versions by the id of their entry. */
  versions: Readonly<Record<string, StoredProduct>>;
};

/** Mocks the calls of a backend with a history. `checkAdmin` must also announce the `history` capability. */
export const mockHistory = ({ entries, versions }: MockedHistory) =>
  ({
    getHistoryPage: mockCall(extensions.getHistoryPage, ({ query }) => {
      const { rows, pageSize: _, ...page } = getPage(historyListRules, entries, query);
      return { ...page, entries: [...rows], people: findPeople(entries), keptDays: 400, revision: 1 };
    }),
    getProductVersion: mockCall(extensions.getProductVersion, ({ params: { entryId } }) => {
      const product = versions[entryId];
      return product ? { product } : respondWithError(404, 'This entry no longer exists.');
    }),
  }) satisfies Record<string, HttpHandler>;

function findPeople(entries: readonly HistoryEntry[]): Person[] {
  const names = new Map(
    entries.flatMap(({ adminId, adminName }) => (adminId && adminName ? [[adminId, adminName]] : [])),
  );
  return [...names].map(([id, name]) => ({ id, name }));
}
