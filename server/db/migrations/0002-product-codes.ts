import type { Migration } from 'kysely/migration';

export const productCodes: Migration = {
  async up({ schema }) {
    await schema.alterTable('products').addColumn('sku', 'text').execute();
    await schema.alterTable('products').addColumn('barcode', 'text').execute();
    await schema.alterTable('products').addColumn('low_stock_limit', 'double precision').execute();
  },
};
