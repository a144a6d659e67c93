import { sql } from 'kysely';
import {
  type Customer,
  getCustomerSearchText,
  MAX_CUSTOMERS,
  toCustomer,
  toCustomerFilter,
  toCustomerTerm,
} from '#contract/orders/customers.ts';
import { toFilterKey } from '#contract/lists/listRules.ts';
import { getEngine, type CustomerRow, type Database, type OrderRow } from '../schema.ts';
import type { LinkedRows } from './linkedRows.ts';
import { createSearchCondition, createTrigrams } from './trigrams.ts';

const TABLE = { name: 'customers', searchName: 'customer_search' };

type BuyerColumns = Pick<OrderRow, 'id' | 'created_at' | 'buyer_name' | 'buyer_email' | 'buyer_phone'>;

function toCustomerRow(row: BuyerColumns): CustomerRow | undefined {
  const buyer = {
    fullName: row.buyer_name ?? undefined,
    email: row.buyer_email ?? undefined,
    phoneNumber: row.buyer_phone ?? undefined,
  };
  const customer = toCustomer({ buyer });
  const filter = customer && toCustomerFilter(customer);
  if (!customer || filter === undefined) return undefined;
  return {
    key: toFilterKey(filter),
    name: customer.name ?? null,
    email: customer.email ?? null,
    phone: customer.phone ?? null,
    search_text: getCustomerSearchText(customer),
    newest_order_at: row.created_at,
  };
}

/** Returns the newest row of each customer, because a statement can't write a row twice. */
function findNewestRows(rows: readonly BuyerColumns[]): CustomerRow[] {
  const newest = new Map<string, CustomerRow>();
  for (const row of rows) {
    const customer = toCustomerRow(row);
    const known = customer && newest.get(customer.key);
    if (customer && !(known && known.newest_order_at > customer.newest_order_at))
      newest.set(customer.key, customer);
  }
  return [...newest.values()];
}

/** The customers of the orders. Orders are never removed, so neither are customers. */
export const customers: LinkedRows<BuyerColumns> = {
  async clear(transaction) {
    await transaction.schema.dropTable(TABLE.name).ifExists().execute();
    let table = transaction.schema.createTable(TABLE.name);
    if (getEngine(transaction) === 'sqlite') {
      await transaction.schema.dropTable(TABLE.searchName).ifExists().execute();
      // SQLite's full-text table refers to rows by number.
      table = table.addColumn('row', 'integer', (column) => column.primaryKey());
    }
    await table
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text')
      .addColumn('email', 'text')
      .addColumn('phone', 'text')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('newest_order_at', 'text', (column) => column.notNull())
      .execute();
  },
  remove: async () => undefined,
  async add(transaction, rows) {
    const values = findNewestRows(rows);
    if (values.length === 0) return;
    await transaction
      .insertInto('customers')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(({ ref }) => ({
            name: ref('excluded.name'),
            email: ref('excluded.email'),
            phone: ref('excluded.phone'),
            search_text: ref('excluded.search_text'),
            newest_order_at: ref('excluded.newest_order_at'),
          }))
          .whereRef('excluded.newest_order_at', '>=', 'customers.newest_order_at'),
      )
      .execute();
  },
  async index(transaction, useTrigrams) {
    await transaction.schema
      .createIndex('customers_newest')
      .on(TABLE.name)
      .columns(['newest_order_at desc', 'key'])
      .execute();
    if (useTrigrams) await createTrigrams(transaction, TABLE);
    if (getEngine(transaction) === 'postgres')
      await sql`analyze ${sql.table(TABLE.name)}`.execute(transaction);
  },
};

/** Creates a function that finds customers by name, email or phone number. */
export const createCustomerSearch =
  (database: Database, useTrigrams: boolean) =>
  async (search: string): Promise<Customer[]> => {
    const term = toCustomerTerm(search);
    if (term === '') return [];
    const found = await database
      .selectFrom('customers')
      .select(['name', 'email', 'phone'])
      .select((eb) =>
        eb
          .selectFrom('order_list')
          .select(eb.fn.countAll().as('count'))
          .whereRef('order_list.filter_customer', '=', 'customers.key')
          .as('orders'),
      )
      .where(createSearchCondition(database, TABLE, term, useTrigrams))
      .orderBy('newest_order_at', 'desc')
      .orderBy('key')
      .limit(MAX_CUSTOMERS)
      .execute();
    return found.map(({ name, email, phone, orders }) => ({
      name: name ?? undefined,
      email: email ?? undefined,
      phone: phone ?? undefined,
      orders: Number(orders),
    }));
  };
