import {
  type Currency,
  getCurrencyDecimals,
  getStoreCurrency,
  sortCurrencies,
} from '#contract/money/currency.ts';
import { toSmallestUnits } from '#contract/money/decimal.ts';
import type { Totals } from '#contract/dashboard/dashboard.ts';
import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { getOrderCurrency, getOrderTimeZone } from '#contract/orders/orderValues.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { prepareOrders, buildReportFromOrders } from '#contract/reports/buildReportFromOrders.ts';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { applyStockEdit } from '#contract/products/stockEdit.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { getZoneName } from '#contract/time/timeZones.ts';
import {
  type AttemptStore,
  createRevisionFeed,
  getLatestReset,
  type IdempotencyStore,
  type IdempotentResult,
  NO_REVISIONS,
  type ProductStore,
  RepeatedRequestError,
  type Revisions,
  type Store,
  type StoredAdmin,
} from '../store.ts';
import { toCreation, toDeletion, toEdit } from '../history.ts';
import { createMemoryAccounts } from './memoryAccounts.ts';
import { createMemoryCustomers } from './memoryCustomers.ts';
import { createMemoryHistory, type MemoryHistory } from './memoryHistory.ts';
import { createMemoryOrders, readNewest } from './memoryOrders.ts';
import { createMemoryOutbox } from './memoryOutbox.ts';
import { createMemoryStoreKeys } from './memoryStoreKeys.ts';
import { createMemoryViews } from './memoryViews.ts';
import { createMemoryDetails, createMemoryInvoices } from './memoryDetails.ts';
import { sortNewestFirst } from './sortNewestFirst.ts';

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
    async replace(product, before, edit, idempotentResult) {
      const current = catalogue.get(before._id);
      if (!current || current.updatedAt !== before.updatedAt) return false;
      storeResult(idempotentResult);
      const stock = applyStockEdit(current.stock, { stock: product.stock, stockBefore: edit.stockBefore });
      const replaced = { ...product, stock };
      catalogue.set(product._id, replaced);
      record(toEdit(current, replaced, edit));
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
      const isCurrent = row && row.resetsAt > now && row.resetsAt <= getLatestReset(now, windowMs);
      const current = isCurrent ? row : { attempts: 0, resetsAt: now + windowMs };
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

type TotalsInput = { products: number; orders: readonly StoredOrder[]; currency: Currency };

function computeTotals({ products, orders, ...store }: TotalsInput): Totals {
  const currency = getStoreCurrency(store.currency);
  const decimals = getCurrencyDecimals(currency);
  const parsedOrders = orders.map((order) => orderSchema.parse(order));
  const buyers = parsedOrders.map(({ buyer }) => buyer?.email?.toLowerCase() ?? buyer?._id);
  const sumAmounts = (rows: typeof parsedOrders) =>
    rows.reduce((sum, { totalAmount = 0 }) => sum + toSmallestUnits(totalAmount, decimals), 0);
  const notCancelled = parsedOrders.filter(({ orderDetails }) => orderDetails?.orderStatus !== 'cancelled');
  const byCurrency = Map.groupBy(notCancelled, (order) => getOrderCurrency(order) ?? currency);
  const others = [...byCurrency]
    .filter(([other]) => other !== currency)
    .map(([other, grouped]) => ({ currency: other, orders: grouped.length }));
  return {
    totalUsers: new Set(buyers.filter((buyer) => buyer !== undefined)).size,
    totalProducts: products,
    totalOrders: parsedOrders.length,
    totalRevenueAmount: sumAmounts(byCurrency.get(currency) ?? []) / 10 ** decimals,
    ...(others.length > 0 && { otherCurrencies: sortCurrencies(others) }),
  };
}

/** Returns the order with this currency and time zone if it has none. */
function keepRegion(order: StoredOrder, { currency, timeZone }: StoreDetails): StoredOrder {
  const parsed = orderSchema.parse(order);
  return {
    ...order,
    orderDetails: {
      ...order.orderDetails,
      orderCurrency: getOrderCurrency(parsed) ?? getStoreCurrency(currency),
      orderTimeZone: getOrderTimeZone(parsed) ?? timeZone,
    },
  };
}

/** Creates a store in memory, for stories and tests. */
export function createMemoryStore({ products, orders, ...initialDetails }: MemoryStoreOptions): Store {
  const catalogue = new Map(products.map((product) => [product._id, product]));
  const orderRows = new Map(orders.map((order) => [order._id, order]));
  const accounts = new Map<string, StoredAdmin>();
  const revisions: Revisions = { ...NO_REVISIONS };
  const revisionFeed = createRevisionFeed();
  const bumpRevisions = (...names: (keyof Revisions)[]) => {
    for (const name of names) revisions[name] += 1;
    revisionFeed.publish(Object.fromEntries(names.map((name) => [name, revisions[name]])));
  };
  const idempotency = createMemoryIdempotency();
  const history = createMemoryHistory(accounts, catalogue);
  const views = createMemoryViews(accounts);
  const outbox = createMemoryOutbox();
  const details = createMemoryDetails(initialDetails, (region) => {
    for (const [id, order] of orderRows) orderRows.set(id, keepRegion(order, region));
    bumpRevisions('orders');
  });
  return {
    details,
    invoices: createMemoryInvoices(orderRows),
    products: createMemoryProducts(catalogue, history, () => bumpRevisions('products'), idempotency.add),
    idempotency,
    orders: createMemoryOrders(orderRows, { catalogue, history, bumpRevisions }),
    customers: createMemoryCustomers(orderRows),
    history,
    storeKeys: createMemoryStoreKeys(revisions),
    ...createMemoryAccounts({ admins: accounts, revisions, outbox, onRemove: views.removeAllOf }),
    views,
    outbox,
    attempts: createMemoryAttempts(),
    revisionFeed,
    async getSalesReport(period, before) {
      const { timeZone: storeZone, currency: current } = await details.get();
      const timeZone = getZoneName(storeZone ?? undefined);
      const prepared = prepareOrders(readNewest(orderRows), timeZone, current);
      return { ...buildReportFromOrders(prepared, period, before), timeZone };
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
        products: catalogue.size,
        orders: [...orderRows.values()],
        currency: (await details.get()).currency,
      }),
  };
}
