import { type HistoryEntry, historyListRules } from '#contract/history/history.ts';
import { getPage } from '#contract/lists/getPage.ts';
import type { StatusChange } from '#contract/orders/orderCalls.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { getRemovedImages, type HistoryStore, type NewEntry, toIdPrefix } from '../history.ts';
import type { StoredAdmin } from '../store.ts';

type Row = NewEntry & { id: string };

export type MemoryHistory = HistoryStore & {
  record(entry: NewEntry | undefined): void;
  /** Returns the status changes of an order, oldest first. */
  getStatusChanges(orderId: string): StatusChange[];
  /** Returns the publicIds of all images that earlier versions have. */
  getImageIds(): string[];
};

/** Newest first. */
const compareRows = (a: Row, b: Row) => (a.id < b.id ? 1 : -1);

export function createMemoryHistory(
  admins: ReadonlyMap<string, StoredAdmin>,
  products: ReadonlyMap<string, StoredProduct>,
): MemoryHistory {
  let rows: readonly Row[] = [];
  let count = 0;

  function toEntry({ id, adminId, source, changes, kind, ...row }: Row): HistoryEntry {
    const admin = admins.get(adminId);
    return {
      ...row,
      _id: id,
      kind,
      adminId: admin?.id,
      adminName: admin?.fullName,
      source: source?.kind,
      fileName: source?.fileName,
      changes: kind === 'productChanged' ? changes : undefined,
    };
  }
  return {
    record(entry) {
      if (!entry) return;
      const id = toIdPrefix(Date.parse(entry.at)) + (count += 1).toString(16).padStart(12, '0');
      rows = [...rows, { ...entry, id }].toSorted(compareRows);
    },
    getStatusChanges: (orderId) =>
      rows
        .toReversed()
        .flatMap(({ subjectId, status, at, adminId }) =>
          subjectId === orderId && status
            ? [{ status: status.to, from: status.from, at, by: admins.get(adminId)?.fullName }]
            : [],
        ),
    getImageIds: () => rows.flatMap((row) => getRemovedImages(row).map(({ publicId }) => publicId)),
    getPage: async (criteria) => getPage(historyListRules, rows.map(toEntry), criteria),
    async findPeople() {
      const ids = new Set(rows.map(({ adminId }) => adminId));
      return [...admins.values()]
        .filter(({ id }) => ids.has(id))
        .map(({ id, fullName }) => ({ id, name: fullName }));
    },
    async findProductHistory(entryId) {
      const entry = rows.find(({ id }) => id === entryId);
      if (!entry || entry.kind === 'orderStatusChanged') return undefined;
      const productId = entry.subjectId;
      const later = rows.filter(({ id, subjectId }) => subjectId === productId && id >= entryId);
      return {
        productId,
        product: products.get(productId),
        changes: later.map(({ changes }) => changes ?? {}),
      };
    },
    async findImages(productId, publicIds) {
      const images = rows.filter(({ subjectId }) => subjectId === productId).flatMap(getRemovedImages);
      const byId = new Map(images.map((image) => [image.publicId, image]));
      return publicIds.flatMap((publicId) => byId.get(publicId) ?? []);
    },
    async *removeProductEntries(before) {
      const isOld = ({ id, kind }: Row) => kind !== 'orderStatusChanged' && id < toIdPrefix(before);
      const old = rows.filter(isOld);
      rows = rows.filter((row) => !isOld(row));
      yield old.flatMap((row) => getRemovedImages(row).map(({ publicId }) => publicId));
    },
  };
}
