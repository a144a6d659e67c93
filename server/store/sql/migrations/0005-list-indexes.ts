import type { Migration } from 'kysely/migration';

/** Tables of the images of products and of list definitions. Both are filled when a store opens. */
export const listIndexes: Migration = {
  async up(database) {
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
      .createTable('list_indexes')
      .addColumn('list', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
  },
};
