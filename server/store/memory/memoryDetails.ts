import type { Invoice } from '#contract/orders/invoiceCalls.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoreDetails, VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import type { InvoiceStore, StoreDetailsStore } from '../store.ts';

/** `onRegionChange` is called with the region of the orders before when the currency or time zone changes. */
export function createMemoryDetails(
  {
    storeName,
    contact = { email: '', phone: '', address: '' },
    currency = null,
    timeZone,
    logo = null,
  }: Partial<StoreDetails>,
  onRegionChange: (before: StoreDetails) => void,
): StoreDetailsStore {
  const initial = { storeName, contact, currency, timeZone, logo, updatedAt: null };
  let details: VersionedStoreDetails = initial;
  return {
    get: async () => details,
    async save(saved, before) {
      if (details.updatedAt !== before.updatedAt) return false;
      details = saved;
      if (saved.currency !== before.currency || saved.timeZone !== before.timeZone)
        onRegionChange({ ...before, timeZone: before.timeZone ?? saved.timeZone });
      return true;
    },
    finishTimeZoneChange: async () => undefined,
  };
}

export function createMemoryInvoices(orders: ReadonlyMap<string, StoredOrder>): InvoiceStore {
  const invoices = new Map<string, Invoice>();
  return {
    async issue(orderIds, at, timeZone) {
      if (orderIds.some((id) => !orders.has(id))) return undefined;
      return [...new Set(orderIds)].map((orderId) => {
        const invoice = invoices.get(orderId) ?? {
          orderId,
          number: invoices.size + 1,
          issuedAt: at,
          timeZone: timeZone ?? undefined,
        };
        invoices.set(orderId, invoice);
        return invoice;
      });
    },
  };
}
