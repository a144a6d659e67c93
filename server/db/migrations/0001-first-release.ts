import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from '../schema.ts';
import { createAccountTables, key, ofAdmin, required, type Schema } from './0001-first-release-accounts.ts';

async function createProducts(schema: Schema): Promise<void> {
  await schema
    .createTable('products')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('sub_category', 'text')
    .addColumn('brand', 'text', required)
    .addColumn('actual_price', 'double precision', required)
    .addColumn('discounted_price', 'double precision')
    .addColumn('discount_percentage', 'double precision')
    .addColumn('stock', 'double precision', required)
    .addColumn('stock_unit', 'text')
    .addColumn('status', 'text', required)
    .addColumn('is_featured', 'integer', required)
    .addColumn('images', 'text', required)
    .addColumn('locations', 'text', required)
    .addColumn('ram', 'text')
    .addColumn('sizes', 'text')
    .addColumn('weights', 'text')
    .addColumn('reviews', 'text')
    .addColumn('published_date', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text')
    .execute();
  await schema.createIndex('products_newest').on('products').columns(['created_at', 'id']).execute();
  await schema
    .createTable('product_images')
    .addColumn('public_id', 'text', required)
    .addColumn('product_id', 'text', required)
    .addPrimaryKeyConstraint('product_images_pk', ['public_id', 'product_id'])
    .execute();
  await schema.createIndex('product_images_of_product').on('product_images').column('product_id').execute();
}

async function createOrders(schema: Schema): Promise<void> {
  await schema
    .createTable('orders')
    .addColumn('id', 'text', key)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text')
    .addColumn('quantity', 'double precision')
    .addColumn('product_price', 'double precision')
    .addColumn('total_amount', 'double precision')
    .addColumn('total_discount', 'double precision')
    .addColumn('delivery_charges', 'double precision')
    .addColumn('platform_fee', 'double precision')
    .addColumn('delivery_time', 'text')
    .addColumn('order_number', 'text')
    .addColumn('status', 'text')
    .addColumn('currency', 'text')
    .addColumn('time_zone', 'text')
    .addColumn('buyer_id', 'text')
    .addColumn('buyer_name', 'text')
    .addColumn('buyer_email', 'text')
    .addColumn('buyer_phone', 'text')
    .addColumn('product', 'text')
    .addColumn('address', 'text')
    .addColumn('payment', 'text')
    .addColumn('gateway', 'text')
    .addColumn('key_id', 'text')
    .addColumn('request_key', 'text')
    .addColumn('request_digest', 'text')
    .execute();
  await schema.createIndex('orders_newest').on('orders').columns(['created_at', 'id']).execute();
  // Covering indexes for the totals, so that they don't read whole orders.
  await schema
    .createIndex('orders_revenue')
    .on('orders')
    .columns(['currency', 'status', 'total_amount'])
    .execute();
  await schema
    .createIndex('orders_buyer')
    .on('orders')
    .expression(sql`coalesce(lower(buyer_email), buyer_id)`)
    .execute();
  await schema
    .createIndex('orders_by_request')
    .unique()
    .on('orders')
    .columns(['key_id', 'request_key'])
    .where('key_id', 'is not', null)
    .execute();
  await schema
    .createIndex('orders_without_time_zone')
    .on('orders')
    .column('id')
    .where(sql.ref('time_zone'), 'is', null)
    .execute();
}

/** Not a foreign key, because a number stays used even if its order is removed. */
async function createInvoices(schema: Schema): Promise<void> {
  await schema
    .createTable('invoices')
    .addColumn('number', 'bigint', key)
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('issued_at', 'text', required)
    .addColumn('time_zone', 'text')
    .execute();
  await schema
    .createIndex('invoices_without_time_zone')
    .on('invoices')
    .column('number')
    .where(sql.ref('time_zone'), 'is', null)
    .execute();
}

async function createHistory(schema: Schema): Promise<void> {
  await schema
    .createTable('history')
    .addColumn('id', 'text', key)
    .addColumn('created_at', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('admin_id', 'text', (column) => column.references('admins.id').onDelete('set null'))
    .addColumn('subject_id', 'text', required)
    .addColumn('subject_name', 'text')
    .addColumn('source', 'text')
    .addColumn('file_name', 'text')
    .addColumn('status_from', 'text')
    .addColumn('status_to', 'text')
    .addColumn('changes', 'text')
    .execute();
  await schema.createIndex('history_newest').on('history').columns(['created_at', 'id']).execute();
  for (const column of ['admin_id', 'kind', 'subject_id'])
    await schema.createIndex(`history_by_${column}`).on('history').columns([column, 'id']).execute();
  await schema
    .createTable('history_images')
    .addColumn('entry_id', 'text', (column) => column.notNull().references('history.id').onDelete('cascade'))
    .addColumn('product_id', 'text', required)
    .addColumn('public_id', 'text', required)
    .addColumn('url', 'text', required)
    .addPrimaryKeyConstraint('history_images_pk', ['entry_id', 'public_id'])
    .execute();
  await schema.createIndex('history_images_by_image').on('history_images').column('public_id').execute();
}

/** Facts about the store, its details (no row or one), the keys of the Store API, and answered requests. */
async function createStore(schema: Schema): Promise<void> {
  await schema
    .createTable('facts')
    .addColumn('name', 'text', key)
    .addColumn('value', 'text', required)
    .execute();
  await schema
    .createTable('store_details')
    .addColumn('id', 'text', key)
    .addColumn('store_name', 'text')
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('currency', 'text')
    .addColumn('time_zone', 'text')
    .addColumn('logo_url', 'text')
    .addColumn('logo_id', 'text')
    .addColumn('updated_at', 'text', required)
    .execute();
  await schema
    .createTable('store_keys')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('folded_name', 'text', (column) => column.notNull().unique())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('ending', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_used_at', 'bigint')
    .execute();
  await schema
    .createTable('idempotency_keys')
    .addColumn('admin_id', 'text', ofAdmin)
    .addColumn('key', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['admin_id', 'key'])
    .execute();
  await schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute();
}

/** Revisions, and what lists and sums were built by. Both are filled when the store opens. */
async function createLists(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('list_versions')
    .addColumn('list', 'text', key)
    .addColumn('version', 'bigint', required)
    .execute();
  await sql`insert into list_versions (list, version)
    values ('products', 0), ('orders', 0), ('ordersPlaced', 0)`.execute(database);
  await database.schema
    .createTable('list_indexes')
    .addColumn('list', 'text', key)
    .addColumn('definition', 'text')
    .execute();
}

/** Sums of orders for reports, which read ranges of the key: SQLite stores the rows in its order (WITHOUT ROWID). */
async function createSums(database: Kysely<unknown>): Promise<void> {
  const storeInKeyOrder = <Table extends string, Column extends string>(
    table: CreateTableBuilder<Table, Column>,
  ) => (getEngine(database) === 'postgres' ? table : table.modifyEnd(sql`without rowid`));
  await database.schema
    .createTable('order_sum_builds')
    .addColumn('build', 'integer', key)
    .addColumn('time_zone', 'text', required)
    .addColumn('zone_data', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('is_complete', 'integer', required)
    .addColumn('last_created_at', 'text', required)
    .addColumn('last_id', 'text', required)
    .execute();
  await storeInKeyOrder(
    database.schema
      .createTable('order_sums')
      .addColumn('build', 'integer', required)
      .addColumn('dimension', 'text', required)
      .addColumn('day', 'text', required)
      .addColumn('key', 'text', required)
      .addColumn('currency', 'text', required)
      .addColumn('orders', 'bigint', required)
      .addColumn('counted', 'bigint', required)
      .addColumn('revenue', 'bigint', required)
      .addColumn('pieces', 'bigint', required)
      .addColumn('unpriced', 'bigint', required)
      .addPrimaryKeyConstraint('order_sums_pk', ['build', 'dimension', 'day', 'key', 'currency']),
  ).execute();
  await storeInKeyOrder(
    database.schema
      .createTable('order_labels')
      .addColumn('dimension', 'text', required)
      .addColumn('key', 'text', required)
      .addColumn('label', 'text', required)
      .addPrimaryKeyConstraint('order_labels_pk', ['dimension', 'key']),
  ).execute();
}

/** The schema of version 1. The tables of lists and customers are created when the store opens. */
export const firstRelease: Migration = {
  async up(database) {
    await createAccountTables(database.schema);
    await createProducts(database.schema);
    await createOrders(database.schema);
    await createInvoices(database.schema);
    await createHistory(database.schema);
    await createStore(database.schema);
    await createLists(database);
    await createSums(database);
  },
};
