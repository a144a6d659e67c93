import type { Migration } from 'kysely/migration';

const columns = ['sku'] as const;

export const productCodes: Migration = {
  async up({ schema }) {
    for (const column of columns) await schema.alterTable('products').addColumn(column, 'text').execute();
  },
};
