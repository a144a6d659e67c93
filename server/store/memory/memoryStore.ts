import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import { toSmallestUnits } from '#contract/money/decimal.ts';
import type { Totals } from '#contract/dashboard/dashboard.ts';
import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { prepareOrders, buildReportFromOrders } from '#contract/reports/buildReportFromOrders.ts';
import { compareSortKeys } from '#contract/lists/sortKey.ts';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { findCustomers } from '#contract/orders/customers.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import {
  type AttemptStore,
  createRevisionFeed,
  type IdempotencyStore,
  type IdempotentResult,
  type OrderStore,
  type ProductStore,
  RepeatedRequestError,
  type Revisions,
  type Store,
  type StoredAdmin,
} from '../store.ts';
import { toCreation, toDeletion, toEdit } from '../history.ts';
import { getNextTimestamp } from '../timestamps.ts';
import { createMemoryAccounts } from './memoryAccounts.ts';
import { createMemoryHistory, type MemoryHistory } from './memoryHistory.ts';
import { createMemoryOutbox } from './memoryOutbox.ts';
import { createMemoryStoreKeys } from './memoryStoreKeys.ts';
import { createMemoryViews } from './memoryViews.ts';
import { createMemoryDetails, createMemoryInvoices } from './memoryDetails.ts';

function createMemoryProducts(
  catalogue: Map<string, StoredProduct>,
  { record }: MemoryHistory,
  bumpRevision: () => void,
  storeResult: (idempotentResult: IdempotentResult | undefined) => void,
): ProductStore {
  return {
    async *readBatches() {
      if (catalogue.size > 0) yield sortNewestFirst([...catalogue.values()]);
    },
    getPage: async (criteria) =>
      getPage(productListRules, sortNewestFirst([...catalogue.values()]), criteria),
    find: async (id) => catalogue.get(id),
    async add(product, write, idempotentResult) {
      storeResult(idempotentResult);
      catalogue.set(product._id, product);
      record(toCreation(product, write));
      bumpRevision();
    },
    async replace(product, before, write, idempotentResult) {
      const current = catalogue.get(before._id);
      if (!current || current.updatedAt !== before.updatedAt) return false;
      storeResult(idempotentResult);
      catalogue.set(product._id, product);
      record(toEdit(current, product, write));
      bumpRevision();
      return true;
    },
    async remove(id, write, idempotentResult) {
      const removed = catalogue.get(id);
      if (removed) storeResult(idempotentResult);
      catalogue.delete(id);
      if (removed) record(toDeletion(removed, write));
      bumpRevision();
      return removed;
    },
  };
}

function createMemoryOrders(
  rows: Map<string, StoredOrder>,
  { record, getStatusChanges }: MemoryHistory,
  bumpRevision: () => void,
): OrderStore {
  return {
    async *readBatches() {
      if (rows.size > 0) yield sortNewestFirst([...rows.values()]);
    },
    async getPage(criteria) {
      const parsed = sortNewestFirst([...rows.values()]).map((row) => orderSchema.parse(row));
      return getPage(orderListRules, parsed, criteria);
    },
    find: async (id) => rows.get(id),
    searchCustomers: async (search) => findCustomers(readNewest(rows), search),
    async changeStatus(id, { status, from: expected, ...write }) {
      const order = rows.get(id);
      if (!order) return undefined;
      const { orderStatus: from, orderId } = orderSchema.parse(order).orderDetails ?? {};
      if (from === status || (expected !== undefined && from !== expected)) return order;
      const at = getNextTimestamp(Date.parse(write.at), getStatusChanges(id).at(-1)?.at);
      const changed = {
        ...order,
        orderDetails: { ...order.orderDetails, orderStatus: status },
        updatedAt: at,
      };
      rows.set(id, changed);
      record({
        ...write,
        at,
        kind: 'orderStatusChanged',
        subjectId: id,
        subjectName: orderId,
        status: { from, to: status },
      });
      bumpRevision();
      return changed;
    },
    place: () => Promise.reject(new Error('not built')),
    changePayment: () => Promise.reject(new Error('not built')),
    getStatusHistory: async (id) => (rows.has(id) ? getStatusChanges(id) : undefined),
  };
}

type KeyOwner = Pick<IdempotentResult, 'adminId' | 'key'>;

const toMapKey = ({ adminId, key }: KeyOwner) => JSON.stringify([adminId, key]);

/** Stores idempotency keys in memory. `add` throws if the key is already stored. */
function createMemoryIdempotency(): IdempotencyStore & {
  add(idempotentResult: IdempotentResult | undefined): void;
} {
  const rows = new Map<string, IdempotentResult>();
  const findRow = (request: KeyOwner, after: number) => {
    const row = rows.get(toMapKey(request));
    return row && row.at > after ? row : undefined;
  };
  return {
    add(idempotentResult) {
      if (!idempotentResult) return;
      if (findRow(idempotentResult, idempotentResult.at - IDEMPOTENCY_KEY_LIFETIME_MS))
        throw new RepeatedRequestError();
      rows.set(toMapKey(idempotentResult), idempotentResult);
    },
    find: async (request, after) => findRow(request, after),
    async removeStale(before) {
      for (const [name, { at }] of rows) if (at <= before) rows.delete(name);
    },
  };
}

