import { getStoreCurrency } from '#contract/money/currency.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import type { Database } from './schema.ts';

export type Region = Pick<StoreDetails, 'currency' | 'timeZone'>;

/**
 * Gives the store's currency and time zone to orders and invoices that have none: those of earlier versions, and those that
 * were made before the store had a time zone. Later changes of the store's details don't change them.
 */
export async function fillOrderRegions(database: Database, { currency, timeZone }: Region): Promise<void> {
  await database
    .updateTable('orders')
    .set({ currency: getStoreCurrency(currency) })
    .where('currency', 'is', null)
    .execute();
  if (!timeZone) return;
  for (const table of ['orders', 'invoices'] as const)
    await database.updateTable(table).set({ time_zone: timeZone }).where('time_zone', 'is', null).execute();
}
