import type { Totals } from '#contract/dashboard/dashboard.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListName } from '#contract/lists/listRules.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import type { OrderStatus, StoredOrder } from '#contract/orders/order.ts';
import type { StatusChange } from '#contract/orders/orderCalls.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { Period } from '#contract/reports/reportOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import type { IdempotencyStore, KeyedAnswer } from './idempotency.ts';
import type { AdminStore, CodeStore, RegistrationStore, ResetLinkStore, StoredAdmin } from './accountPort.ts';

// The stores that the handlers use. There are two implementations: `store/sql` for the server, `store/memory` for stories
// and tests; tests/server/store.test.ts holds both to the same behaviour.

/** A number for each list that changes with every write to it, so that a cached response knows when it is out of date. */
export type Revisions = Record<ListName, number>;

/** Tells of the lists' revisions after each write to one of them has been committed. */
export type RevisionFeed = {
  /** Tells all who have subscribed. A revision may come twice, or after a later one. */
  publish(revisions: Partial<Revisions>): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (revisions: Partial<Revisions>) => void): () => void;
};

/** What every request needs, read by one query: who is signed in, and the revisions of the lists at this moment. */
export type StoredSession = {
  admin: StoredAdmin;
  startedAt: number;
  seenAt: number;
  revisions: Revisions;
};

export type PagedStore<Row> = {
  /** Reads the page that the criteria name, as the contract's rules of the list make it. */
  page(criteria: ListCriteria): Promise<RowPage<Row>>;
};

export type ProductStore = PagedStore<StoredProduct> & {
  /** Reads all, the newest first, in batches that are short enough to work through in one go; none is empty. */
  batches(): AsyncIterable<StoredProduct[]>;
  find(id: string): Promise<StoredProduct | undefined>;
  /** Adds a product together with the answer to a keyed request. Throws a `RepeatedRequest` where that was carried out. */
  add(product: StoredProduct, keyed?: KeyedAnswer): Promise<void>;
  /** Replaces a product that was read before. Returns false where somebody changed or removed it since. */
  replace(product: StoredProduct, before: StoredProduct, keyed?: KeyedAnswer): Promise<boolean>;
  /** Returns the removed product; undefined where there was none. */
  remove(id: string, keyed?: KeyedAnswer): Promise<StoredProduct | undefined>;
  /** Returns those of these publicIds that a product has. */
  imagesInUse(publicIds: readonly string[]): Promise<Set<string>>;
};

/** An order's new status, when (ISO 8601) and by whom. The name is stored because the account may be removed later. */
export type NewStatus = { status: OrderStatus; at: string; by: Pick<StoredAdmin, 'id' | 'fullName'> };

export type OrderStore = PagedStore<StoredOrder> & {
  /** Reads all, the newest first, in batches as those of the products. */
  batches(): AsyncIterable<StoredOrder[]>;
  find(id: string): Promise<StoredOrder | undefined>;
  /**
   * Sets the status and records the change, both or neither. A status that the order already has is no change. Returns
   * the order as it is then; undefined where there is none.
   */
  changeStatus(id: string, change: NewStatus): Promise<StoredOrder | undefined>;
  /** Returns the changes, oldest first; undefined where there is no such order. */
  statusHistory(id: string): Promise<StatusChange[] | undefined>;
};

/** Stores sessions by the digest of their token, so that a stolen database lets nobody sign in. */
export type SessionStore = {
  add(digest: string, session: { adminId: string; startedAt: number }): Promise<void>;
  find(digest: string): Promise<StoredSession | undefined>;
  touch(digest: string, at: number): Promise<void>;
  remove(digest: string): Promise<void>;
  removeAllOf(adminId: string): Promise<void>;
  removeAll(): Promise<void>;
  /** Removes what started, or was last seen, before these times. */
  removeStale(before: { startedAt: number; seenAt: number }): Promise<void>;
};

export type AttemptStore = {
  /** Counts one attempt atomically. A window that is over starts anew. */
  count(key: string, now: number, windowMs: number): Promise<{ points: number; resetsAt: number }>;
  /** Takes back an attempt that turned out not to be one. */
  refund(key: string): Promise<void>;
  /** Returns how many attempts the current window has. */
  getCount(key: string, now: number): Promise<number>;
  removeStale(now: number): Promise<void>;
};

export type Store = {
  products: ProductStore;
  orders: OrderStore;
  admins: AdminStore;
  sessions: SessionStore;
  registrations: RegistrationStore;
  codes: CodeStore;
  resetLinks: ResetLinkStore;
  attempts: AttemptStore;
  idempotency: IdempotencyStore;
  /** Tells of every write to a list. */
  revisionFeed: RevisionFeed;
  /**
   * Counts what is stored: users are the administrators plus the distinct buyers (by e-mail address, or by id where an
   * order has no address), revenue is the sum of all orders that are not cancelled.
   */
  totals(): Promise<Totals>;
  /**
   * Adds up the orders of some days, as the contract's `reportOrders` does, and the totals of days before them. Undefined
   * where the store has no time zone, by which a day begins.
   */
  salesReport: ((period: Period, before: Period | undefined) => Promise<SalesReport>) | undefined;
};
