import type { HttpHandler } from 'msw';
import type { RequestBody } from '#contract/call.ts';
import { calls, extensions } from '#contract/calls.ts';
import { historyListRules, type HistoryEntry } from '#contract/history/history.ts';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import { findChanges } from '#contract/history/productChanges.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { product as productSchema, type StoredProduct } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { anAdmin } from './builders.ts';
import { mockCall, respondWithError } from './mockCall.ts';
import { anEntry, getVersions, sampleHistory, tabletProduct } from './sampleHistory.ts';

type Options = {
  entries?: readonly HistoryEntry[];
  onEdit?: (body: RequestBody<typeof editProduct>) => void;
};

/** Mocks a backend that keeps the history of the tablet, and adds an entry for every edit. Create one per story. */
export function mockProductHistory({ entries: past = sampleHistory, onEdit }: Options = {}) {
  let present: StoredProduct = { ...tabletProduct, updatedAt: '2026-11-20T10:31:00.000Z' };
  let entries = past;
  const versions = { ...getVersions(present, past) };
  /** Saves a product, as someone else does. */
  function save(changed: Partial<StoredProduct>, parts: Partial<HistoryEntry> = {}) {
    const before = present;
    present = productSchema.parse({ ...before, ...changed, updatedAt: '2026-11-20T11:59:00.000Z' });
    const changes = findChanges(before, present);
    const entry = anEntry({ at: '2026-11-20T11:59:00.000Z', changes, ...parts });
    entries = [entry, ...entries];
    versions[entry._id] = before;
  }
  const handlers: HttpHandler[] = [
    mockCall(calls.checkAdmin, () => ({
      isLoggedIn: true,
      admin: anAdmin(),
      capabilities: [HISTORY_CAPABILITY],
    })),
    mockCall(calls.getProduct, () => ({ product: present })),
    mockCall(calls.editProduct, ({ params, body }) => {
      onEdit?.(body);
      if (body.product.updatedAt !== present.updatedAt)
        return respondWithError(409, 'Someone else has saved this product in the meantime.');
      save(body.product, { adminName: anAdmin().fullName, source: 'restore' });
      return { productId: params.productId };
    }),
    mockCall(extensions.getHistoryPage, ({ query }) => {
      const page = getPage(historyListRules, entries, query);
      const { rows, pageSize: __, ...rest } = page;
      return { ...rest, entries: [...rows], people: [], keptDays: 400, revision: 1 };
    }),
    mockCall(extensions.getProductVersion, ({ params: { entryId } }) => {
      const version = versions[entryId];
      return version ? { product: version } : respondWithError(404, 'This entry no longer exists.');
    }),
  ];
  return { handlers, save };
}
