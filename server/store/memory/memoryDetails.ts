import type { Invoice } from '#contract/orders/invoiceCalls.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoreDetails, VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import type { InvoiceStore, StoreDetailsStore } from '../store.ts';

/** `onRegionChange` is called when a new currency or time zone changes amounts or days. */
export function createMemoryDetails(
  {
    storeName,
    contact = { email: '', phone: '', address: '' },
    currency = null,
    timeZone,
    logo = null,
  }: Partial<StoreDetails>,
  onRegionChange: () => void,
): StoreDetailsStore {
  const initial = { storeName, contact, currency, timeZone, logo, updatedAt: null };
  let details: VersionedStoreDetails = initial;
  return {
    get: async () => details,
    async save(saved, before) {
      if (details.updatedAt !== before.updatedAt) return false;
      details = saved;
      if (saved.currency !== before.currency || saved.timeZone !== before.timeZone) onRegionChange();
      return true;
    },
  };
}

export function createMemoryInvoices(orders: ReadonlyMap<string, StoredOrder>): InvoiceStore {
  const invoices = new Map<string, Invoice>();
  return {
    async issue(orderIds, at) {
      if (orderIds.some((id) => !orders.has(id))) return undefined;
      return [...new Set(orderIds)].map((orderId) => {
        const invoice = invoices.get(orderId) ?? { orderId, number: invoices.size + 1, issuedAt: at };
        invoices.set(orderId, invoice);
        return invoice;
      });
    },
  };
}
