import type { StoreDetails, VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import { getZoneName } from '#contract/time/timeZones.ts';
import type { StoreDetailsRepository } from '../base/database.ts';
import { fillCustomerCurrencies } from './orders/customers.ts';
import { lockList } from './lists/storedRows.ts';
import { fillCurrencies, planTimeZones } from './orders/orderRegions.ts';
import { planSums } from './reports/nextSums.ts';
import type { SqlDatabase, StoreDetailsRow } from './schema.ts';
import { createTimeZoneChange } from './orders/timeZoneChange.ts';
import { type RevisionNotifications, transact, transactAndBumpRevisions } from './transact.ts';

const ROW_ID = 'store';

function toDetails(row: StoreDetailsRow): VersionedStoreDetails {
  const { logo_url: url, logo_id: publicId } = row;
  return {
    storeName: row.store_name ?? undefined,
    contact: { email: row.email, phone: row.phone, address: row.address },
    taxNumber: row.tax_number ?? undefined,
    currency: row.currency,
    timeZone: row.time_zone,
    logo: url === null || publicId === null ? null : { url, publicId },
    updatedAt: row.updated_at,
  };
}

const fromDetails = ({ storeName, contact, taxNumber, currency, timeZone, logo }: StoreDetails) => ({
  store_name: storeName ?? null,
  ...contact,
  tax_number: taxNumber || null,
  currency,
  time_zone: timeZone ?? null,
  logo_url: logo?.url ?? null,
  logo_id: logo?.publicId ?? null,
});

/** Reads the saved details, or the initial ones if there are none. */
export async function readStoreDetails(
  database: SqlDatabase,
  initial: StoreDetails,
): Promise<VersionedStoreDetails> {
  const row = await database.selectFrom('store_details').selectAll().executeTakeFirst();
  return row ? toDetails(row) : { ...initial, updatedAt: null };
}

/** Writes the details unless someone has saved them since `before`. */
async function write(transaction: SqlDatabase, values: Omit<StoreDetailsRow, 'id'>, before: string | null) {
  const insert = transaction.insertInto('store_details').values({ id: ROW_ID, ...values });
  const saved = await insert
    .onConflict((conflict) =>
      before === null
        ? conflict.doNothing()
        : conflict.column('id').doUpdateSet(values).where('store_details.updated_at', '=', before),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export function createStoreDetailsRepository(
  database: SqlDatabase,
  notifications: RevisionNotifications,
  initial: StoreDetails,
): StoreDetailsRepository {
  const get = () => readStoreDetails(database, initial);
  return {
    get,
    async save({ updatedAt, ...details }, before) {
      const values = { ...fromDetails(details), updated_at: updatedAt };
      const { currency, timeZone } = details;
      const isSame = currency === before.currency && (timeZone ?? null) === (before.timeZone ?? null);
      if (isSame) return transact(database, (transaction) => write(transaction, values, before.updatedAt));
      // Reports and totals depend on both. The orders before keep theirs.
      return transactAndBumpRevisions(database, notifications, ['orders'], async (transaction) => {
        await lockList(transaction, 'orders');
        if (!(await write(transaction, values, before.updatedAt))) return false;
        await fillCurrencies(transaction, before.currency);
        await fillCustomerCurrencies(transaction, before.currency);
        const firstTimeZone = before.timeZone ?? timeZone;
        if (firstTimeZone) await planTimeZones(transaction, firstTimeZone);
        if (timeZone) await planSums(transaction, getZoneName(timeZone));
        return true;
      });
    },
    finishTimeZoneChange: createTimeZoneChange(database, notifications),
  };
}
