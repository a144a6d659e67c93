import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createProducts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('sub_category', 'text')
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('actual_price', 'double precision', (column) => column.notNull())
    .addColumn('discounted_price', 'double precision')
    .addColumn('discount_percentage', 'double precision')
    .addColumn('stock', 'double precision', (column) => column.notNull())
    .addColumn('stock_unit', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_featured', 'integer', (column) => column.notNull())
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('locations', 'text', (column) => column.notNull())
    .addColumn('ram', 'text')
    .addColumn('sizes', 'text')
    .addColumn('weights', 'text')
    .addColumn('reviews', 'text')
    .addColumn('published_date', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text')
    .execute();
  await database.schema.createIndex('products_newest').on('products').columns(['created_at', 'id']).execute();
}

async function createOrders(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
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
    .addColumn('buyer_id', 'text')
    .addColumn('buyer_name', 'text')
    .addColumn('buyer_email', 'text')
    .addColumn('buyer_phone', 'text')
    .addColumn('product', 'text')
    .addColumn('address', 'text')
    .addColumn('payment', 'text')
    .addColumn('gateway', 'text')
    .execute();
  await database.schema.createIndex('orders_newest').on('orders').columns(['created_at', 'id']).execute();
}

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('admins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('sessions')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('sessions_of_admin').on('sessions').column('admin_id').execute();
  await database.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'bigint', (column) => column.notNull())
    .execute();
}

export const initialSchema: Migration = {
  async up(database) {
    await createProducts(database);
    await createOrders(database);
    await createAccounts(database);
    await database.schema
      .createTable('facts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
