import type { Totals } from '#contract/dashboard/dashboard.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListName } from '#contract/lists/listRules.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import type { OrderStatus, StoredOrder } from '#contract/orders/order.ts';
import type { StatusChange } from '#contract/orders/orderStatus.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { Period } from '#contract/reports/reportOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import type { Admin } from '#contract/accounts/admin.ts';

// The stores for accounts, for registrations that wait for their code, for the codes, and for the links that let an
// administrator choose a new password.

export type StoredAdmin = Admin & {
  id: string;
  /** The guest is the one account that the settings own. */
  kind: 'admin' | 'guest';
  /** As normalizeEmail returns it: addresses are compared by that. */
  email: string;
  passwordHash: string;
};

export type AdminStore = {
  findByEmail(email: string): Promise<StoredAdmin | undefined>;
  findGuest(): Promise<StoredAdmin | undefined>;
  /** Adds the account, or replaces the one with this id. */
  save(admin: StoredAdmin): Promise<void>;
  /** Returns all accounts, sorted by address. */
  all(): Promise<StoredAdmin[]>;
  /** Saves another hash of the same password, unless the password has changed meanwhile. */
  rehash(id: string, before: string, after: string): Promise<void>;
  /** Removes the account with its sessions and reset links. */
  remove(id: string): Promise<void>;
};

/** An account that waits for its code. Before that it can't sign in and counts nowhere. */
export type Registration = {
  email: string;
  /** The digest of the token that the registering browser holds. */
  browser: string;
  fullName: string;
  phoneNumber: string | undefined;
  passwordHash: string;
  madeAt: number;
};

export type RegistrationStore = {
  /** Saves a registration. Replaces an earlier one of the same browser for the address. */
  save(registration: Registration): Promise<void>;
  /** Returns all registrations of an address, the newest first: anybody can register it, only its owner gets the code. */
  findByEmail(email: string): Promise<Registration[]>;
  /**
   * Uses the code up, creates the account and removes every registration and code of its address, atomically. Returns
   * false where the code was used before, or the address has an account by now.
   */
  openAccount(codeHash: string, admin: StoredAdmin): Promise<boolean>;
  /** Removes what was made before this time. */
  removeStale(madeAt: number): Promise<void>;
};

export type Code = { hash: string; email: string; expiresAt: number };

export type CodeStore = {
  /** Adds a code. Of the earlier codes of the address, only the newest is kept. */
  add(code: Code): Promise<void>;
  /**
   * Counts one guess against every valid code of the address, atomically. Returns the hashes of the codes that the guess
   * may still match; none where each had as many guesses as it gets.
   */
  countGuess(email: string, now: number, most: number): Promise<string[]>;
  findNewest(email: string): Promise<{ expiresAt: number; guesses: number } | undefined>;
  remove(hash: string): Promise<void>;
  /** Removes what expired before this time. */
  removeStale(expiresAt: number): Promise<void>;
};

/** Stores reset links by the digest of their token, valid only together with their account. */
export type ResetLinkStore = {
  add(digest: string, link: { adminId: string; expiresAt: number }): Promise<void>;
  isValid(digest: string, adminId: string, now: number): Promise<boolean>;
  /**
   * Uses the link up: sets the account's password and ends all its sessions and other links, atomically. Returns false
   * where the link was used before or has expired.
   */
  redeem(digest: string, adminId: string, now: number, passwordHash: string): Promise<boolean>;
  /** Removes what expired before this time. */
  removeStale(expiresAt: number): Promise<void>;
};

/** A request of an administrator that is carried out once, however often it arrives. */
export type KeyedRequest = {
  adminId: string;
  /** The request's own name, which its sender made up. */
  key: string;
  /** A digest of the request's content. */
  fingerprint: string;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
};

/** A request with its answer, to be stored together with what it changes. */
export type KeyedAnswer = KeyedRequest & { answer: unknown };

export type IdempotencyStore = {
  /** Returns what was stored for a key after a time; undefined where there is nothing. */
  find(
    request: Pick<KeyedRequest, 'adminId' | 'key'>,
    after: number,
  ): Promise<Pick<KeyedAnswer, 'fingerprint' | 'answer'> | undefined>;
  /** Removes what was stored before a time. */
  removeStale(before: number): Promise<void>;
};

/** Thrown by a write whose key is already stored: the same request was faster, and nothing is written. */
export class RepeatedRequest extends Error {}

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

/** Creates the feed of one process. */
export function createRevisionFeed(): RevisionFeed {
  const listeners = new Set<RevisionFeed['publish']>();
  return {
    publish: (revisions) => listeners.forEach((listener) => listener(revisions)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
