import type { Admin } from '#contract/admin.ts';
import type { Totals } from '#contract/dashboard.ts';
import type { OrderStatus, StoredOrder } from '#contract/order.ts';
import type { StatusChange } from '#contract/orderStatus.ts';
import type { StoredProduct } from '#contract/product.ts';
import type { CodeStore, RegistrationStore, ResetLinkStore } from './accountPort.ts';

// What the handlers need to have kept, in the shop's words. There are two implementations: `store/sql` for the
// server, `memory` for stories and tests; tests/server/store.test.ts holds both to the same behaviour.

export type StoredAdmin = Admin & {
  id: string;
  /** The guest is the one account that the settings own. */
  kind: 'admin' | 'guest';
  /** Lower case: addresses are compared without case. */
  email: string;
  passwordHash: string;
};

/** Another number after every write to the list, so that a prepared answer knows when it is out of date. */
export type Revisions = Record<'products' | 'orders', number>;

/** What every request asks, in one question: who is signed in, and how new the lists are at this moment. */
export type StoredSession = {
  admin: StoredAdmin;
  startedAt: number;
  seenAt: number;
  revisions: Revisions;
};

export type ProductStore = {
  /** Newest first. */
  all(): Promise<StoredProduct[]>;
  find(id: string): Promise<StoredProduct | undefined>;
  add(product: StoredProduct): Promise<void>;
  /** Puts the product in place of what was read before; false where somebody changed or removed that since. */
  replace(product: StoredProduct, before: StoredProduct): Promise<boolean>;
  /** What was removed; undefined where there was no such product. */
  remove(id: string): Promise<StoredProduct | undefined>;
  /** The publicIds of all images of all products. */
  imagesInUse(): Promise<Set<string>>;
};

/** What an order's status becomes, when (ISO 8601), and by whom: the name stays true when the account is gone. */
export type NewStatus = { status: OrderStatus; at: string; by: Pick<StoredAdmin, 'id' | 'fullName'> };

export type OrderStore = {
  /** Newest first. */
  all(): Promise<StoredOrder[]>;
  /**
   * Sets the status and notes the change, both or neither; a status that the order has already is no change. The order
   * as it is then; undefined where there is no such order.
   */
  changeStatus(id: string, change: NewStatus): Promise<StoredOrder | undefined>;
  /** The changes, oldest first; undefined where there is no such order. */
  statusHistory(id: string): Promise<StatusChange[] | undefined>;
};

export type AdminStore = {
  byEmail(email: string): Promise<StoredAdmin | undefined>;
  guest(): Promise<StoredAdmin | undefined>;
  /** Adds the account, or replaces the one with this id. */
  put(admin: StoredAdmin): Promise<void>;
  /** By address. */
  all(): Promise<StoredAdmin[]>;
  /** Another hash of the same password, unless that has changed meanwhile. */
  rehash(id: string, before: string, after: string): Promise<void>;
  /** The account's sessions and reset links go with it. */
  remove(id: string): Promise<void>;
};

/** Sessions are found by the digest of their token: who reads the database can't sign in with what stands there. */
export type SessionStore = {
  add(digest: string, session: { adminId: string; startedAt: number }): Promise<void>;
  find(digest: string): Promise<StoredSession | undefined>;
  seen(digest: string, at: number): Promise<void>;
  remove(digest: string): Promise<void>;
  removeAllOf(adminId: string): Promise<void>;
  removeAll(): Promise<void>;
  /** Removes what started, or was last seen, before these times. */
  removeStale(before: { startedAt: number; seenAt: number }): Promise<void>;
};

export type AttemptStore = {
  /** Counts one attempt, in one step that parallel callers can't slip through; a window that is over starts anew. */
  count(key: string, now: number, window: number): Promise<{ points: number; resetsAt: number }>;
  /** Takes back an attempt that turned out not to be one. */
  forgive(key: string): Promise<void>;
  /** How many a window that is not over holds. */
  counted(key: string, now: number): Promise<number>;
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
  /**
   * Counted from what is there: users are the administrators plus the distinct buyers (by e-mail address, or by id
   * where an order has no address), revenue is the sum of all orders that are not cancelled.
   */
  totals(): Promise<Totals>;
};
