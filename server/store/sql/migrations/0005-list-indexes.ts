import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type SortColumns = Record<string, 'text' | 'double precision'>;

/** Numbers the rows: the index of a search names them by that. SQLite does so for an integer that is the key. */
const numbered = (isPostgres: boolean) => (column: ColumnDefinitionBuilder) =>
  isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey();

async function createIndexTable(
  database: Kysely<unknown>,
  name: string,
  columns: SortColumns,
): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  let table = database.schema
    .createTable(name)
    .addColumn('row', 'integer', numbered(isPostgres))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('filter', 'text');
  for (const [column, type] of Object.entries(columns)) table = table.addColumn(column, sql.raw(type));
  await table.execute();
}

/** What paged lists are searched, filtered and sorted by, and which products have an image. It follows from the rows and is filled when a store opens. */
export const listIndexes: Migration = {
  async up(database) {
    await createIndexTable(database, 'product_index', {
      by_product: 'text',
      by_category: 'text',
      by_price: 'double precision',
      by_stock: 'double precision',
      by_discount: 'double precision',
    });
    await createIndexTable(database, 'order_index', {
      by_total: 'double precision',
      by_status: 'double precision',
      by_date: 'double precision',
    });
    await database.schema
      .createTable('product_images')
      .addColumn('public_id', 'text', (column) => column.notNull())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('product_images_pk', ['public_id', 'product_id'])
      .execute();
    await database.schema
      .createIndex('product_images_of_product')
      .on('product_images')
      .column('product_id')
      .execute();
    await database.schema
      .createTable('list_counts')
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('rows', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('list_counts_pk', ['list', 'name'])
      .execute();
    await database.schema
      .createTable('list_indexes')
      .addColumn('list', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
  },
};
