import type { HistoryEntry } from '#contract/history/history.ts';
import { undoChanges } from '#contract/history/productChanges.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleProduct } from '#server/seed/sampleProducts.ts';

/** The product of the sample history. */
export const tabletProduct: StoredProduct = sampleProduct('Nimbus Tab 11');

const asha = { adminId: 'asha', adminName: 'Asha Rao' };
const vikram = { adminId: 'vikram', adminName: 'Vikram Iyer' };

let lastId = 0;

/** Builds an entry of the tablet. Pass only what the story is about. */
export const anEntry = (parts: Partial<HistoryEntry> = {}): HistoryEntry => ({
  _id: `entry-${(lastId += 1)}`,
  at: '2026-11-20T09:31:00.000Z',
  kind: 'productChanged',
  ...asha,
  subjectId: tabletProduct._id,
  subjectName: tabletProduct.name,
  source: 'form',
  ...parts,
});

const removedImage = { url: '/uploads/kettle.webp', publicId: 'kettle' };

/** A price that was lowered last week: the entry that people look for. */
const loweredPrice = anEntry({
  at: '2026-11-13T08:02:00.000Z',
  ...vikram,
  source: 'import',
  fileName: 'autumn-sale.csv',
  changes: {
    discountedPrice: { from: 39_999, to: tabletProduct.discountedPrice },
    discountPercentage: { from: 7, to: tabletProduct.discountPercentage },
  },
});

/** The tablet's history, newest first. */
export const sampleHistory: readonly HistoryEntry[] = [
  anEntry({
    at: '2026-11-20T10:31:00.000Z',
    source: 'quickEdit',
    changes: { stock: { from: 12, to: tabletProduct.stock } },
  }),
  anEntry({
    at: '2026-11-20T07:45:00.000Z',
    changes: {
      description: { from: 'A tablet.', to: tabletProduct.description },
      images: { from: [removedImage, ...tabletProduct.images.slice(1)], to: tabletProduct.images },
    },
  }),
  anEntry({
    at: '2026-11-19T15:20:00.000Z',
    adminId: undefined,
    adminName: undefined,
    source: 'bulk',
    changes: { status: { from: 'draft', to: tabletProduct.status } },
  }),
  loweredPrice,
  anEntry({
    at: '2026-11-13T07:58:00.000Z',
    ...vikram,
    source: 'undo',
    changes: { isFeatured: { from: !tabletProduct.isFeatured, to: tabletProduct.isFeatured } },
  }),
  anEntry({ at: '2026-09-03T05:30:00.000Z', kind: 'productCreated', changes: undefined }),
];

/** Returns the version that each entry replaced, by the id of the entry. `entries` are newest first. */
export function getVersions(
  present: StoredProduct,
  entries: readonly HistoryEntry[],
): Record<string, StoredProduct> {
  let version = present;
  return Object.fromEntries(
    entries.map(({ _id, changes }) => [_id, (version = undoChanges(version, changes ?? {}))]),
  );
}
