import { order as orderSchema } from '#contract/orders/order.ts';
import {
  type Customer,
  type CustomerSums,
  mergeCustomers,
  toCustomer,
  toCustomerSums,
} from '#contract/customers/customer.ts';
import { readStoredRows } from '../lists/storedRows.ts';
import { toOrder } from './orderRow.ts';
import { sanitizeText } from '../sanitizeParameters.ts';
import type { CustomerRow, SqlDatabase, OrderRow } from '../schema.ts';

export const toSums = (row: CustomerRow): CustomerSums => ({
  name: row.name ?? undefined,
  email: row.email ?? undefined,
  phone: row.phone ?? undefined,
  orders: row.orders,
  counted: row.counted,
  revenue: Number(row.revenue),
  currency: row.currency ?? undefined,
  firstOrderAt: row.first_order_at ?? undefined,
  lastOrderAt: row.created_at || undefined,
});

export const toCustomerRow = (id: string, sums: CustomerSums): CustomerRow => ({
  id,
  name: sums.name ?? null,
  email: sums.email ?? null,
  phone: sums.phone ?? null,
  orders: sums.orders,
  counted: sums.counted,
  revenue: sums.revenue,
  currency: sums.currency ?? null,
  first_order_at: sums.firstOrderAt ?? null,
  created_at: sums.lastOrderAt ?? '',
});

export const fromCustomerRow = (row: CustomerRow): Customer => toCustomer(row.id, toSums(row));

export const readCustomerSums = (row: OrderRow) => toCustomerSums(orderSchema.parse(toOrder(row)));

/** Adds the orders, which are oldest first, to the rows of their customers. */
async function addOrders(transaction: SqlDatabase, rows: readonly OrderRow[]): Promise<void> {
  const added = new Map<string, CustomerSums>();
  for (const row of rows) {
    const sums = readCustomerSums(row);
    if (!sums) continue;
    const id = sanitizeText(sums.id);
    const known = added.get(id);
    added.set(id, known ? mergeCustomers(known, sums) : sums);
  }
  if (added.size === 0) return;
  const known = await transaction
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', [...added.keys()])
    .execute();
  for (const row of known) added.set(row.id, mergeCustomers(toSums(row), added.get(row.id)!));
  await transaction
    .insertInto('customers')
    .values([...added].map(([id, sums]) => toCustomerRow(id, sums)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        email: ref('excluded.email'),
        phone: ref('excluded.phone'),
        orders: ref('excluded.orders'),
        counted: ref('excluded.counted'),
        revenue: ref('excluded.revenue'),
        currency: ref('excluded.currency'),
        first_order_at: ref('excluded.first_order_at'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** Creates the table of customers again and fills it from the orders. */
export async function fillCustomers(transaction: SqlDatabase): Promise<void> {
  await transaction.schema.dropTable('customers').ifExists().execute();
  await transaction.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('orders', 'integer', (column) => column.notNull())
    .addColumn('counted', 'integer', (column) => column.notNull())
    .addColumn('revenue', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text')
    .addColumn('first_order_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await transaction.schema
    .createIndex('customers_newest')
    .on('customers')
    .columns(['created_at', 'id'])
    .execute();
  for await (const rows of readStoredRows<OrderRow>(transaction, 'orders'))
    await addOrders(transaction, rows);
}