type DatedRow = { _id: string; createdAt?: string | null | undefined };

/** Sorts rows newest first. Rows without a date come last. */
const sortNewestFirst = <T extends DatedRow>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (a, b) => compareSortKeys(b.createdAt ?? '', a.createdAt ?? '') || compareSortKeys(b._id, a._id),
  );

/** `StoreDetails` apply until an administrator saves others. */
type MemoryStoreOptions = Partial<StoreDetails> & {
  products: readonly StoredProduct[];
  orders: readonly StoredOrder[];
};

function createMemoryAttempts(): AttemptStore {
  const rows = new Map<string, { attempts: number; resetsAt: number }>();
  return {
    async count(key, now, windowMs) {
      const row = rows.get(key);
      const current = row && row.resetsAt > now ? row : { attempts: 0, resetsAt: now + windowMs };
      const next = { ...current, attempts: current.attempts + 1 };
      rows.set(key, next);
      return next;
    },
    async refund(key) {
      const row = rows.get(key);
      if (row && row.attempts > 0) row.attempts -= 1;
    },
    async getCount(key, now) {
      const row = rows.get(key);
      return row && row.resetsAt > now ? row.attempts : 0;
    },
    async removeStale(now) {
      for (const [key, { resetsAt }] of rows) if (resetsAt <= now) rows.delete(key);
    },
  };
}

type TotalsInput = { accounts: number; products: number; orders: readonly StoredOrder[]; currency: Currency };

function computeTotals({ accounts, products, orders, currency }: TotalsInput): Totals {
  const decimals = getCurrencyDecimals(currency);
  const parsedOrders = orders.map((order) => orderSchema.parse(order));
  const buyers = parsedOrders.map(({ buyer }) => buyer?.email?.toLowerCase() ?? buyer?._id);
  const sumAmounts = (rows: typeof parsedOrders) =>
    rows.reduce((sum, { totalAmount = 0 }) => sum + toSmallestUnits(totalAmount, decimals), 0);
  const notCancelled = parsedOrders.filter(({ orderDetails }) => orderDetails?.orderStatus !== 'cancelled');
  return {
    totalUsers: accounts + new Set(buyers.filter((buyer) => buyer !== undefined)).size,
    totalProducts: products,
    totalOrders: parsedOrders.length,
    totalRevenueAmount: sumAmounts(notCancelled) / 10 ** decimals,
  };
}

const readNewest = (orders: Map<string, StoredOrder>) =>
  sortNewestFirst([...orders.values()]).map((order) => orderSchema.parse(order));

/** Creates a store in memory, for stories and tests. */
export function createMemoryStore({ products, orders, ...initialDetails }: MemoryStoreOptions): Store {
  const catalogue = new Map(products.map((product) => [product._id, product]));
  const orderRows = new Map(orders.map((order) => [order._id, order]));
  const accounts = new Map<string, StoredAdmin>();
  const revisions: Revisions = { products: 0, orders: 0, ordersPlaced: 0 };
  const revisionFeed = createRevisionFeed();
  const bumpRevision = (list: keyof Revisions) => {
    revisions[list] += 1;
    revisionFeed.publish({ [list]: revisions[list] });
  };
  const idempotency = createMemoryIdempotency();
  const history = createMemoryHistory(accounts, catalogue);
  const views = createMemoryViews(accounts);
  const outbox = createMemoryOutbox();
  const details = createMemoryDetails(initialDetails, () => bumpRevision('orders'));
  return {
    details,
    invoices: createMemoryInvoices(orderRows),
    products: createMemoryProducts(catalogue, history, () => bumpRevision('products'), idempotency.add),
    idempotency,
    orders: createMemoryOrders(orderRows, history, () => bumpRevision('orders')),
    history,
    storeKeys: createMemoryStoreKeys(revisions),
    ...createMemoryAccounts({ admins: accounts, revisions, outbox, onRemove: views.removeAllOf }),
    views,
    outbox,
    attempts: createMemoryAttempts(),
    revisionFeed,
    async getSalesReport(period, before) {
      const { timeZone, currency: current } = await details.get();
      if (!timeZone) return undefined;
      return buildReportFromOrders(prepareOrders(readNewest(orderRows), timeZone, current), period, before);
    },
    async findUsedImageIds(publicIds) {
      const requested = new Set(publicIds);
      const { logo } = await details.get();
      const used = [...catalogue.values()].flatMap(({ images }) => images);
      const usedIds = [...used, ...(logo ? [logo] : [])].map(({ publicId }) => publicId);
      return new Set([...usedIds, ...history.getImageIds()].filter((publicId) => requested.has(publicId)));
    },
    getTotals: async () =>
      computeTotals({
        accounts: accounts.size,
        products: catalogue.size,
        orders: [...orderRows.values()],
        currency: (await details.get()).currency,
      }),
  };
}
