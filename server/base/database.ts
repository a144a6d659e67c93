import type { RequestBody } from '#contract/call.ts';
import type { Totals } from '#contract/dashboard/dashboard.ts';
import type { StoreDetails, VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { type ListName, SOURCE_NAMES } from '#contract/lists/lists.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import type { saveView, StoredView } from '#contract/lists/views.ts';
import type { Invoice } from '#contract/orders/invoiceCalls.ts';
import type { Address, Customer } from '#contract/customers/customer.ts';
import type { OrderStatus, StoredOrder, Tracking } from '#contract/orders/order.ts';
import type { StockMove } from '#contract/orders/orderStock.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import type { Admin } from '#contract/accounts/admin.ts';
import type { Edit, HistoryRepository, Write } from './history.ts';
import type { OrderMailRepository } from './orderMails.ts';
import type { OutboxRepository, WaitingMail } from './outbox.ts';
import type { PasskeyRepository } from './passkeys.ts';
import type { StoreKeyRepository } from './storeKeys.ts';
import type { WebhookRepository } from './webhooks.ts';

// The database as handlers use it. `server/db` implements it on SQLite and PostgreSQL.

export type StoredAdmin = Admin & {
  id: string;
  /** The account of the guest comes from the settings. */
  kind: 'admin' | 'guest';
  /** The result of `normalizeEmail`. */
  email: string;
  passwordHash: string;
};

export type AdminRepository = {
  findByEmail(email: string): Promise<StoredAdmin | undefined>;
  find(id: string): Promise<StoredAdmin | undefined>;
  findGuest(): Promise<StoredAdmin | undefined>;
  /** Adds the account, or replaces the one with its id. */
  save(admin: StoredAdmin): Promise<void>;
  /** Returns all accounts, sorted by email. */
  findAll(): Promise<StoredAdmin[]>;
  /** Replaces the hash of an unchanged password. */
  rehash(id: string, oldHash: string, newHash: string): Promise<void>;
  saveProfile(id: string, profile: Pick<StoredAdmin, 'fullName' | 'phoneNumber'>): Promise<void>;
  /**
   * Sets a new password and ends all sessions, reset links and passkey challenges of the account, atomically. Returns
   * false if the password was changed since `oldHash` was read.
   */
  changePassword(id: string, oldHash: string, newHash: string): Promise<boolean>;
  /** Removes the account with its sessions, devices, passkeys, reset links and views. Its entries in the history stay. */
  remove(id: string): Promise<void>;
};

/** An account waiting for its code. */
export type Registration = {
  email: string;
  /** The digest of the registering browser's token. */
  browser: string;
  fullName: string;
  phoneNumber: string | undefined;
  passwordHash: string;
  createdAt: number;
};

export type RegistrationRepository = {
  /** Saves a registration. Replaces an earlier one of the same browser and address. */
  save(registration: Registration): Promise<void>;
  /** Returns all registrations of an address, newest first. */
  findByEmail(email: string): Promise<Registration[]>;
  /**
   * Redeems the code: creates the account and removes all registrations and codes of its address, atomically.
   * Returns false if the code was already used or the address has an account.
   */
  openAccount(codeHash: string, admin: StoredAdmin): Promise<boolean>;
  removeStale(createdBefore: number): Promise<void>;
};

type Code = { hash: string; email: string; expiresAt: number };

export type CodeRepository = {
  /**
   * Adds a code and its email, atomically. Of the earlier codes of its address, keeps the newest and removes the others.
   */
  add(code: Code, mail: WaitingMail): Promise<void>;
  /**
   * Counts a guess against every code of the address that is valid and has guesses left, atomically. Returns the
   * hashes of these codes.
   */
  countGuess(email: string, now: number, maxGuesses: number): Promise<string[]>;
  find(hash: string): Promise<{ expiresAt: number; guesses: number } | undefined>;
  findNewest(email: string): Promise<{ expiresAt: number; guesses: number } | undefined>;
  remove(hash: string): Promise<void>;
  removeStale(expiredBefore: number): Promise<void>;
};

/** Stores reset links by the digest of their token and their account. */
export type ResetLinkRepository = {
  add(digest: string, link: { adminId: string; expiresAt: number }): Promise<void>;
  isValid(digest: string, adminId: string, now: number): Promise<boolean>;
  /**
   * Redeems the link: sets the password and ends all sessions, other links and passkey challenges of the account,
   * atomically. Returns false if the link was used or has expired.
   */
  redeem(digest: string, adminId: string, now: number, passwordHash: string): Promise<boolean>;
  removeStale(expiredBefore: number): Promise<void>;
};

/** A request that is processed once, even if the client sends it again. */
export type IdempotentRequest = {
  adminId: string;
  /** The idempotency key that the client chose. */
  key: string;
  /** A digest of the request's content. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  at: number;
};

/** A request and its result, stored in the transaction of the write. */
export type IdempotentResult = IdempotentRequest & { result: unknown };

export type IdempotencyRepository = {
  /** Returns the result stored for the key, or `undefined` if there is none that is newer than `after`. */
  find(
    request: Pick<IdempotentRequest, 'adminId' | 'key'>,
    after: number,
  ): Promise<Pick<IdempotentResult, 'fingerprint' | 'result'> | undefined>;
  removeStale(before: number): Promise<void>;
};

/** Thrown if the key is already stored. Nothing is written. */
export class RepeatedRequestError extends Error {}

/** A number for each source, which increases with every write, and the number of orders ever placed. */
export const REVISION_NAMES = [...SOURCE_NAMES, 'ordersPlaced'] as const;
export type Revisions = Record<(typeof REVISION_NAMES)[number], number>;

export const NO_REVISIONS = Object.fromEntries(REVISION_NAMES.map((name) => [name, 0])) as Revisions;

/** Announces revisions after each committed write. */
export type RevisionFeed = {
  /** Notifies all subscribers. Revisions may be repeated or out of order. */
  publish(revisions: Partial<Revisions>): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (revisions: Partial<Revisions>) => void): () => void;
};

/** A session with its administrator and the list revisions, read by one query. */
export type StoredSession = {
  admin: StoredAdmin;
  startedAt: number;
  seenAt: number;
  revisions: Revisions;
};

export type PagedRepository<Row> = {
  /** Reads a page by the rules of the contract. */
  getPage(criteria: ListCriteria): Promise<RowPage<Row>>;
};

/** Every write that changes a product adds an entry to the history, atomically. */
export type ProductRepository = PagedRepository<StoredProduct> & {
  /** Reads all products, newest first, in small non-empty batches. */
  readBatches(): AsyncIterable<StoredProduct[]>;
  find(id: string): Promise<StoredProduct | undefined>;
  /** Adds a product, and the result of an idempotent request. Throws a `RepeatedRequestError` if its key is stored. */
  add(product: StoredProduct, write: Write, idempotentResult?: IdempotentResult): Promise<void>;
  /**
   * Replaces a product. Returns false if it was changed or removed since `before` was read, or the history no longer has
   * a restored image.
   */
  replace(
    product: StoredProduct,
    before: StoredProduct,
    edit: Edit,
    idempotentResult?: IdempotentResult,
  ): Promise<boolean>;
  /** Returns the removed product, or `undefined` if there was none. */
  remove(id: string, write: Write, idempotentResult?: IdempotentResult): Promise<StoredProduct | undefined>;
};

export type StoreDetailsRepository = {
  /** Returns the saved details, or the ones that the store was opened with. */
  get(): Promise<VersionedStoreDetails>;
  /** Replaces the details. Returns false if they were saved since `before` was read. */
  save(details: StoreDetails & { updatedAt: string }, before: VersionedStoreDetails): Promise<boolean>;
  /**
   * Adds up the orders by the days of a new time zone, and gives a first time zone to the orders before it, unless that is
   * done. Reports have the days of the time zone before until then. Takes minutes for a million orders, during which no
   * request waits long, and ends early when `shutdown` aborts.
   */
  finishTimeZoneChange(shutdown?: AbortSignal): Promise<void>;
};

export type InvoiceRepository = {
  /**
   * Returns the orders' invoices. Orders without one get the next numbers in this time zone, and an entry in their history,
   * atomically.
   * Returns `undefined`, and issues none, if an order doesn't exist.
   */
  issue(orderIds: readonly string[], write: Write, timeZone: string | null): Promise<Invoice[] | undefined>;
};

type NewStatus = Write & {
  status: OrderStatus;
  /** Only replaces this status. By default it replaces any. */
  from?: string | undefined;
  tracking?: Tracking | undefined;
  stock?: StockMove | undefined;
};

/** A request to place an order. */
export type Placement = {
  productId: string;
  quantity: number;
  /** Who places it. Their id and the idempotency key that they chose name the request. */
  write: Write;
  requestKey: string;
  /** A digest of the request's content. */
  fingerprint: string;
  /** Changes the order that was just placed, in the same transaction, with its own entries in the history. */
  afterwards?: ((order: StoredOrder) => OrderChange | undefined) | undefined;
};

/** What changes in an order. Its history gets an entry for each part that differs. */
export type OrderChange = {
  fields?: Partial<
    Pick<StoredOrder, 'orderDetails' | 'paymentDetails' | 'paymentGateway' | 'tracking' | 'notes'>
  >;
  /** Moves the order's pieces, if the product has enough of them. An order that is set back takes its own anyway. */
  stock?: StockMove | undefined;
  /** What an administrator typed about a payment. */
  reference?: string | undefined;
};

/** Whose orders are meant. `buyer` is an email address in lower case. The name of a cart is compared exactly. */
export type OrderOwner = { buyer: string } | { cart: string };

export type OrderRepository = PagedRepository<StoredOrder> & {
  /**
   * Adds an order and lowers the stock of its product, atomically. `createOrder` gets the present product and throws to
   * refuse the order; then nothing is written. A repeated request writes nothing and returns its first order, with the
   * fingerprint that was stored.
   */
  place(
    placement: Placement,
    createOrder: (product: StoredProduct | undefined) => StoredOrder,
  ): Promise<{ order: StoredOrder; fingerprint: string }>;
  /**
   * Changes an order and adds to its history, atomically. `plan` gets the present order, throws to refuse, and returns
   * `undefined` to change nothing. Returns the order, or `undefined` if there is none.
   */
  change(
    id: string,
    write: Write,
    plan: (order: StoredOrder) => OrderChange | undefined,
  ): Promise<StoredOrder | undefined>;
  /** Reads all orders, newest first, in small non-empty batches. */
  readBatches(): AsyncIterable<StoredOrder[]>;
  find(id: string): Promise<StoredOrder | undefined>;
  /** Returns one page of the orders of a buyer or of a cart, newest first. A page beyond the last is the last. */
  findPageOf(
    owner: OrderOwner,
    position: { page: number; pageSize: number },
  ): Promise<Pick<RowPage<StoredOrder>, 'rows' | 'page' | 'matches'>>;
  /**
   * Sets the status and adds an entry to the history, atomically. Changes nothing if the status is already set, or isn't
   * the one to replace. Returns the order, or `undefined` if there is none.
   */
  changeStatus(id: string, change: NewStatus): Promise<StoredOrder | undefined>;
};

/** The customers of the orders, as the contract's `groupCustomers` groups them. */
export type CustomerRepository = PagedRepository<Customer> & {
  /** Returns a customer with the addresses of the orders, newest first. */
  find(id: string): Promise<{ customer: Customer; addresses: NonNullable<Address>[] } | undefined>;
};

/** A view as its owner saves it. */
export type NewView = RequestBody<typeof saveView>;

export type ViewOutcome = 'done' | 'limitReached' | 'notOwner' | 'notFound';

export type ViewRepository = {
  /**
   * Returns the views that an administrator can use, own and shared ones, oldest first. The default is undefined if the
   * administrator can't use it any more.
   */
  find(
    list: ListName,
    adminId: string,
  ): Promise<{ views: readonly StoredView[]; defaultId: string | undefined }>;
  /** Adds a view, or replaces the administrator's view with its id. */
  save(adminId: string, view: NewView): Promise<ViewOutcome>;
  /** Removes one of the administrator's views. It stops being anyone's default. */
  remove(id: string, adminId: string): Promise<ViewOutcome>;
  /** Sets or unsets the default view of a list. Returns false if the administrator can't use the view. */
  setDefault(adminId: string, list: ListName, id: string | null): Promise<boolean>;
};

/** `lastSignInAt` is milliseconds since 1970, or `undefined` before the first sign-in. */
export type SignInSummary = { lastSignInAt: number | undefined; openSessions: number };

/** A session without its administrator. Times are milliseconds since 1970. */
type SessionRecord = {
  digest: string;
  startedAt: number;
  seenAt: number;
  /** Undefined if the browser sent none, or the session is older than this field. */
  userAgent: string | undefined;
};

/** Stores sessions by the digest of their token, so that a stolen database can't be used to sign in. */
export type SessionRepository = {
  /** Adds a session, and records when its administrator signed in. */
  add(
    digest: string,
    session: { adminId: string; startedAt: number; userAgent?: string | undefined },
  ): Promise<void>;
  find(digest: string): Promise<StoredSession | undefined>;
  /** Returns the sessions of an account, last used first. Includes expired ones that aren't removed yet. */
  findAllOf(adminId: string): Promise<SessionRecord[]>;
  touch(digest: string, at: number): Promise<void>;
  remove(digest: string): Promise<void>;
  removeAllOf(adminId: string): Promise<void>;
  removeOthersOf(adminId: string, keptDigest: string): Promise<void>;
  removeAll(): Promise<void>;
  /**
   * Returns the sign-ins of every account by its id. Sessions that started, or were last used, at these times or earlier
   * are not open any more.
   */
  summarize(expired: { startedAt: number; seenAt: number }): Promise<Map<string, SignInSummary>>;
  /** Removes sessions that started, or were last used, before these times. */
  removeStale(before: { startedAt: number; seenAt: number }): Promise<void>;
};

/** Devices remembered for an account. The one that was used longest ago is forgotten first. */
export const MAX_DEVICES = 50;

/** Stores the devices that administrators have signed in on, by the digest of the device's token. */
export type DeviceRepository = {
  /** Remembers a device. `first`: the account had none before. `new`: it had others. */
  remember(adminId: string, digest: string, at: number): Promise<'first' | 'new' | 'known'>;
};

/**
 * Returns when a window can end at the latest. A window that ends later was counted before the clock was set back, and has
 * expired. Twice its length, because the clocks of two servers differ.
 */
export const getLatestReset = (now: number, windowMs: number): number => now + 2 * windowMs;

export type AttemptRepository = {
  /** Counts an attempt, atomically. Returns the attempts in the current window. An expired window restarts. */
  count(key: string, now: number, windowMs: number): Promise<{ attempts: number; resetsAt: number }>;
  /** Undoes one count. */
  refund(key: string): Promise<void>;
  /** Returns the attempts in the current window. */
  getCount(key: string, now: number): Promise<number>;
  removeStale(now: number): Promise<void>;
};

export type Database = {
  products: ProductRepository;
  orders: OrderRepository;
  customers: CustomerRepository;
  details: StoreDetailsRepository;
  invoices: InvoiceRepository;
  admins: AdminRepository;
  sessions: SessionRepository;
  devices: DeviceRepository;
  passkeys: PasskeyRepository;
  registrations: RegistrationRepository;
  codes: CodeRepository;
  resetLinks: ResetLinkRepository;
  outbox: OutboxRepository;
  attempts: AttemptRepository;
  idempotency: IdempotencyRepository;
  views: ViewRepository;
  history: HistoryRepository;
  storeKeys: StoreKeyRepository;
  webhooks: WebhookRepository;
  orderMails: OrderMailRepository;
  revisionFeed: RevisionFeed;
  /**
   * Counts users, products and orders, and sums the revenue of orders in the store's currency that are not cancelled. Users are the customers who
   * ordered. They are told apart by email, or by id if they have none.
   */
  getTotals(): Promise<Totals>;
  /**
   * Builds the sales report of a period, like the contract's `buildReportFromOrders`, with the totals of the period
   * `before` it.
   */
  getSalesReport(period: Period, before: Period | undefined): Promise<SalesReport>;
  /** Returns the publicIds that a product, an earlier version of a product or the store's details use. */
  findUsedImageIds(publicIds: readonly string[]): Promise<Set<string>>;
};

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
