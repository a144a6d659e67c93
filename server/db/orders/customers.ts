import { type Address, findAddresses, mergeCustomers, replaceOrder } from '#contract/customers/customer.ts';
import { getStoreCurrency } from '#contract/money/currency.ts';
import { order as orderSchema } from '#contract/orders/order.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import type { CustomerRepository } from '../../base/database.ts';
import { fromCustomerRow, readCustomerSums, toCustomerRow, toSums } from './customerRows.ts';
import { writeListRow } from '../lists/listTable.ts';
import { customerTable } from '../lists/listTables.ts';
import { createPageReader } from '../lists/readRows.ts';
import { parseJson, toOrder } from './orderRow.ts';
import type { CustomerRow, SqlDatabase, OrderRow } from '../schema.ts';

/** An update that changes nothing locks the row on both engines. */
const lockCustomer = (transaction: SqlDatabase, id: string): Promise<CustomerRow | undefined> =>
  transaction
    .updateTable('customers')
    .set((eb) => ({ orders: eb.ref('orders') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

async function writeCustomer(transaction: SqlDatabase, { id, ...values }: CustomerRow): Promise<void> {
  const row = await transaction
    .updateTable('customers')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeListRow(transaction, customerTable, row);
}

/** Adds a new order to its customer, in the transaction that stores it. */
export async function addToCustomer(transaction: SqlDatabase, order: OrderRow): Promise<void> {
  const added = readCustomerSums(order);
  if (!added) return;
  const row = toCustomerRow(added.id, added);
  const inserted = await transaction
    .insertInto('customers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return writeListRow(transaction, customerTable, inserted);
  const known = await lockCustomer(transaction, added.id);
  if (known) await writeCustomer(transaction, toCustomerRow(known.id, mergeCustomers(toSums(known), added)));
}

/** Updates the customer of a changed order, in the transaction that stores the change. */
export async function changeCustomer(
  transaction: SqlDatabase,
  before: OrderRow,
  after: OrderRow,
): Promise<void> {
  const id = readCustomerSums(after)?.id;
  const known = id === undefined ? undefined : await lockCustomer(transaction, id);
  if (!known) return;
  const [old, changed] = [before, after].map((row) => orderSchema.parse(toOrder(row)));
  await writeCustomer(transaction, toCustomerRow(known.id, replaceOrder(toSums(known), old!, changed!)));
}

/** Gives the currency that the store had to customers whose orders have none. */
export const fillCustomerCurrencies = (transaction: SqlDatabase, currency: StoreDetails['currency']) =>
  transaction
    .updateTable('customers')
    .set({ currency: getStoreCurrency(currency) })
    .where('currency', 'is', null)
    .execute();

export function createCustomerRepository(database: SqlDatabase, useTrigrams: boolean): CustomerRepository {
  const { readPage } = createPageReader<CustomerRow>(database, customerTable, useTrigrams);
  return {
    async getPage(criteria) {
      const page = await readPage(criteria);
      return { ...page, rows: page.rows.map(fromCustomerRow) };
    },
    async find(id) {
      const row = await database.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const orders = await database
        .selectFrom('orders')
        .innerJoin('orders_list', 'orders_list.id', 'orders.id')
        .select('address')
        .where('orders_list.filter_customer', '=', id)
        .orderBy('orders_list.created_at', 'desc')
        .orderBy('orders_list.id', 'desc')
        .limit(MAX_READ_ORDERS)
        .execute();
      return { customer: fromCustomerRow(row), addresses: findAddresses(orders.map(readAddress)) };
    },
  };
}

/** Newest orders whose addresses are read. */
const MAX_READ_ORDERS = 1000;

const readAddress = ({ address }: Pick<OrderRow, 'address'>) => ({ address: parseJson<Address>(address) });
