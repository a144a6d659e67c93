import { sql } from 'kysely';
import { getStoreCurrency } from '#contract/money/currency.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import type { SqlDatabase } from '../schema.ts';

export type Region = Pick<StoreDetails, 'currency' | 'timeZone'>;

const ROWS_PER_STEP = 200;

/** Name of the fact with the time zone that orders and invoices without one are about to get. */
const FIRST_TIME_ZONE = 'first time zone';

const tables = [
  { name: 'orders', id: 'id' },
  { name: 'invoices', id: 'number' },
] as const;

async function hasRowsWithoutTimeZone(database: SqlDatabase, table: 'orders' | 'invoices'): Promise<boolean> {
  const rows = database.selectFrom(table).select('time_zone').where('time_zone', 'is', null).limit(1);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** Gives the store's currency to orders that have none: those of earlier versions and of archives. */
export const fillCurrencies = (database: SqlDatabase, currency: StoreDetails['currency']) =>
  database
    .updateTable('orders')
    .set({ currency: getStoreCurrency(currency) })
    .where('currency', 'is', null)
    .execute();

/**
 * Begins to give a time zone to the orders and invoices that have none: those of earlier versions, and those that were made
 * before the store had a time zone. Later changes of the store's details don't change them. `fillNextTimeZones` does it.
 */
export async function planTimeZones(transaction: SqlDatabase, timeZone: string): Promise<void> {
  for (const { name } of tables)
    if (await hasRowsWithoutTimeZone(transaction, name))
      await transaction
        .insertInto('facts')
        .values({ name: FIRST_TIME_ZONE, value: timeZone })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}

/** Gives their time zone to some orders or invoices. Returns whether there were any. */
export async function fillNextTimeZones(database: SqlDatabase): Promise<boolean> {
  const fact = database.selectFrom('facts').select('value').where('name', '=', FIRST_TIME_ZONE);
  const timeZone = (await fact.executeTakeFirst())?.value;
  if (timeZone === undefined) return false;
  for (const { name, id } of tables) {
    const { numAffectedRows = 0n } = await sql`update ${sql.table(name)} set time_zone = ${timeZone}
      where ${sql.ref(id)} in (select ${sql.ref(id)} from ${sql.table(name)} where time_zone is null
        limit ${ROWS_PER_STEP})`.execute(database);
    if (numAffectedRows > 0n) return true;
  }
  await database.deleteFrom('facts').where('name', '=', FIRST_TIME_ZONE).execute();
  return true;
}

/** Gives a currency and a time zone to all orders and invoices that have none. */
export async function fillOrderRegions(database: SqlDatabase, { currency, timeZone }: Region): Promise<void> {
  await fillCurrencies(database, currency);
  if (!timeZone) return;
  await planTimeZones(database, timeZone);
  while (await fillNextTimeZones(database));
}
