import type { Migration } from 'kysely/migration';

const columns = ['sku', 'barcode'] as const;

export const productCodes: Migration = {
  async up({ schema }) {
    for (const column of columns) await schema.alterTable('products').addColumn(column, 'text').execute();
  },
};
