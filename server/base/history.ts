import type { HistoryEntry, HistoryKind, OrderEvent, Person } from '#contract/history/history.ts';
import type { ChangeSource } from '#contract/history/historySource.ts';
import { findChanges, type ProductChanges } from '#contract/history/productChanges.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { getNextTimestamp } from './timestamps.ts';

/** Who makes a write, when (ISO 8601) and by what: an administrator, a storefront by its key, or neither, the system. */
export type Write = {
  at: string;
  adminId?: string | undefined;
  keyId?: string | undefined;
  source?: ChangeSource | undefined;
};

/**
 * An edit may bring back images of the product's earlier versions (publicIds). With `stockBefore`, the stock that it is
 * based on, it changes the present stock by the difference; without, it sets the stock.
 */
export type Edit = Write & { restoredImages?: readonly string[]; stockBefore?: number | undefined };

/** An entry of the history before it has an id. */
export type NewEntry = Write & {
  kind: HistoryKind;
  subjectId: string;
  subjectName: string | undefined;
  /** A deletion has all fields, a creation none. */
  changes?: ProductChanges | undefined;
  status?: HistoryEntry['status'];
  event?: OrderEvent | undefined;
};

/** The changes of a product from the newest to a requested entry, in one consistent read. */
export type ProductHistory = {
  productId: string;
  /** The present product, or `undefined` if it was deleted. */
  product: StoredProduct | undefined;
  /** `undefined` stands for stored changes that can't be read. */
  changes: readonly (ProductChanges | undefined)[];
};

/** Stores who changed what. The writes of products and orders add the entries. */
export type HistoryRepository = {
  /** Reads a page by the rules of the contract, by default the newest entries first. */
  getPage(criteria: ListCriteria): Promise<RowPage<HistoryEntry>>;
  /** Returns what happened to an order, oldest first. */
  findOrderEvents(orderId: string): Promise<HistoryEntry[]>;
  /** Returns the administrators with at least one entry. */
  findPeople(): Promise<Person[]>;
  /** Returns `undefined` if there is no such entry of a product. */
  findProductHistory(entryId: string): Promise<ProductHistory | undefined>;
  /** Returns those of the images that earlier versions of the product have. */
  findImages(productId: string, publicIds: readonly string[]): Promise<ProductImage[]>;
  /**
   * Removes the entries of products before a time (milliseconds since 1970) in batches, so that writes don't wait. Yields
   * the publicIds of their images, which may be in use elsewhere, after each batch.
   */
  removeProductEntries(before: number): AsyncIterable<string[]>;
};

const MAX_TIME = 0xffff_ffff_ffff;

/**
 * Returns the first half of an entry's id, its time (milliseconds since 1970) in hexadecimal, so that ids are ordered by
 * time.
 */
export const toIdPrefix = (time: number): string =>
  Math.trunc(Math.min(Math.max(time, 0), MAX_TIME))
    .toString(16)
    .padStart(12, '0');

export const toCreation = (product: StoredProduct, write: Write): NewEntry => ({
  ...write,
  kind: 'productCreated',
  subjectId: product._id,
  subjectName: product.name,
});

/** Returns `undefined` if no field differs. */
export function toEdit(before: StoredProduct, after: StoredProduct, write: Write): NewEntry | undefined {
  const changes = findChanges(before, after);
  if (Object.keys(changes).length === 0) return undefined;
  return { ...write, kind: 'productChanged', subjectId: after._id, subjectName: after.name, changes };
}

/** The deletion comes after the product's last save. */
export const toDeletion = (product: StoredProduct, write: Write): NewEntry => ({
  ...write,
  at: getNextTimestamp(Date.parse(write.at), product.updatedAt ?? undefined),
  kind: 'productDeleted',
  subjectId: product._id,
  subjectName: product.name,
  changes: findChanges(product, {}),
});

/** Returns the images that an entry's product no longer has. */
export function getRemovedImages({ changes }: Pick<NewEntry, 'changes'>): ProductImage[] {
  const kept = new Set(changes?.images?.to?.map(({ publicId }) => publicId));
  const removed = changes?.images?.from?.filter(({ publicId }) => !kept.has(publicId)) ?? [];
  return [...new Map(removed.map((image) => [image.publicId, image])).values()];
}
